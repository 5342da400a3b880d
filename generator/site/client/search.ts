// The search: loads its data when it is first used, then answers as the reader types.

import { element } from "./elements.js";
import { createFindSections, type FindSections, type Found, readSections } from "./find-sections.js";
import { loadScript } from "./load-script.js";
import { unpackText } from "./pack-text.js";

interface SearchWindow {
  readonly wirepact?: { readonly search?: { readonly packed?: string } };
}

/** The rest of a longer question is ignored. */
const longest = 200;

/** Adds the search to its box. */
export function startSearch(box: HTMLElement): void {
  const input = box.querySelector("input")!;
  const list = box.querySelector("ul")!;
  const root = document.body.dataset["root"] ?? "";
  let loading: Promise<FindSections> | undefined;
  let selected = -1;

  const load = (): Promise<FindSections> => (loading ??= loadSections(root));
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
    const find = await load();
    if (input.value.trim().slice(0, longest) === words) show(find(words));
  };

  box.hidden = false;
  input.addEventListener("input", () => void update());
  // Before the first word is typed.
  for (const sign of ["pointerenter", "focus"]) input.addEventListener(sign, () => void load());
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

function resultItem({ section, words }: Found, position: number, root: string): HTMLLIElement {
  const [path, title, context, , prose, code] = section;
  const pattern = wordsPattern(words);
  const item = document.createElement("li");
  item.id = `result-${position}`;
  item.setAttribute("role", "option");
  const link = document.createElement("a");
  link.href = `${root}${encodeURI(path)}`;
  link.tabIndex = -1;
  link.append(...marked(title, pattern));
  for (const text of [context, excerptOf(prose, pattern) || excerptOf(code, pattern)])
    if (text !== "") link.append(element("small", {}, ...marked(text, pattern)));
  item.append(link);
  return item;
}

/** What matches words that start with those that were found, which consist of letters and digits. */
const wordsPattern = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])((?:${words.join("|")})[\p{L}\p{N}]*)`, "iu");

/** A text in which words are marked. */
const marked = (text: string, words: RegExp): readonly (Node | string)[] =>
  // Every second part is a word.
  text.split(words).map((part, index) => (index % 2 === 1 ? element("mark", {}, part) : part));

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
function excerptOf(text: string, words: RegExp): string {
  const place = text.search(words);
  if (place === -1) return "";
  const start = text.lastIndexOf("\n", place) + 1;
  const shown = text.slice(start, start + longestExcerpt).replaceAll(/\n+/g, " · ");
  return start + longestExcerpt < text.length ? `${shown}…` : shown;
}

/** Loads the sections of the site. */
async function loadSections(root: string): Promise<FindSections> {
  await loadScript(`${root}search-data.js`);
  const own = folderOf(root);
  const packed = (window as unknown as SearchWindow).wirepact?.search?.packed ?? "";
  const sections = readSections((await unpackText(packed, Number.POSITIVE_INFINITY)) ?? "[]");
  return createFindSections(sections, (path) => own !== undefined && path.startsWith(`${own}/`));
}
