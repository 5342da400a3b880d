// What prevents a comparison of releases, and what is wrong with the version or the `allow` entries.

import { listed } from "../../../text/markdown.js";
import { entry } from "../../catalog-entry.js";

export const commandEntries = {
  "release/unknown-version": entry<{ readonly protocol: string; readonly version: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ protocol, version, known }) =>
      `unknown version ${version} of ${protocol}; ${known.length === 0 ? "nothing has been released" : `released: ${known.join(", ")}`}`,
    explain: "Released models are kept in the folder `releases` next to the root file of the spec, one file per version.",
    wrong: "wirepact diff --against 9.9.9",
    right: "wirepact diff --against 1.0.0",
  }),
  "release/conversion-missing": entry<{
    readonly message: string;
    readonly fields: readonly string[];
    readonly from: string;
    readonly to: string;
    readonly example?: string;
  }>({
    severity: "warning",
    say: ({ message, fields, from, to, example }) =>
      `${message} of ${from} cannot be converted to ${to}, which requires ${listed(fields)}${example === undefined ? "" : `: ${example}`}`,
    explain:
      "The package supports both versions, but no message of the one has a value for a field that the other one requires. `migrations` say which value it gets: `add` for messages of older versions, `drop` for their readers.",
    wrong: "letter: { fields: { stamp: string } }  # … which 1.0.0 did not have",
    right: "migrations: { 2.0.0: { letter: { add: { stamp: none } } } }",
  }),
  "release/unknown-baseline": entry<{ readonly against: string }>({
    severity: "error",
    say: ({ against }) => `"${against}" is not a released version, a file or a commit`,
    explain: "`--against` takes a released version, a model file, a spec file, or any name that Git resolves to a commit.",
    wrong: "wirepact diff --against mian",
    right: "wirepact diff --against main",
  }),
  "release/corrupt-baseline": entry<{ readonly file: string; readonly problem: string }>({
    severity: "error",
    say: ({ file, problem }) => `cannot compare with ${file}: ${problem}`,
    explain: "The file with the older release is damaged, or is not a model. Restore it from version control.",
    wrong: "truncate --size 100 spec/releases/mail/1.0.0.json",
    right: "git checkout -- spec/releases/mail/1.0.0.json",
  }),
  "release/frozen-changed": entry<{ readonly file: string; readonly state: string }>({
    severity: "error",
    say: ({ file, state }) => `${file} ${state}; a released model must not change, so restore it with Git`,
    explain: "Users rely on a version not changing. Restore the file from version control, and make the change in a new release.",
    wrong: "edit spec/releases/mail/1.0.0.json",
    right: "edit spec/protocols/mail.yaml",
  }),
  "release/other-protocol": entry<{ readonly name: string; readonly baseline: string }>({
    severity: "error",
    say: ({ name, baseline }) => `cannot compare ${name} with ${baseline}: they are different protocols`,
    explain: "A renamed protocol is a new protocol: it has its own package and starts with its own first release.",
    wrong: "protocol: post # was mail",
    right: "protocol: mail",
  }),
  "release/protocol-gone": entry<{ readonly name: string; readonly versions: readonly string[]; readonly begins: readonly string[] }>({
    severity: "warning",
    say: ({ name, versions, begins }) =>
      `${name} was released (${versions.join(", ")}) but is no longer in the spec, so its users get no further release${begins.length === 0 ? "" : `; ${begins.join(" and ")} would be released as a new protocol`}`,
    explain:
      "A renamed protocol is a new protocol with its own package, and users of the old package get no update. To change only the title, keep the name.",
    wrong: "protocol: post # was mail",
    right: "protocol: mail\ntitle: Post",
  }),
  "release/no-protocol": entry<{ readonly name: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ name, known }) => `unknown protocol "${name}"; the spec has ${known.join(", ")}`,
    explain: "The option `--protocol` takes the name of a protocol of the spec.",
    wrong: "wirepact release --protocol mial",
    right: "wirepact release --protocol mail",
  }),
  "release/version-too-low": entry<{
    readonly protocol: string;
    readonly version: string;
    readonly demanded: string;
    readonly because: string;
  }>({
    severity: "error",
    say: ({ protocol, version, demanded, because }) =>
      `version ${version} of ${protocol} is too low: the changes require ${demanded} (${because})`,
    explain:
      "A minor version must not require users to change anything. Set the version that the changes require, allow the breaking change with a reason, or revert it.",
    wrong: "version: 1.0.1 # a limit was tightened",
    right: "version: 2.0.0 # a limit was tightened",
  }),
  "release/version-went-back": entry<{ readonly protocol: string; readonly version: string; readonly released: string }>({
    severity: "error",
    say: ({ protocol, version, released }) => `version ${version} of ${protocol} is lower than the released ${released}`,
    explain: "The version of a release must be higher than that of the release before.",
    wrong: "version: 1.0.0 # after 1.2.0",
    right: "version: 1.3.0 # after 1.2.0",
  }),
  "release/break-expired": entry<{ readonly rule: string; readonly until: string }>({
    severity: "error",
    say: ({ rule, until }) => `the \`allow\` for "${rule}" expired on ${until}`,
    explain: "An `allow` with `until` is temporary. Revert the breaking change, or extend the date and update the reason.",
    wrong: "allow: { message-removed: { reason: Nobody sends it., until: 2026-01-31 } }",
    right: "allow: { message-removed: { reason: Nobody sends it., until: 2030-01-31 } }",
  }),
  "release/allow-unused": entry<{ readonly rule: string; readonly place: string }>({
    severity: "warning",
    say: ({ rule, place }) => `unused \`allow\` for "${rule}"${place === "" ? "" : ` in ${place}`}: no such change since the last release`,
    explain: "An `allow` that is no longer needed would hide the next change of its kind. Remove it after the release that needed it.",
    wrong: "allow: { message-removed: Nobody sends it. } # released before",
    right: "allow: {}",
  }),
} as const;
