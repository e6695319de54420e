/** What has to be scrolled can be reached by the Tab key, and only then. */
export function reachable(node: HTMLElement): () => void {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const soon = (): void => void (frame ||= requestAnimationFrame(look));
  const size = new ResizeObserver(soon);
  const parts = new MutationObserver(soon);
  size.observe(node);
  parts.observe(node, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    parts.disconnect();
    cancelAnimationFrame(frame);
  };
}
