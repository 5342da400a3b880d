// The files of the spec that is edited: the protocol and, if the spec has any, the files of types that protocols share. One of them is in the editor.

import type { SourceFile } from "../../model/source.js";
import type { SpecFiles } from "../spec-job.js";
import { choice, element } from "./elements.js";
import type { SpecEditor } from "./spec-editor-types.js";

export interface OpenFiles {
  /** The choice of the file; hidden while there is only one. */
  readonly label: HTMLElement;
  /** Replaces all files, and shows the protocol. */
  readonly open: (files: SpecFiles) => void;
  /** The files as they were edited. */
  readonly current: () => SpecFiles;
  /** The path of the file in the editor. */
  readonly shownPath: () => string;
  /** Puts the cursor into a file. */
  readonly goTo: (path: string, offset: number) => void;
}

/** The path of the file of a protocol, by the name in its text. */
function pathOf({ path, text }: SourceFile): string {
  const name = /^protocol: *(["']?)([a-z][a-z0-9-]*)\1 *(?:#.*)?$/m.exec(text)?.[2];
  return name === undefined ? path : path.replace(/[^/]*$/, `${name}.yaml`);
}

/** Keeps the files; `onShow` is called after another file was put into the editor. */
export function createOpenFiles(editor: SpecEditor, onShow: () => void): OpenFiles {
  const { label, select } = choice("File", []);
  let protocol: SourceFile = { path: "", text: "" };
  let types: readonly SourceFile[] = [];
  let shown = "";

  const keepText = (): void => {
    const typed = (file: SourceFile): SourceFile => (file.path === shown ? { ...file, text: editor.text() } : file);
    protocol = typed(protocol);
    types = types.map(typed);
    followName();
  };
  /** The file of a protocol has its name, which may have been edited. */
  const followName = (): void => {
    const path = pathOf(protocol);
    if (path === protocol.path) return;
    if (shown === protocol.path) shown = path;
    protocol = { ...protocol, path };
    select.options[0]!.value = select.options[0]!.textContent = path;
  };
  const put = (path: string): void => {
    shown = path;
    select.value = path;
    editor.setText([protocol, ...types].find((file) => file.path === path)?.text ?? "");
  };
  const show = (path: string): void => {
    if (path === shown) return;
    keepText();
    put(path);
    onShow();
  };
  select.addEventListener("change", () => show(select.value));
  return {
    label,
    open: (files) => {
      ({ protocol, types } = files);
      const paths = [protocol, ...types].map(({ path }) => path);
      select.replaceChildren(...paths.map((path) => element("option", { value: path }, path)));
      label.hidden = paths.length < 2;
      put(protocol.path);
    },
    current: () => {
      keepText();
      return { protocol, types };
    },
    shownPath: () => shown,
    goTo: (path, offset) => {
      show(path);
      editor.goTo(offset);
    },
  };
}
