// Reads the adversarial set: edits of the specs in `specs`, of the protocols and of the gallery, each with the verdict that is right for it and
// for undoing it. The verdicts were decided from the compatibility rules before the tool was asked.
//
//   = what is edited: verdict / verdict of undoing it
//   # why
//   - text that occurs once in the spec (several lines are one text)
//   + text that replaces it
//   & text of the next replacement, which `+` lines follow again
//   @ - and @ + change the spec before the edit
//   ! packages: the API of the packages decides, too, and not the rules alone
//
// A verdict of `-` is not checked, and `undecided` means that the change counts as a break because nothing better is known.

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export interface AdversarialEdit {
  /** `orchard: maximum raised`, and `, undone` for the other direction. */
  readonly name: string;
  readonly verdict: string;
  readonly old: string;
  readonly new: string;
}

const folder = fileURLToPath(new URL("./", import.meta.url));

const read = (path: string): string => readFileSync(`${folder}${path}`, "utf8");

const repository = "../../../..";

/** The folders of edits, and the spec that a file of each edits. */
const specOfFile: Readonly<Record<string, (file: string) => string>> = {
  edits: (file) => `specs/${file.replace(/[-.].*$/, "")}.yaml`,
  protocols: (file) => `${repository}/spec/protocols/${file.replace(".txt", ".yaml")}`,
  gallery: (file) => `${repository}/spec/gallery/protocols/${file.replace(".txt", ".yaml")}`,
};

/** All edits in both directions on which the rules alone decide, except for those that are not checked. */
export const readEdits = (): readonly AdversarialEdit[] => allEdits(false);

/** The edits on which the API of the packages decides, too. */
export const readPackageEdits = (): readonly AdversarialEdit[] => allEdits(true);

function allEdits(withPackages: boolean): readonly AdversarialEdit[] {
  return Object.entries(specOfFile).flatMap(([edits, specOf]) =>
    readdirSync(`${folder}${edits}`).flatMap((file) => {
      const spec = specOf(file);
      return editsOf(read(`${edits}/${file}`), basename(spec, ".yaml"), read(spec)).filter((edit) => edit.withPackages === withPackages);
    }),
  );
}

interface ProjectEdit extends AdversarialEdit {
  readonly protocol: string;
}

/** All edits of the project with shared types in both directions, for each of the given protocols; the text has all files of the project. */
export function readSharedEdits(protocols: readonly string[]): readonly ProjectEdit[] {
  return editsOf(read("shared/edits.txt"), "shared types", read("shared/project.txt")).flatMap(({ name, verdict, ...texts }) => {
    const verdicts = new Map(verdict === "none" ? [] : verdict.split(", ").map((each) => each.split(" ") as [string, string]));
    const unknown = [...verdicts.keys()].filter((each) => !protocols.includes(each));
    if (unknown.length > 0) throw new Error(`${name}: no protocols: ${unknown.join(", ")}`);
    return protocols.map((protocol) => ({ name: `${name}, ${protocol}`, protocol, verdict: verdicts.get(protocol) ?? "none", ...texts }));
  });
}

/** All edits of a file in both directions, except for those that are not checked. */
function editsOf(text: string, spec: string, base: string) {
  const blocks = text.split(/^= /m).slice(1);
  return blocks.flatMap((block) => readBlock(block, spec, base)).filter(({ verdict }) => verdict !== "-");
}

function readBlock(block: string, spec: string, base: string) {
  const [head = "", ...all] = block.trimEnd().split("\n");
  const lines = all.filter((line) => !line.startsWith("# ") && line !== packagesDecide);
  const [, what, verdict, undone] = /^(.*): ([^:/]+) \/ ([^:/]+)$/.exec(head) ?? [];
  if (what === undefined || verdict === undefined || undone === undefined) throw new Error(`${spec}: not an edit: ${head}`);
  const own = lines.filter((line) => line.startsWith("@ ")).map((line) => line.slice(2));
  const name = `${spec}: ${what}`;
  const withPackages = all.includes(packagesDecide);
  const old = replaceAll(base, own, name);
  const current = replaceAll(
    old,
    lines.filter((line) => !line.startsWith("@ ")),
    name,
  );
  return [
    { name, verdict, old, new: current, withPackages },
    { name: `${name}, undone`, verdict: undone, old: current, new: old, withPackages },
  ];
}

const packagesDecide = "! packages";

/** The spec with every replacement made. */
function replaceAll(spec: string, lines: readonly string[], name: string): string {
  const parts: { before: string[]; after: string[] }[] = [];
  for (const line of lines) {
    const text = line.slice(2);
    const last = parts.at(-1);
    if (line.startsWith("&") || (line.startsWith("-") && last === undefined)) parts.push({ before: [text], after: [] });
    else if (line.startsWith("-")) last!.before.push(text);
    else if (line.startsWith("+")) last!.after.push(text);
    else throw new Error(`${name}: not part of an edit: ${line}`);
  }
  return parts.reduce((text, { before, after }) => {
    const pieces = text.split(before.join("\n"));
    if (pieces.length !== 2) throw new Error(`${name}: found ${pieces.length - 1} times: ${before.join("\n")}`);
    return pieces.join(after.join("\n"));
  }, spec);
}
