// The search: loads its data when it is first used, then answers as the reader types.

import MiniSearch, { type SearchResult } from "minisearch";
import { element } from "./elements.js";
import { loadScript } from "./load-script.js";

type Entry = readonly [path: string, title: string, context: string, names: string, prose: string, code: string];

interface SearchWindow {
  readonly wirepact?: { readonly search?: { readonly documents?: readonly Entry[] } };
}

interface Found {
  readonly path: string;
  readonly title: string;
  readonly context: string;
  /** What is written around the first word that was found in the text. */
  readonly excerpt: string;
  /** The words that were found. */
  readonly words: readonly string[];
}

interface Search {
  readonly find: (words: string) => readonly Found[];
}

const most = 12;

/** The rest of a longer question is ignored. */
const longest = 200;

/** Adds the search to its box. */
export function startSearch(box: HTMLElement): void {
  const input = box.querySelector("input")!;
  const list = box.querySelector("ul")!;
  const root = document.body.dataset["root"] ?? "";
  let index: Promise<Search> | undefined;
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
    input.removeAttribute("aria-activedescendant");
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
    if (input.value.trim().slice(0, longest) === words) show(search.find(words));
  };

  box.hidden = false;
  input.addEventListener("input", () => void update());
  input.addEventListener("focus", () => void (index ??= loadIndex(root)));
  input.addEventListener("keydown", (event) => {
    if (list.hidden && event.key === "ArrowDown") void update();
    else if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") list.children[selected]?.querySelector("a")?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!box.contains(event.target as Node)) close();
  });
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !box.contains(relatedTarget as Node)) close();
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== "/" || /^(?:input|textarea|select)$/i.test(target.tagName)) return;
    event.preventDefault();
    input.focus();
  });
}

function resultItem({ path, title, context, excerpt, words }: Found, position: number, root: string): HTMLLIElement {
  const item = document.createElement("li");
  item.id = `result-${position}`;
  item.setAttribute("role", "option");
  const link = document.createElement("a");
  link.href = `${root}${encodeURI(path)}`;
  link.tabIndex = -1;
  link.append(...marked(title, words));
  for (const text of [context, excerpt]) if (text !== "") link.append(element("small", {}, ...marked(text, words)));
  item.append(link);
  return item;
}

/** A text in which words are marked. */
function marked(text: string, words: readonly string[]): readonly (Node | string)[] {
  const escaped = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`));
  if (escaped.length === 0) return [text];
  // Every second part is a word.
  return text.split(new RegExp(`(${escaped.join("|")})`, "i")).map((part, index) => (index % 2 === 1 ? element("mark", {}, part) : part));
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

/** An excerpt has at most this many characters. */
const longestExcerpt = 110;

/** The text from the line on that contains the first word that was found; a row of a table is in one line. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place !== -1);
  if (places.length === 0) return "";
  const start = text.lastIndexOf("\n", Math.min(...places)) + 1;
  const shown = text.slice(start, start + longestExcerpt).replaceAll(/\n+/g, " · ");
  return start + longestExcerpt < text.length ? `${shown}…` : shown;
}

/** Loads the data and makes an index of it. */
async function loadIndex(root: string): Promise<Search> {
  await loadScript(`${root}search-data.js`);
  const documents = (window as unknown as SearchWindow).wirepact?.search?.documents ?? [];
  const own = folderOf(root);
  const search = new MiniSearch<Readonly<Record<"title" | "context" | "names" | "prose" | "code", string>> & { readonly id: number }>({
    fields: ["title", "context", "names", "prose", "code"],
    searchOptions: {
      boost: { title: 4, context: 2, names: 3, code: 0.2 },
      // Readers look first for what is near.
      boostDocument: (id) => (own !== undefined && documents[id as number]?.[0].startsWith(`${own}/`) === true ? 3 : 1),
      prefix: true,
      fuzzy: 0.15,
    },
  });
  // In portions, between which the page reacts to its reader.
  await search.addAllAsync(
    documents.map(([, title, context, names, prose, code], id) => ({ id, title, context, names, prose, code })),
    { chunkSize: 250 },
  );
  return {
    find: (words) => {
      // Sections that contain all words come first, then those that contain some of them.
      const found = new Map<unknown, SearchResult>();
      for (const combineWith of ["AND", "OR"] as const)
        for (const result of search.search(words, { combineWith }).slice(0, most)) if (!found.has(result.id)) found.set(result.id, result);
      return [...found.values()].slice(0, most).flatMap(({ id, terms }) => {
        const entry = documents[id as number];
        if (entry === undefined) return [];
        const [path, title, context, , prose, code] = entry;
        return [{ path, title, context, excerpt: excerptOf(prose, terms) || excerptOf(code, terms), words: terms }];
      });
    },
  };
}
