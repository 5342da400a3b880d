// Diagnostics of the load stage.

import { entry } from "../catalog-entry.js";

export const loadCatalog = {
  "load/file-missing": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `file not found: ${path}`,
    explain: "The file does not exist. The root file lists protocol files by paths that are relative to its own folder.",
    wrong: "protocols: [protocols/mal.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/not-a-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is not a file`,
    explain:
      "The path is that of a folder or of a special file. The root file lists every protocol file by its path; folders are not searched.",
    wrong: "protocols: [protocols]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/unreadable": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `cannot read ${path}: ${problem}`,
    explain: "The file exists, but the system does not allow it to be read, most often because of its permissions.",
    wrong: "protocols: [protocols/mail.yaml]   # mode 000",
    right: "protocols: [protocols/mail.yaml]   # mode 644",
  }),
  "load/file-too-large": entry<{ readonly path: string; readonly bytes: number; readonly limit: number }>({
    severity: "error",
    say: ({ path, bytes, limit }) => `${path} is too large: ${bytes} bytes, the limit is ${limit}`,
    explain: "Spec files have a size limit, which is checked before the file is read. A larger file is most likely not a spec file.",
    wrong: "protocols: [database-dump.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/not-utf8": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is not valid UTF-8`,
    explain: "Spec files are UTF-8. This file contains invalid bytes; save it with UTF-8 encoding.",
    wrong: "protocols: [protocols/mail.yaml]   # saved as UTF-16",
    right: "protocols: [protocols/mail.yaml]   # saved as UTF-8",
  }),
  "load/empty-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is empty`,
    explain:
      "The file contains only white space and comments. A root file needs at least `protocols`; a protocol file starts with `protocol`.",
    wrong: "# to be written",
    right: "protocol: mail",
  }),
  "load/wrong-root": entry<{ readonly path: string; readonly found: string }>({
    severity: "error",
    say: ({ path, found }) => `${path} is ${found}, expected the root file of a spec`,
    explain:
      "A spec is read from its root file, which contains the array `protocols`. Pass the root file to the command; it finds the protocol files from there.",
    wrong: "wirepact check spec/protocols/mail.yaml",
    right: "wirepact check spec/wirepact.yaml",
  }),
  "load/unlisted-protocol": entry<{ readonly path: string }>({
    severity: "warning",
    say: ({ path }) => `${path} is a protocol file that the root file does not list`,
    explain:
      "Only the protocols that the root file lists are checked and generated. A protocol file beside them is most likely missing from the list, or should be deleted.",
    wrong: "protocols: [protocols/mail.yaml]   # and a file protocols/chat.yaml",
    right: "protocols: [protocols/mail.yaml, protocols/chat.yaml]",
  }),
  "load/unfinished-change": entry<{ readonly path: string; readonly problem: string }>({
    severity: "warning",
    say: ({ path, problem }) => `an interrupted command did not update ${path}: ${problem}; run it again`,
    explain:
      "`wirepact rename` and `wirepact check --fix` change all files or none. If they are killed halfway, the next command completes the change, except in files that were edited in the meantime. Repeat the command that was interrupted.",
    wrong: "wirepact rename field note text   # killed, and a file was edited before the next command",
    right: "wirepact rename field note text   # again",
  }),
  "load/path-leaves-folder": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is outside the folder of the root file`,
    explain:
      "Protocol files are in the folder of the root file or below it. Absolute paths, paths with `..` that leave the folder, and symbolic links to other folders are rejected.",
    wrong: "protocols: [../secrets.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
  "load/listed-twice": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is listed twice`,
    explain: "The root file lists the same file twice, perhaps with two spellings of its path. List each protocol file once.",
    wrong: "protocols: [protocols/mail.yaml, protocols/../protocols/mail.yaml]",
    right: "protocols: [protocols/mail.yaml]",
  }),
} as const;
