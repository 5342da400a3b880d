// The files that a spec would generate, one of which is shown; the choice stays while the spec is edited.

import { highlight } from "../highlight.js";
import type { GeneratedText } from "../spec-job.js";
import { choice, element } from "./elements.js";

export interface GeneratedFiles {
  readonly root: HTMLElement;
  readonly show: (files: readonly GeneratedText[]) => void;
  /** Replaces some of the files. */
  readonly update: (files: readonly GeneratedText[]) => void;
  /** Says that the spec generates nothing now; the files of the last state that did stay. */
  readonly showOutdated: () => void;
  /** Forgets the files: another spec was opened. */
  readonly clear: () => void;
  readonly shownPath: () => string;
}

export function createGeneratedFiles(): GeneratedFiles {
  const list = choice("Generated file", []);
  const code = element("code", {});
  const note = element("p", { class: "note" });
  const box = element("div", { class: "code" }, element("pre", { tabindex: "0" }, code));
  let files: readonly GeneratedText[] = [];
  let chosen = "";
  const showNote = (text: string): void => {
    note.textContent = text;
    note.hidden = text === "";
  };
  const showChosen = (): void => {
    const { path, text } = files.find((file) => file.path === list.select.value) ?? { path: "", text: "" };
    // Highlighting escapes everything in the text.
    code.innerHTML = highlight(text, path.slice(path.lastIndexOf(".") + 1));
    list.label.hidden = box.hidden = files.length === 0;
  };
  const show = (made: readonly GeneratedText[]): void => {
    if (made.map(({ path }) => path).join("\n") !== files.map(({ path }) => path).join("\n")) {
      list.select.replaceChildren(...made.map(({ path }) => element("option", { value: path }, path)));
      if (made.some(({ path }) => path === chosen)) list.select.value = chosen;
    }
    files = made;
    showNote("");
    showChosen();
  };
  list.select.addEventListener("change", () => {
    chosen = list.select.value;
    showChosen();
  });
  show([]);
  return {
    root: element("div", { class: "files" }, element("div", { class: "controls" }, list.label), note, box),
    show,
    update: (made) => {
      const texts = new Map(made.map((file) => [file.path, file]));
      show(files.map((file) => texts.get(file.path) ?? file));
    },
    showOutdated: () =>
      showNote(files.length === 0 ? "Shown when the spec has no errors." : "These files are of the last state without errors."),
    clear: () => show([]),
    shownPath: () => list.select.value,
  };
}
