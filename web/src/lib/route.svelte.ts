/** Which page is open: the address of the browser, without reloading. */

export type Page =
  | { readonly name: "lobby" }
  | { readonly name: "packs" }
  | { readonly name: "workshop"; readonly game: string; readonly pack: string; readonly page: string }
  | { readonly name: "person"; readonly id: string }
  | { readonly name: "watch" }
  | { readonly name: "tournaments" }
  | { readonly name: "tournament"; readonly id: string }
  | { readonly name: "account"; readonly part: string; readonly token: string }
  | { readonly name: "review"; readonly id: string }
  | { readonly name: "embed"; readonly id: string }
  | { readonly name: "admin" }
  | { readonly name: "problems"; readonly game: string }
  | { readonly name: "table"; readonly id: string; readonly invitation: string; readonly practice: boolean };

export function pageOf(path: string, hash: string, search = ""): Page {
  const found = /^\/table\/([\w-]+)\/?$/.exec(path);
  // The invitation is after the hash: it is never sent to a server or written to its logs.
  if (found?.[1])
    return {
      name: "table",
      id: found[1],
      invitation: hash.replace(/^#/, ""),
      practice: new URLSearchParams(search).has("practice"),
    };
  const problems = /^\/problems(?:\/(\w+))?\/?$/.exec(path);
  if (problems) return { name: "problems", game: problems[1] ?? "talon" };
  if (/^\/packs\/?$/.test(path)) return { name: "packs" };
  if (/^\/admin\/?$/.test(path)) return { name: "admin" };
  const embedded = /^\/embed\/([\w-]+)\/?$/.exec(path);
  if (embedded?.[1]) return { name: "embed", id: embedded[1] };
  const asked = new URLSearchParams(search);
  const made = /^\/workshop(?:\/(\w+))?\/?$/.exec(path);
  if (made)
    return {
      name: "workshop",
      game: made[1] ?? "talon",
      pack: asked.get("pack") ?? "",
      page: asked.get("page") ?? "",
    };
  const somebody = /^\/person\/([\w-]+)\/?$/.exec(path);
  if (somebody?.[1]) return { name: "person", id: somebody[1] };
  const contest = /^\/tournament\/([\w.-]+)\/?$/.exec(path);
  if (contest?.[1]) return { name: "tournament", id: contest[1] };
  if (/^\/tournaments\/?$/.test(path)) return { name: "tournaments" };
  if (/^\/watch\/?$/.test(path)) return { name: "watch" };
  const account = /^\/account(?:\/(\w+))?\/?$/.exec(path);
  if (account) return { name: "account", part: account[1] ?? "", token: hash.replace(/^#/, "") };
  const reviewed = /^\/table\/([\w-]+)\/review\/?$/.exec(path);
  if (reviewed?.[1]) return { name: "review", id: reviewed[1] };
  // An address of older releases.
  const edited = /^\/editor\/(\w+)\/?$/.exec(path);
  return edited?.[1] ? { name: "workshop", game: edited[1], pack: "", page: "scenario" } : { name: "lobby" };
}

class Route {
  page = $state.raw<Page>(pageOf(location.pathname, location.hash, location.search));

  constructor() {
    addEventListener("popstate", () => (this.page = pageOf(location.pathname, location.hash, location.search)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = pageOf(location.pathname, location.hash, location.search);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follow an internal link without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}
