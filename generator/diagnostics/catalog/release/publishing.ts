// What prevents a release, its publication, or the verification of a package.

import { entry } from "../../catalog-entry.js";

export const publishingEntries = {
  "release/not-a-repository": entry<{}>({
    severity: "error",
    say: () => "a release needs a Git repository with at least one commit; run `git init` and commit the project",
    explain: "A release is a commit with tags, so that anyone can see later what it was built from.",
    wrong: "wirepact release # in a folder without .git",
    right: "git init && git add . && git commit",
  }),
  "release/dirty-tree": entry<{ readonly files: readonly string[] }>({
    severity: "error",
    say: ({ files }) =>
      `uncommitted changes: ${files.slice(0, 3).join(", ")}${files.length > 3 ? ` and ${files.length - 3} more` : ""}; commit or stash them first`,
    explain: "A release is made from a commit. Commit the changes that belong to it, and stash the others.",
    wrong: "edit spec/protocols/mail.yaml && wirepact release",
    right: "edit spec/protocols/mail.yaml && git commit -am 'Allow longer notes' && wirepact release",
  }),
  "release/interrupted": entry<{ readonly message: string }>({
    severity: "warning",
    say: ({ message }) => `the last release was interrupted ("${message}"); \`wirepact release\` completes or reverts it`,
    explain:
      "The process of a release was killed. The next run of `wirepact release` creates missing tags if the release was committed, and reverts its changes if it was not.",
    wrong: "wirepact release # interrupted with Ctrl+C",
    right: "wirepact release",
  }),
  "release/stopped": entry<{}>({
    severity: "error",
    say: () => "the release was interrupted; run `wirepact release` again",
    explain: "The release was stopped with Ctrl+C before it was committed, and all changes were reverted. Run it again at any time.",
    wrong: "wirepact release # stopped with Ctrl+C",
    right: "wirepact release",
  }),
  "release/already-running": entry<{ readonly pid: number; readonly since?: string; readonly file: string }>({
    severity: "error",
    say: ({ pid, since, file }) =>
      `another release is running (process ${pid}${since === undefined ? "" : `, since ${since}`}); wait until it has ended, or delete ${file} if that is not a release`,
    explain: "Two releases at the same time would overwrite each other's changes. Wait until the other one has ended.",
    wrong: "wirepact release & wirepact release",
    right: "wirepact release && wirepact release",
  }),
  "release/tag-failed": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `cannot create tag ${tag}; run \`wirepact release\` again when Git can create tags`,
    explain: "The release is committed, but not every tag exists yet, and nothing was published. The next run creates the missing tags.",
    wrong: "git config tag.gpgSign true # without a key",
    right: "git config --unset tag.gpgSign && wirepact release",
  }),
  "release/no-identity": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) =>
      `Git does not know who commits the release: ${problem}; run \`git config user.name "Your Name"\` and \`git config user.email you@example.org\``,
    explain: "A release is a commit with annotated tags, and Git needs a name and an address for both.",
    wrong: "git config --unset user.email && wirepact release",
    right: "git config user.email you@example.org && wirepact release",
  }),
  "release/detached-head": entry<{}>({
    severity: "warning",
    say: () => "the release commit will belong to no branch, only to its tags; to change that, run `git switch <branch>` first",
    explain:
      "`HEAD` is detached, as after checking out a tag. That is right for a patch of an old version; otherwise the next release from a branch does not contain this one.",
    wrong: "git checkout 4f2c9e1 && wirepact release",
    right: "git switch main && wirepact release",
  }),
  "release/no-upstream": entry<{ readonly branch: string; readonly remote?: string }>({
    severity: "warning",
    say: ({ branch, remote }) =>
      remote === undefined
        ? `there is no remote to push the release to; add one with \`git remote add origin <url>\``
        : `branch ${branch} has no upstream; push it with \`git push --set-upstream ${remote} ${branch}\``,
    explain: "The release is committed and tagged in this repository only, until it is pushed.",
    wrong: "git switch --create fix && wirepact release",
    right: "git push --set-upstream origin fix && wirepact release",
  }),
  "release/tag-unpublished": entry<{ readonly name: string; readonly version: string; readonly tag: string }>({
    severity: "warning",
    say: ({ name, version, tag }) =>
      `${name} ${version} is tagged, but not in the registry; to publish it too, run \`git switch --detach ${tag} && wirepact release\` first`,
    explain:
      "The last release was committed and tagged, but publishing it failed or was left for later. A release publishes only the packages of the current commit.",
    wrong: "wirepact release --no-publish && git commit -am 'Allow longer notes' && wirepact release",
    right: "wirepact release --no-publish && wirepact release",
  }),
  "release/notes-unknown": entry<{ readonly name: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ name, known }) =>
      `notes/${name}.md belongs to no protocol, so its text would be in no changelog; protocols: ${known.join(", ")}`,
    explain:
      "Notes for the next release of a protocol are in `notes/<protocol>.md`, beside the root file of the spec. The release moves them into the changelog.",
    wrong: "spec/notes/mial.md",
    right: "spec/notes/mail.md",
  }),
  "release/system-problem": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the release cannot write a file: ${problem}; when that is solved, run \`wirepact release\` again`,
    explain:
      "A release that could not be completed is completed or reverted by the next run. Nothing is published before it is committed and tagged.",
    wrong: "wirepact release # the disk is full",
    right: "wirepact release # after files were deleted",
  }),
  "release/drift": entry<{ readonly files: readonly string[] }>({
    severity: "error",
    say: ({ files }) =>
      `${files.length} generated file${files.length === 1 ? " is" : "s are"} out of date: ${files.slice(0, 3).join(", ")}${files.length > 3 ? ", …" : ""}; run \`wirepact generate\` and commit the result`,
    explain: "A release contains what the spec defines. Run `wirepact generate`, review the changes and commit them.",
    wrong: "wirepact release",
    right: "wirepact generate && git commit -am 'Generate' && wirepact release",
  }),
  "release/tag-exists": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `tag ${tag} already exists; delete it with \`git tag --delete ${tag}\`, or set another version`,
    explain: "A tag of that name was created before, perhaps by hand. Delete it if it is not needed, or choose another version.",
    wrong: "git tag @acme/mail@1.1.0",
    right: "git tag --delete @acme/mail@1.1.0",
  }),
  "release/registry-unreachable": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `cannot reach the registry: ${problem}`,
    explain: "Nothing was changed or published. Check the network and the registry in the npm configuration, then run the command again.",
    wrong: "npm config set registry http://localhost:1",
    right: "npm ping && wirepact release",
  }),
  "release/not-logged-in": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `not logged in to the registry: ${problem}; run \`npm login\`, or add --no-publish`,
    explain: "Nothing was changed or published. Run `npm login` or set a valid token, then run the command again.",
    wrong: "NODE_AUTH_TOKEN=expired wirepact release",
    right: "npm login && wirepact release",
  }),
  "release/package-exists": entry<{ readonly name: string; readonly version: string }>({
    severity: "error",
    say: ({ name, version }) => `${name} ${version} is already in the registry, with different content; set a higher version`,
    explain: "A published version cannot be replaced, because users may have installed it. Raise the version.",
    wrong: "version: 1.0.0 # published before",
    right: "version: 1.0.1",
  }),
  "release/build-failed": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `cannot build the packages: ${problem}`,
    explain: "The script `build` of the project failed. All changes were reverted.",
    wrong: "wirepact release # although `npm run build` fails",
    right: "npm run build && wirepact release",
  }),
  "release/api-unreadable": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `cannot read the API of the generated package: ${problem}`,
    explain:
      "The API of a package is compared with that of the last release. For that, every export of your own templates and emitters needs an explicit type, as the compiler option `isolatedDeclarations` requires.",
    wrong: "export const limits = readLimits();",
    right: "export const limits: Limits = readLimits();",
  }),
  "release/not-reproducible": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `packing ${name} twice gives different tarballs`,
    explain:
      "A package is verified by building it again and comparing the files. A file that changes with every build, such as one with a date, prevents that.",
    wrong: '"scripts": { "prepack": "date > dist/built.txt" }',
    right: '"scripts": {}',
  }),
  "release/package-problem": entry<{ readonly name: string; readonly tool: string; readonly problem: string }>({
    severity: "error",
    say: ({ name, tool, problem }) => `${tool} reports a problem in ${name}: ${problem}`,
    explain: "The tarball was checked as a user would install it. All changes were reverted.",
    wrong: '"exports": { ".": "./dist/idnex.js" }',
    right: '"exports": { ".": "./dist/index.js" }',
  }),
  "release/migration-fails": entry<{ readonly message: string; readonly example: string; readonly problem: string }>({
    severity: "error",
    say: ({ message, example, problem }) => `the migration of ${message} fails for the example ${example}: ${problem}`,
    explain:
      "The migrations upgrade every example of the old release, and the result must be valid in the new one. Complete the migration.",
    wrong: "migrations: { 2.0.0: { order: { rename: { count: loavse } } } }",
    right: "migrations: { 2.0.0: { order: { rename: { count: loaves } } } }",
  }),
  "release/commit-failed": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `cannot commit the release: ${problem}`,
    explain: "Nothing was published, and all changes were reverted.",
    wrong: "git config --unset user.email",
    right: "git config user.email you@example.org",
  }),
  "release/publish-failed": entry<{ readonly name: string; readonly problem: string; readonly left: number }>({
    severity: "error",
    say: ({ name, problem, left }) =>
      `cannot publish ${name}: ${problem} (${left} package${left === 1 ? "" : "s"} not published yet); the release is committed and tagged: run \`wirepact release\` again to publish the rest`,
    explain:
      "The release is committed and tagged. Solve the problem and run `wirepact release` again: it publishes the remaining packages.",
    wrong: "git reset --hard HEAD~1",
    right: "wirepact release",
  }),
  "release/not-a-package": entry<{ readonly file: string; readonly problem: string }>({
    severity: "error",
    say: ({ file, problem }) => `cannot verify ${file}: ${problem}`,
    explain:
      "`verify` takes the tarball of a generated package, as `npm pack` writes it, and runs in the repository with the released models.",
    wrong: "wirepact verify package.json",
    right: "npm pack @acme/mail && wirepact verify acme-mail-1.0.0.tgz",
  }),
  "release/not-verified": entry<{ readonly path: string; readonly state: string }>({
    severity: "error",
    say: ({ path, state }) => `${path} ${state}`,
    explain:
      "The package was generated again from the released model, and this file is different. Either it was not generated from that release, or it was generated by a different version of wirepact.",
    wrong: "edit dist/index.js before npm publish",
    right: "wirepact release",
  }),
} as const;
