/** Where the reader is. Links are ordinary links; this keeps them from loading the page anew.
 *
 * A folder of files has one page alone, whatever path it lies below: there the place stands behind a #, `#/rules/mister`,
 * and links are written as everywhere else. */

const IS_FOLDER = import.meta.env.MODE === "static";

export interface Place {
  page: string;
  args: string[];
  secret: string;
}

/** `/t/abc#key` is page `t`, args `["abc"]`, secret `key`: what stands behind # never reaches a server. */
export function placeOf(url: URL): Place {
  const [page = "", ...args] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, args, secret: url.hash.slice(1) };
}

/** The address that names the place: the browser's own or, in a folder of files, what stands behind its #. */
function addressOfPlace(): URL {
  return IS_FOLDER ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
}

/** A path as the browser is to show it. */
const shownPath = (path: string): string =>
  IS_FOLDER ? `${location.pathname}${location.search}#${path}` : path;

class Router {
  place = $state(placeOf(addressOfPlace()));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", shownPath(path));
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.place = placeOf(addressOfPlace());
  }

  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.("a");
    const isPlain =
      click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (!link || click.defaultPrevented) return;
    if (IS_FOLDER && leadsAside(link, isPlain)) return this.openAside(click, link);
    if (!isPlain || !isOurs(link)) return;
    click.preventDefault();
    this.go(this.pathOf(link));
  }

  /** In a folder `#a4` alone is a place on the page that is shown. */
  private pathOf(link: HTMLAnchorElement): string {
    const isHere = IS_FOLDER && link.getAttribute("href")?.startsWith("#");
    const path = isHere ? addressOfPlace().pathname : link.pathname;
    return path + (isHere ? "" : link.search) + link.hash;
  }

  private openAside(click: MouseEvent, link: HTMLAnchorElement): void {
    click.preventDefault();
    open(shownPath(this.pathOf(link)), "_blank", "noopener");
  }
}

/** In a folder the browser itself would look for the link outside of it. */
function leadsAside(link: HTMLAnchorElement, isPlain: boolean): boolean {
  return (
    link.origin === location.origin && !link.hasAttribute("download") && (!isPlain || link.target !== "")
  );
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.origin !== location.origin || link.target || link.hasAttribute("download");
  const isServers = link.pathname.startsWith("/api/");
  const isHere = !IS_FOLDER && link.pathname === location.pathname && link.hash !== "";
  return !isElsewhere && !isServers && !isHere;
}

export const router = new Router();
