// A text area in which ranges are underlined: a layer behind it repeats the text with marks. Files can be dropped on it.

import { element } from "./elements.js";

export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly level: "error" | "warning";
}

export interface Editor {
  readonly root: HTMLElement;
  readonly area: HTMLTextAreaElement;
  readonly mark: (marks: readonly Mark[]) => void;
}

/** Larger texts are not underlined, because the layer would slow typing down. */
const longestMarked = 200_000;

/** Larger files are not read. */
const largestFile = 5_000_000;

/** Creates an editor. `onChange` is called after every change, `onProblem` with a reason why a file was not read. */
export function createEditor(label: string, onChange: () => void, onProblem: (problem: string) => void): Editor {
  const backdrop = element("pre", { class: "backdrop", "aria-hidden": "true" });
  const area = element("textarea", { "aria-label": label, spellcheck: "false", autocapitalize: "off", rows: "12" });
  const root = element("div", { class: "editor" }, backdrop, area);
  area.addEventListener("input", onChange);
  area.addEventListener("scroll", () => (backdrop.scrollTop = area.scrollTop));
  root.addEventListener("dragover", (event) => {
    event.preventDefault();
    root.classList.add("dropping");
  });
  root.addEventListener("dragleave", () => root.classList.remove("dropping"));
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    root.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    if (file.size > largestFile) return onProblem(`${file.name} is larger than ${largestFile / 1_000_000} MB`);
    void file.arrayBuffer().then((bytes) => {
      try {
        area.value = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        onChange();
      } catch {
        onProblem(`${file.name} is not a UTF-8 text file`);
      }
    });
  });
  const mark = (marks: readonly Mark[]): void => {
    const text = area.value;
    if (text.length > longestMarked) return backdrop.replaceChildren();
    const parts: (Node | string)[] = [];
    let end = 0;
    for (const each of [...marks].sort((a, b) => a.start - b.start)) {
      if (each.start < end) continue;
      parts.push(text.slice(end, each.start), element("mark", { class: each.level }, text.slice(each.start, each.end)));
      end = each.end;
    }
    // The last line break is shown only if something follows it.
    backdrop.replaceChildren(...parts, `${text.slice(end)}\n`);
    backdrop.scrollTop = area.scrollTop;
  };
  return { root, area, mark };
}
