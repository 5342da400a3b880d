// Diagnostics of the load stage.

import { entry } from "../catalog-entry.js";

export const loadCatalog = {
  "load/file-missing": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `there is no file ${path}`,
    explain: "The file does not exist. The root file names protocol files relative to its own folder.",
    wrong: "protocols: [protocols/mal.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/not-a-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is not a file`,
    explain:
      "The name belongs to a folder or to something else that holds no text. The root file lists every protocol file by its own name; folders are not searched.",
    wrong: "protocols: [protocols]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/unreadable": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `${path} cannot be read: ${problem}`,
    explain: "The file exists, but the system refuses to hand it over, most often because of its permissions.",
    wrong: "protocols: [protocols/mail.yaml]   # mode 000",
    right: "protocols: [protocols/mail.yaml]   # mode 644",
  }),
  "load/file-too-large": entry<{ readonly path: string; readonly bytes: number; readonly limit: number }>({
    severity: "error",
    say: ({ path, bytes, limit }) => `${path} is too large: ${bytes} bytes, at most ${limit} are read`,
    explain: "A spec file is written by people, so a file of this size is something else. It is refused by its size, before it is read.",
    wrong: "protocols: [dump-of-everything.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/not-utf8": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is not UTF-8 text`,
    explain: "Spec files are text in UTF-8. This one holds bytes that are not; an editor can save it again in the right encoding.",
    wrong: "protocols: [protocols/mail.yaml]   # saved as UTF-16",
    right: "protocols: [protocols/mail.yaml]   # saved as UTF-8",
  }),
  "load/empty-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is empty`,
    explain:
      "The file holds nothing but blanks and comments. A root file needs at least `protocols`, a protocol file begins with `protocol`.",
    wrong: "# to be written",
    right: "protocol: mail",
  }),
  "load/wrong-root": entry<{ readonly path: string; readonly found: string }>({
    severity: "error",
    say: ({ path, found }) => `${path} is ${found}, not the root file of a spec`,
    explain:
      "A spec is read from its root file, the one with the list `protocols`. Give the root file to the command; it finds the protocol files by itself.",
    wrong: "wirepact check spec/protocols/mail.yaml",
    right: "wirepact check spec/wirepact.yaml",
  }),
  "load/path-leaves-folder": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is outside the folder of the root file`,
    explain:
      "Protocol files stand in the folder of the root file or below. Paths that climb out, absolute paths and links that lead elsewhere are refused.",
    wrong: "protocols: [../secrets.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/listed-twice": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is listed twice`,
    explain: "The root file names the same file again, perhaps under another spelling. Each protocol is listed once.",
    wrong: "protocols: [protocols/mail.yaml, protocols/../protocols/mail.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
} as const;
