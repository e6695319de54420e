/** What has to be scrolled can be reached by the Tab key, and only then. */
export function reachable(node: HTMLElement): () => void {
  const look = () => (node.scrollHeight > node.clientHeight + 1 ? (node.tabIndex = 0) : node.removeAttribute("tabindex"));
  const watch = new ResizeObserver(look);
  watch.observe(node);
  for (const part of node.children) watch.observe(part);
  return () => watch.disconnect();
}
