/** Where we are: the address decides which page is shown. */
export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join" }
  | { page: "tables" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "replay"; table: string }
  | { page: "learn"; game: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length) return { page: "lost" };
  if (!first) return { page: "front" };
  if (second) {
    if (first === "t") return { page: "table", table: second };
    if (first === "new") return { page: "new", game: second };
    if (first === "replay") return { page: "replay", table: second };
    if (first === "learn") return { page: "learn", game: second };
    return { page: "lost" };
  }
  if (first === "replay") return { page: "replay", table: "" };
  if (first === "join" || first === "tables" || first === "settings" || first === "about") return { page: first };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  /** Go to an address of the client without loading the page anew. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  read = (): void => {
    const route = routeOf(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route; // another spot of the same page is no new page
  };

  /** Links of the client are followed here; all others by the browser. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (routeOf(link.pathname).page === "lost" || link.pathname.startsWith("/api")) return;
    if (link.hash && link.pathname === location.pathname) return; // a spot of this page
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
