// What stands in the way of comparing releases.

import { entry } from "../../catalog-entry.js";

export const commandEntries = {
  "release/unknown-version": entry<{ readonly protocol: string; readonly version: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ protocol, version, known }) =>
      `${protocol} ${version} was never released; ${known.length === 0 ? "nothing was" : `known are ${known.join(", ")}`}`,
    explain: "Released models are kept below `releases` in the folder of the spec, one file per version.",
    wrong: "wirepact diff --against 9.9.9",
    right: "wirepact diff --against 1.0.0",
  }),
  "release/unknown-baseline": entry<{ readonly against: string }>({
    severity: "error",
    say: ({ against }) => `"${against}" is no released version, no file and no commit`,
    explain: "`--against` takes a version that was released, a model or spec file, or anything that git knows a commit by.",
    wrong: "wirepact diff --against mian",
    right: "wirepact diff --against main",
  }),
  "release/corrupt-baseline": entry<{ readonly file: string; readonly problem: string }>({
    severity: "error",
    say: ({ file, problem }) => `${file} cannot be compared with: ${problem}`,
    explain: "The file that holds the older release is damaged, or of another kind. Restore it from version control.",
    wrong: "spec/releases/mail/1.0.0.json, cut off in the middle",
    right: "git checkout -- spec/releases/mail/1.0.0.json",
  }),
  "release/frozen-changed": entry<{ readonly file: string; readonly state: string }>({
    severity: "error",
    say: ({ file, state }) => `${file} ${state}; a released model never changes`,
    explain: "People rely on what a version means. Restore the file from version control, and make the change in a new release.",
    wrong: "edit spec/releases/mail/1.0.0.json",
    right: "edit spec/protocols/mail.yaml",
  }),
  "release/other-protocol": entry<{ readonly name: string; readonly baseline: string }>({
    severity: "error",
    say: ({ name, baseline }) => `${name} cannot be compared with ${baseline}, which is another protocol`,
    explain: "A protocol that is renamed is a new protocol with a package of its own: it begins with its own first release.",
    wrong: "protocol: post # was mail",
    right: "protocol: mail",
  }),
  "release/protocol-gone": entry<{ readonly name: string; readonly versions: readonly string[]; readonly begins: readonly string[] }>({
    severity: "warning",
    say: ({ name, versions, begins }) =>
      `${name} was released (${versions.join(", ")}) and is no longer in the spec${begins.length === 0 ? "" : `; ${begins.join(" and ")} would begin as a new protocol`}`,
    explain:
      "A protocol that is renamed is a new protocol with a package of its own; whoever uses the old package never hears of it. If only the title was to change, keep the name.",
    wrong: "protocol: post # was mail",
    right: "protocol: mail\ntitle: Post",
  }),
  "release/no-protocol": entry<{ readonly name: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ name, known }) => `there is no protocol ${name}; the spec has ${known.join(", ")}`,
    explain: "The option --protocol takes the name of a protocol of the spec.",
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
    say: ({ protocol, version, demanded, because }) => `${protocol} cannot be ${version}: the changes ask for ${demanded} (${because})`,
    explain:
      "A version number is a promise: who takes a minor needs to change nothing. Set the version that the changes ask for, allow the break with a reason, or take it back.",
    wrong: "version: 1.0.1 # a limit became tighter",
    right: "version: 2.0.0 # a limit became tighter",
  }),
  "release/version-went-back": entry<{ readonly protocol: string; readonly version: string; readonly released: string }>({
    severity: "error",
    say: ({ protocol, version, released }) => `${protocol} is at ${version} in the spec, but ${released} was released already`,
    explain: "Versions only go up.",
    wrong: "version: 1.0.0 # after 1.2.0",
    right: "version: 1.3.0 # after 1.2.0",
  }),
  "release/disagreement": entry<{
    readonly protocol: string;
    readonly sender: string;
    readonly message: string;
    readonly problem: string;
  }>({
    severity: "error",
    say: ({ protocol, sender, message, problem }) =>
      `the rules miss a break of ${protocol}: ${sender} send ${message}, which is not understood (${problem})`,
    explain:
      "Messages of both releases were replayed, and this one shows a break that no rule has found. The version would be wrong. Please report it; until then choose a major.",
    wrong: "version: 1.1.0",
    right: "version: 2.0.0",
  }),
  "release/break-expired": entry<{ readonly rule: string; readonly until: string }>({
    severity: "error",
    say: ({ rule, until }) => `"${rule}" was allowed until ${until}`,
    explain: "A break that was accepted for a time has to be looked at again. Take it back, or give it a new date and a reason.",
    wrong: "allow: { message-removed: { reason: Nobody sends it., until: 2026-01-31 } }",
    right: "allow: { message-removed: { reason: Nobody sends it., until: 2030-01-31 } }",
  }),
  "release/allow-unused": entry<{ readonly rule: string; readonly place: string }>({
    severity: "warning",
    say: ({ rule, place }) =>
      `"${rule}" is allowed for ${place === "" ? "the whole protocol" : place}, but nothing there breaks it since the last release`,
    explain: "An allowance that is no longer needed would hide the next break of its kind. Remove it after the release it was for.",
    wrong: "allow: { message-removed: Nobody sends it. } # two releases later",
    right: "# nothing",
  }),
} as const;
