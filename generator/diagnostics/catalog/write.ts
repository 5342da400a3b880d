// Diagnostics of the write stage and of the configuration.

import { entry } from "../catalog-entry.js";

export const writeCatalog = {
  "write/foreign-site-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `the folder of the site already has a file ${path} that is not part of a site`,
    explain: "`wirepact docs` replaces only files that it wrote itself. Move the file away, or choose another folder with --out.",
    wrong: "wirepact docs --out .",
    right: "wirepact docs --out site",
  }),
  "write/edited-site-file": entry<{ readonly path: string }>({
    severity: "warning",
    say: ({ path }) => `${path} in the folder of the site was edited by hand, so it was not replaced`,
    explain:
      "`wirepact docs` replaces only what it wrote itself. Make the change in the spec or in a template such as `site/style.css.hbs`, then delete the file: the next run writes it again.",
    wrong: "site/style.css, edited",
    right: "templates/site/style.css.hbs, edited",
  }),
  "write/outside": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is outside the output folder`,
    explain: "Files are only written below the output folder: absolute paths and paths with `..` are rejected.",
    wrong: "path: '../elsewhere/notes.md'",
    right: "path: 'packages/mail/NOTES.md'",
  }),
  "write/symbolic-link": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} is a symbolic link; files are not written through links`,
    explain:
      "A link could lead anywhere. Remove it, or set another output folder: with `out` in the configuration, or for `wirepact docs` with --out.",
    wrong: "packages/mail -> /srv/other",
    right: "packages/mail/",
  }),
  "write/foreign-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} exists and was not generated; use --force to overwrite it`,
    explain: "The file is not listed in the manifest, so wirepact did not generate it. Move it away, or use --force to replace it.",
    wrong: "packages/mail/README.md, written by hand",
    right: "packages/mail/NOTES.md, written by hand",
  }),
  "write/edited-file": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} was edited by hand; use --force to overwrite it`,
    explain: "The file differs from what was generated. Make the change in the spec or in a template, or use --force to discard it.",
    wrong: "packages/mail/src/types.ts, edited",
    right: "spec/protocols/mail.yaml, edited",
  }),
  "write/stale-file": entry<{ readonly path: string }>({
    severity: "warning",
    say: ({ path }) => `${path} is no longer generated, but was edited by hand, so it was not deleted`,
    explain:
      "Files that are no longer generated are deleted, unless they were edited. This file is no longer managed by wirepact: keep it or delete it. The warning is shown once.",
    wrong: "packages/mail/src/index.ts, edited, and the protocol mail removed from the spec",
    right: "packages/mail/, deleted",
  }),
  "write/not-deleted": entry<{ readonly path: string; readonly problem: string }>({
    severity: "warning",
    say: ({ path, problem }) => `${path} is no longer generated, but cannot be deleted: ${problem}`,
    explain: "The file is no longer generated, and the system does not allow it to be deleted. Delete it by hand.",
    wrong: "chmod a-w packages/mail",
    right: "chmod u+w packages/mail",
  }),
  "write/manifest-entry": entry<{ readonly manifest: string; readonly path: string }>({
    severity: "error",
    say: ({ manifest, path }) => `${manifest} lists ${path}, which cannot be a generated file`,
    explain:
      "Generated files are below `packages/` or `generated/`, and never in `.git` or `node_modules`. Files that the manifest lists and the spec no longer produces are deleted, so an entry for any other file is rejected. Remove the entry; nothing was written or deleted.",
    wrong: '{ "files": { "src/app.ts": "…" } }',
    right: '{ "files": { "packages/mail/src/index.ts": "…" } }',
  }),
  "write/unreadable": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `cannot read ${path}: ${problem}`,
    explain:
      "Before a file is written it is compared with the existing one. The system does not allow this file or folder to be read, so nothing was written.",
    wrong: "chmod a-rx packages",
    right: "chmod u+rx packages",
  }),
  "write/failed": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `cannot write ${path}: ${problem}`,
    explain:
      "The operating system reported an error, for example because the disk is full or the folder is not writable. No file is half-written. Fix the cause and run the command again: it continues where this run stopped.",
    wrong: "chmod a-w packages",
    right: "chmod u+w packages",
  }),
  "write/drift": entry<{ readonly path: string; readonly state: string }>({
    severity: "error",
    say: ({ path, state }) => `${path} ${state}`,
    explain:
      "With --check nothing is written; this file differs from what the spec generates. Run `wirepact generate`; add --force to discard manual edits of generated files.",
    wrong: "wirepact generate --check",
    right: "wirepact generate",
  }),
  "write/config": entry<{ readonly file: string; readonly problem: string }>({
    severity: "error",
    say: ({ file, problem }) => `${file} ${problem}`,
    explain:
      "The configuration file exports one object. All of its keys are optional: spec, out, scope, license, repository, homepage, bugs, author, access, keywords, templates and emitters.",
    wrong: "export const config = { scpoe: '@acme' };",
    right: "export const config = { scope: '@acme' };",
  }),
  "write/config-name": entry<{ readonly file: string; readonly expected: string }>({
    severity: "error",
    say: ({ file, expected }) => `${file} is ignored; rename it to ${expected}`,
    explain:
      "The configuration file must be named `wirepact.config.js`. A file with any other name is not read, so its settings, such as `scope`, would have no effect. package.json determines whether it is an ES module or CommonJS; TypeScript is not supported.",
    wrong: "wirepact.config.mjs",
    right: "wirepact.config.js",
  }),
  "write/no-protocol": entry<{ readonly name: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ name, known }) => `unknown protocol "${name}", expected one of ${known.join(", ")}`,
    explain: "The option --protocol takes the name of a protocol of the spec.",
    wrong: "wirepact generate --protocol mial",
    right: "wirepact generate --protocol mail",
  }),
  "write/would-overwrite": entry<{ readonly path: string }>({
    severity: "error",
    say: ({ path }) => `${path} already exists`,
    explain: "`wirepact init` overwrites nothing. Choose another folder, or move the file away.",
    wrong: "wirepact init, a second time",
    right: "wirepact init elsewhere",
  }),
  "write/bad-package-json": entry<{ readonly path: string; readonly problem: string }>({
    severity: "error",
    say: ({ path, problem }) => `cannot add to ${path}: it ${problem}`,
    explain:
      "`wirepact init` adds scripts, workspaces and dependencies to package.json. In a valid one, scripts and dependencies are objects of strings, and workspaces is an array or an object with the array `packages`.",
    wrong: '{ "name": "mine", }',
    right: '{ "name": "mine" }',
  }),
} as const;
