/** Where the reader is. Links are ordinary links; this keeps them from loading the page anew. */

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

class Router {
  place = $state(placeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.place = placeOf(new URL(location.href));
  }

  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.("a");
    const isPlain =
      click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (!link || !isPlain || click.defaultPrevented || !isOurs(link)) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.origin !== location.origin || link.target || link.hasAttribute("download");
  const isServers = link.pathname.startsWith("/api/");
  const isHere = link.pathname === location.pathname && link.hash !== "";
  return !isElsewhere && !isServers && !isHere;
}

export const router = new Router();
