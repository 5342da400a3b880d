// A text area in which ranges are underlined: a layer behind it repeats the text with marks. Files can be dropped on it. Of a text that would
// keep the browser busy for seconds, only the beginning is in the text area.

import { button, element } from "./elements.js";

export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly level: "error" | "warning";
}

export interface Editor {
  readonly root: HTMLElement;
  readonly area: HTMLTextAreaElement;
  /** The whole text. */
  readonly text: () => string;
  /** Replaces the text, without a call of `onChange`. */
  readonly setText: (text: string) => void;
  readonly mark: (marks: readonly Mark[]) => void;
}

/** Longer texts are shown in part and cannot be edited. */
const longestEdited = 50_000;

/** How much of them is shown. */
const longestShown = 10_000;

/** Browsers may take minutes to break longer lines, so they are not broken. */
const longestWrapped = 10_000;

/** Whether a line is longer than that. */
export function hasLongLine(text: string): boolean {
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

/** A file that is dropped beside the editor does not replace the page, because the input would be lost. */
export function keepFilesOut(): void {
  for (const type of ["dragover", "drop"] as const)
    document.addEventListener(type, (event) => {
      if (hasFiles(event)) event.preventDefault();
    });
}

/** Creates an editor. `onChange` is called after every change, `onProblem` with a reason why a text was not taken. */
export function createEditor(label: string, onChange: () => void, onProblem: (problem: string) => void): Editor {
  const backdrop = element("pre", { class: "backdrop", "aria-hidden": "true" });
  const area = element("textarea", { "aria-label": label, spellcheck: "false", autocapitalize: "off", rows: "12" });
  const size = element("span", {});
  const clear = button("Clear the text", () => {
    change("");
    area.focus();
  });
  const note = element("p", { class: "note", hidden: true }, size, clear);
  const layers = element("div", { class: "editor" }, backdrop, area);
  const root = element("div", { class: "editor-box" }, layers, note);
  /** A text that is too long for the text area. */
  let long: string | undefined;

  const text = (): string => long ?? area.value;
  const setText = (given: string): void => {
    long = given.length > longestEdited ? given : undefined;
    area.value = long === undefined ? given : given.slice(0, longestShown);
    area.readOnly = long !== undefined;
    note.hidden = long === undefined;
    size.textContent = `The text has ${given.length.toLocaleString("en")} characters. The first ${longestShown.toLocaleString("en")} are shown, and it cannot be edited here. `;
    fitLines();
  };
  const change = (given: string): void => {
    setText(given);
    onChange();
  };
  const refuse = (problem: string): void => {
    setText("");
    mark([]);
    onProblem(problem);
  };
  const followScroll = (): void => {
    backdrop.scrollTop = area.scrollTop;
    backdrop.scrollLeft = area.scrollLeft;
  };
  const fitLines = (): void => void layers.classList.toggle("unwrapped", hasLongLine(area.value));
  const take = (given: string): void => {
    if (given.includes("\0")) return refuse("The text contains NUL characters: it is binary data");
    if (long !== undefined || given !== area.value || given.length > longestEdited) return change(given);
    fitLines();
    onChange();
  };
  area.addEventListener("input", () => take(area.value));
  // A long text does not get into the text area, because the browser would lay out all of it.
  area.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    const whole = long === undefined ? area.value.slice(0, area.selectionStart) + pasted + area.value.slice(area.selectionEnd) : pasted;
    if (pasted === "" || (whole.length <= longestEdited && !area.readOnly)) return;
    event.preventDefault();
    take(whole);
  });
  area.addEventListener("scroll", followScroll);
  takeDroppedFiles(root, layers, change, onProblem);
  const mark = (marks: readonly Mark[]): void => {
    const shown = area.value;
    const parts: (Node | string)[] = [];
    let end = 0;
    for (const each of [...marks].sort((a, b) => a.start - b.start)) {
      if (each.start < end || each.start >= shown.length) continue;
      parts.push(shown.slice(end, each.start), element("mark", { class: each.level }, shown.slice(each.start, each.end)));
      end = each.end;
    }
    // The last line break is shown only if something follows it.
    backdrop.replaceChildren(...parts, `${shown.slice(end)}\n`);
    followScroll();
  };
  return { root, area, text, setText, mark };
}

/** Takes the text of a file that is dropped on the editor. */
function takeDroppedFiles(
  root: HTMLElement,
  layers: HTMLElement,
  take: (text: string) => void,
  onProblem: (problem: string) => void,
): void {
  root.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    layers.classList.add("dropping");
  });
  root.addEventListener("dragleave", () => layers.classList.remove("dropping"));
  root.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    layers.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    if (file.size > largestFile) return onProblem(`${file.name} is larger than ${largestFile / 1_000_000} MB`);
    void file.arrayBuffer().then((bytes) => {
      const read = readText(bytes);
      if (read === undefined) onProblem(`${file.name} is not a UTF-8 text file`);
      else take(read);
    });
  });
}

function readText(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
