import { BASE, HERE } from "./net/door";

/** Where we are: the address decides which page is shown. */
export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join" }
  | { page: "tables" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "practise" }
  | { page: "replay"; table: string }
  | { page: "learn"; game: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; day: string }
  | { page: "workshop"; game: string }
  | { page: "print"; game: string }
  | { page: "class"; classroom: string }
  | { page: "pupil"; code: string }
  | { page: "screen"; classroom: string }
  | { page: "report"; classroom: string }
  | { page: "poster"; classroom: string }
  | { page: "worksheets"; classroom: string }
  | { page: "deal"; name: string }
  | { page: "tournament"; code: string }
  | { page: "organise"; tournament: string }
  | { page: "projector"; tournament: string }
  | { page: "key" }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "puzzle") return puzzleOf(second, more);
  if (more.length) return { page: "lost" };
  if (!first) return { page: "front" };
  if (second) {
    if (first === "t") return { page: "table", table: second };
    if (first === "new") return { page: "new", game: second };
    if (first === "replay") return { page: "replay", table: second };
    if (first === "learn") return { page: "learn", game: second };
    if (first === "workshop" || first === "print") return { page: first, game: second };
    if (first === "deal") return { page: "deal", name: second };
    if (first === "tournament") return { page: "tournament", code: second.toUpperCase() };
    if (first === "organise" || first === "projector") return { page: first, tournament: second };
    if (first === "c") return { page: "pupil", code: second.toUpperCase() };
    if (["class", "screen", "report", "poster", "worksheets"].includes(first)) return { page: first as "class", classroom: second };
    return { page: "lost" };
  }
  if (first === "class") return { page: "class", classroom: "" };
  if (first === "tournament") return { page: "tournament", code: "" };
  if (first === "replay") return { page: "replay", table: "" };
  if (first === "join" || first === "tables" || first === "settings" || first === "about" || first === "practise" || first === "key") return { page: first };
  return { page: "lost" };
}

/** A puzzle of a game and a day; without a day, today's. */
function puzzleOf(game: string, [day = "", ...more]: string[]): Route {
  if (more.length || (day && !/^\d{4}-\d\d-\d\d$/.test(day))) return { page: "lost" };
  return game ? { page: "puzzle", game, day } : { page: "puzzles" };
}

/** The address of a page of the client. One that runs here lies in any folder of any host, so its pages are behind a question mark. */
export const addressOf = (path: string): string => (HERE ? `${BASE}?${path}` : path);

/** The page that the address bar names. */
const pathNow = (): string => (HERE ? decodeURI(location.search.slice(1)) : location.pathname);

class Router {
  route = $state.raw<Route>(routeOf(pathNow()));

  /** Go to an address of the client without loading the page anew. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
    this.read();
    scrollTo(0, 0);
  }

  read = (): void => {
    const route = routeOf(pathNow());
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route; // another spot of the same page is no new page
  };

  /** Links of the client are followed here; all others by the browser. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    const path = HERE && link.search.startsWith("?/") ? link.search.slice(1) : link.pathname;
    if (routeOf(path).page === "lost" || path.startsWith("/api")) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return; // a spot of this page
    event.preventDefault();
    this.go(path + link.hash);
  };

  /** Links are written as a hall has them; where the page lies elsewhere they get their real address before anybody opens one in a new tab. */
  point = (event: Event): void => {
    const link = (event.target as Element).closest?.("a[href^='/']");
    const path = link?.getAttribute("href") ?? "";
    if (HERE && path && routeOf(path.split("#")[0]!).page !== "lost") link!.setAttribute("href", addressOf(path));
  };
}

export const router = new Router();
