// What stands in the way of releasing, publishing and verifying.

import { entry } from "../../catalog-entry.js";

export const publishingEntries = {
  "release/not-a-repository": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `a release needs a git repository with a first commit: ${problem}`,
    explain: "A release is a commit and a tag, so that everybody can see later what it was made from.",
    wrong: "wirepact release # in a folder without .git",
    right: "git init && git add . && git commit",
  }),
  "release/dirty-tree": entry<{ readonly files: readonly string[] }>({
    severity: "error",
    say: ({ files }) =>
      `there are changes that are not committed: ${files.slice(0, 3).join(", ")}${files.length > 3 ? ` and ${files.length - 3} more` : ""}`,
    explain: "A release is made from a commit. Commit what belongs to it, and put away the rest.",
    wrong: "edit spec/protocols/mail.yaml && wirepact release",
    right: "edit spec/protocols/mail.yaml && git commit -am 'Allow longer notes' && wirepact release",
  }),
  "release/drift": entry<{ readonly files: readonly string[] }>({
    severity: "error",
    say: ({ files }) =>
      `${files.length} generated file${files.length === 1 ? " is" : "s are"} not as the spec gives them: ${files.slice(0, 3).join(", ")}${files.length > 3 ? ", …" : ""}`,
    explain: "What is released is what the spec says. Run `wirepact generate`, look at the difference and commit it.",
    wrong: "wirepact release",
    right: "wirepact generate && git commit -am 'Generate' && wirepact release",
  }),
  "release/tag-exists": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `the tag ${tag} exists already`,
    explain: "A tag of that name was made before, perhaps by hand. Remove it if it means nothing, or choose another version.",
    wrong: "git tag @acme/mail@1.1.0",
    right: "git tag --delete @acme/mail@1.1.0",
  }),
  "release/registry-unreachable": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the registry does not answer: ${problem}`,
    explain:
      "Nothing was changed and nothing was published. Check the network and the registry that npm is configured for, then run again.",
    wrong: "npm config set registry http://localhost:1",
    right: "npm ping && wirepact release",
  }),
  "release/not-logged-in": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the registry does not know who you are: ${problem}`,
    explain: "Nothing was changed and nothing was published. Log in with npm, or give it a valid token, then run again.",
    wrong: "NODE_AUTH_TOKEN=expired wirepact release",
    right: "npm login && wirepact release",
  }),
  "release/package-exists": entry<{ readonly name: string; readonly version: string }>({
    severity: "error",
    say: ({ name, version }) => `${name} ${version} is in the registry already, with other content`,
    explain: "A version that people may have installed is never replaced. Raise the version.",
    wrong: "version: 1.0.0 # published before",
    right: "version: 1.0.1",
  }),
  "release/tool-changed": entry<{ readonly name: string; readonly version: string }>({
    severity: "warning",
    say: ({ name, version }) => `${name} differs from the ${version} in the registry; it is not published until its version is raised`,
    explain: "Packages that are written by hand are published when the registry lacks their version.",
    wrong: '"version": "1.0.0" # changed since',
    right: '"version": "1.0.1"',
  }),
  "release/build-failed": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the packages cannot be built: ${problem}`,
    explain: "The script `build` of the project failed. Everything was put back as it was.",
    wrong: "npm run build # fails",
    right: "npm run build && wirepact release",
  }),
  "release/not-reproducible": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `${name} comes out differently when it is packed twice`,
    explain: "Who verifies a package makes it again and compares. Something in it changes by itself, such as a date.",
    wrong: '"scripts": { "prepack": "date > dist/built.txt" }',
    right: '"scripts": {}',
  }),
  "release/package-problem": entry<{ readonly name: string; readonly tool: string; readonly problem: string }>({
    severity: "error",
    say: ({ name, tool, problem }) => `${name} would not work for its users, says ${tool}: ${problem}`,
    explain: "The tarball was checked as a stranger would get it. Everything was put back as it was.",
    wrong: '"exports": { ".": "./dist/idnex.js" }',
    right: '"exports": { ".": "./dist/index.js" }',
  }),
  "release/migration-fails": entry<{ readonly message: string; readonly example: string; readonly problem: string }>({
    severity: "error",
    say: ({ message, example, problem }) => `the migration of ${message} does not carry the example ${example} over: ${problem}`,
    explain: "Every example of the old release is upgraded by the migrations and must be valid in the new one. Complete the migration.",
    wrong: "migrations: { 2.0.0: { order: { rename: { count: loavse } } } }",
    right: "migrations: { 2.0.0: { order: { rename: { count: loaves } } } }",
  }),
  "release/commit-failed": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `git does not take the release: ${problem}`,
    explain: "Nothing was published. Everything was put back as it was.",
    wrong: "git config --unset user.email",
    right: "git config user.email you@example.org",
  }),
  "release/publish-failed": entry<{ readonly name: string; readonly problem: string; readonly left: number }>({
    severity: "error",
    say: ({ name, problem, left }) => `${name} could not be published (${problem}); ${left} package${left === 1 ? " is" : "s are"} left`,
    explain: "The commit and the tags are made. Repair what is wrong and run `wirepact release` again: it goes on where it stopped.",
    wrong: "git reset --hard HEAD~1",
    right: "wirepact release",
  }),
  "release/not-a-package": entry<{ readonly file: string; readonly problem: string }>({
    severity: "error",
    say: ({ file, problem }) => `${file} cannot be verified: ${problem}`,
    explain: "`verify` takes the tarball of a generated package, as `npm pack` gives it, in the repository whose releases it belongs to.",
    wrong: "wirepact verify package.json",
    right: "npm pack @acme/mail && wirepact verify acme-mail-1.0.0.tgz",
  }),
  "release/not-verified": entry<{ readonly path: string; readonly state: string }>({
    severity: "error",
    say: ({ path, state }) => `${path} ${state}`,
    explain:
      "The package was made again from the released model, and this file came out differently. It was not made from that release, or not by this wirepact.",
    wrong: "edit dist/index.js before npm publish",
    right: "wirepact release",
  }),
} as const;
