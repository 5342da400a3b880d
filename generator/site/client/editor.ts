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

/** Browsers may take minutes to break longer lines, so they are not broken. */
const longestWrapped = 10_000;

/** Whether a line is longer than that. */
function hasLongLine(text: string): boolean {
  for (let start = 0; text.length - start > longestWrapped;) {
    const end = text.lastIndexOf("\n", start + longestWrapped);
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}

/** Larger files are not read. */
const largestFile = 5_000_000;

/** Whether files are dragged; a text can be dragged into any text area. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;

/** A file that misses the editor must not replace the page, and with it what was typed. */
for (const type of ["dragover", "drop"] as const)
  document.addEventListener(type, (event) => {
    if (hasFiles(event)) event.preventDefault();
  });

/** Creates an editor. `onChange` is called after every change, `onProblem` with a reason why a file was not read. */
export function createEditor(label: string, onChange: () => void, onProblem: (problem: string) => void): Editor {
  const backdrop = element("pre", { class: "backdrop", "aria-hidden": "true" });
  const area = element("textarea", { "aria-label": label, spellcheck: "false", autocapitalize: "off", rows: "12" });
  const root = element("div", { class: "editor" }, backdrop, area);
  const followScroll = (): void => {
    backdrop.scrollTop = area.scrollTop;
    backdrop.scrollLeft = area.scrollLeft;
  };
  const fitLines = (): void => void root.classList.toggle("unwrapped", hasLongLine(area.value));
  area.addEventListener("input", () => {
    if (area.value.includes("\0")) {
      area.value = "";
      mark([]);
      return onProblem("The text contains NUL characters: it is binary data");
    }
    fitLines();
    onChange();
  });
  area.addEventListener("scroll", followScroll);
  root.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    root.classList.add("dropping");
  });
  root.addEventListener("dragleave", () => root.classList.remove("dropping"));
  root.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    root.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    if (file.size > largestFile) return onProblem(`${file.name} is larger than ${largestFile / 1_000_000} MB`);
    void file.arrayBuffer().then((bytes) => {
      try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        if (text.includes("\0")) throw new TypeError("binary");
        area.value = text;
        fitLines();
        onChange();
      } catch {
        onProblem(`${file.name} is not a UTF-8 text file`);
      }
    });
  });
  const mark = (marks: readonly Mark[]): void => {
    const text = area.value;
    fitLines();
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
    followScroll();
  };
  return { root, area, mark };
}
