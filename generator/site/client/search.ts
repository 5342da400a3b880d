// The search: loads its data when it is first used, then answers as the reader types.

import MiniSearch from "minisearch";
import { loadScript } from "./load-script.js";

type Entry = readonly [path: string, title: string, context: string, text: string];

interface SearchWindow {
  readonly wirepact?: { readonly search?: { readonly documents?: readonly Entry[] } };
}

interface Found {
  readonly path: string;
  readonly title: string;
  readonly context: string;
}

const most = 12;

/** The rest of a longer question is ignored. */
const longest = 200;

/** Adds the search to its box. */
export function startSearch(box: HTMLElement): void {
  const input = box.querySelector("input")!;
  const list = box.querySelector("ul")!;
  const root = document.body.dataset["root"] ?? "";
  let index: Promise<MiniSearch> | undefined;
  let selected = -1;

  const select = (next: number): void => {
    const items = [...list.children];
    selected = items.length === 0 ? -1 : (next + items.length) % items.length;
    for (const [position, item] of items.entries()) item.setAttribute("aria-selected", String(position === selected));
    const current = items[selected];
    if (current !== undefined) input.setAttribute("aria-activedescendant", current.id);
    else input.removeAttribute("aria-activedescendant");
    current?.scrollIntoView({ block: "nearest" });
  };
  const close = (): void => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
  };
  const show = (found: readonly Found[]): void => {
    list.replaceChildren(...found.map((each, position) => resultItem(each, position, root)));
    if (found.length === 0) list.replaceChildren(emptyItem());
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    select(0);
  };
  const update = async (): Promise<void> => {
    const words = input.value.trim().slice(0, longest);
    if (words === "") return close();
    const search = await (index ??= loadIndex(root));
    if (input.value.trim().slice(0, longest) === words) show(search.search(words).slice(0, most) as unknown as readonly Found[]);
  };

  box.hidden = false;
  input.addEventListener("input", () => void update());
  input.addEventListener("focus", () => void (index ??= loadIndex(root)));
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") list.children[selected]?.querySelector("a")?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!box.contains(event.target as Node)) close();
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== "/" || /^(?:input|textarea|select)$/i.test(target.tagName)) return;
    event.preventDefault();
    input.focus();
  });
}

function resultItem({ path, title, context }: Found, position: number, root: string): HTMLLIElement {
  const item = document.createElement("li");
  item.id = `result-${position}`;
  item.setAttribute("role", "option");
  const link = document.createElement("a");
  link.href = `${root}${encodeURI(path)}`;
  link.tabIndex = -1;
  link.textContent = title;
  const small = document.createElement("small");
  small.textContent = context;
  link.append(small);
  item.append(link);
  return item;
}

function emptyItem(): HTMLLIElement {
  const item = document.createElement("li");
  item.setAttribute("role", "option");
  item.textContent = "No results";
  return item;
}

/** The folder of the site that the page is in, such as that of a protocol; `root` is the way out of it. */
function folderOf(root: string): string | undefined {
  const depth = root.split("../").length - 1;
  return depth === 0 ? undefined : decodeURIComponent(location.pathname.split("/").at(-1 - depth) ?? "");
}

/** Loads the data and makes an index of it. */
async function loadIndex(root: string): Promise<MiniSearch> {
  await loadScript(`${root}search-data.js`);
  const documents = (window as unknown as SearchWindow).wirepact?.search?.documents ?? [];
  const own = folderOf(root);
  const search = new MiniSearch({
    fields: ["title", "context", "text"],
    storeFields: ["path", "title", "context"],
    idField: "path",
    searchOptions: {
      boost: { title: 4, context: 2 },
      // Readers look first for what is near.
      boostDocument: (path) => (own !== undefined && String(path).startsWith(`${own}/`) ? 3 : 1),
      prefix: true,
      fuzzy: 0.15,
      combineWith: "AND",
    },
  });
  search.addAll(documents.map(([path, title, context, text]) => ({ path, title, context, text })));
  return search;
}
