// Diagnostics of the write stage and of the configuration that says where to write.

import { entry } from "../catalog-entry.js";

export const writeCatalog = {
  "write/outside": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is not below the output folder`,
    explain: "Files are written below the output folder only: no absolute paths, and none that climb out with `..`.",
    wrong: "path: '../elsewhere/notes.md'",
    right: "path: 'packages/mail/NOTES.md'",
  }),
  "write/symbolic-link": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is a symbolic link; files are not written through links`,
    explain: "A link could lead anywhere. Remove it, or choose another output folder in the configuration.",
    wrong: "packages/mail -> /srv/other",
    right: "packages/mail/",
  }),
  "write/foreign-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} exists and was not generated; it is not overwritten without --force`,
    explain: "The manifest does not know the file, so somebody else made it. Move it away, or run again with --force to replace it.",
    wrong: "packages/mail/README.md, written by hand",
    right: "packages/mail/NOTES.md, written by hand",
  }),
  "write/edited-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} was edited by hand; it is not overwritten without --force`,
    explain: "The file differs from what was generated. Make the change in the spec or a template, or run again with --force to lose it.",
    wrong: "packages/mail/src/types.ts, edited",
    right: "spec/protocols/mail.yaml, edited",
  }),
  "write/stale-file": entry<{ readonly path: string }>({
    severity: "warning",
    say: ({ path }) => `${path} is no longer generated, but was edited by hand, so it stays`,
    explain:
      "What the spec no longer gives is deleted, except where somebody has changed it. The file is yours now: keep it, or delete it. This is said once.",
    wrong: "packages/mail/src/index.ts, edited, and the protocol mail taken out of the spec",
    right: "packages/mail/, deleted",
  }),
  "write/not-deleted": entry<{ readonly path: string; readonly problem: string }>({
    severity: "warning",
    say: ({ path, problem }) => `${path} is no longer generated, but cannot be deleted: ${problem}`,
    explain: "The file is no longer part of what the spec gives, and the system does not let us delete it. Delete it by hand.",
    wrong: "chmod a-w packages/mail",
    right: "chmod u+w packages/mail",
  }),
  "write/unreadable": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `${path} cannot be looked into: ${problem}`,
    explain:
      "Before anything is written it is compared with what is there. The system does not let us read this file or folder, so it could be overwritten unseen; nothing was written.",
    wrong: "chmod a-rx packages",
    right: "chmod u+rx packages",
  }),
  "write/failed": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `${path} cannot be written: ${problem}`,
    explain: "The system refused, for instance because the disk is full or the folder is not writable. No file is left half-written.",
    wrong: "chmod a-w packages",
    right: "chmod u+w packages",
  }),
  "write/drift": entry<{ readonly path: string; readonly state: string }>({
    severity: "error",
    say: ({ path, state }) => `${path} ${state}`,
    explain:
      "With --check nothing is written; this file is not what the spec gives. Run the command again without --check, and with --force where a file was edited by hand and the edit may be lost.",
    wrong: "wirepact generate --check",
    right: "wirepact generate",
  }),
  "write/config": entry<{ readonly file: string; readonly problem: string }>({
    severity: "error",
    say: ({ file, problem }) => `${file} ${problem}`,
    explain:
      "The configuration file exports one object with the keys spec, out, scope, license, repository, templates and emitters, all optional.",
    wrong: "export const config = { scpoe: '@acme' };",
    right: "export const config = { scope: '@acme' };",
  }),
  "write/config-name": entry<{ readonly file: string; readonly expected: string }>({
    severity: "error",
    say: ({ file, expected }) => `${file} is not read; the configuration is expected in ${expected}`,
    explain:
      "The configuration has one name. Without it packages would be generated as if nothing were configured, under another scope for instance. Rename the file; it is an ES module or CommonJS as package.json says, and never TypeScript.",
    wrong: "wirepact.config.mjs",
    right: "wirepact.config.js",
  }),
  "write/no-protocol": entry<{ readonly name: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ name, known }) => `there is no protocol ${name}; the spec has ${known.join(", ")}`,
    explain: "The option --only takes the name of a protocol of the spec.",
    wrong: "wirepact generate --only mial",
    right: "wirepact generate --only mail",
  }),
  "write/would-overwrite": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is there already`,
    explain: "A new project is written only where nothing of it exists yet. Choose another folder, or move the file away.",
    wrong: "wirepact init, a second time",
    right: "wirepact init elsewhere",
  }),
  "write/bad-manifest": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `${path} ${problem}, so nothing can be added to it`,
    explain:
      "Scripts, workspaces and tools are added to the package.json of the project: scripts and dependencies are objects of texts, workspaces a list or an object with a list as packages. One that npm could not use either is left alone.",
    wrong: '{ "name": "mine", }',
    right: '{ "name": "mine" }',
  }),
} as const;
