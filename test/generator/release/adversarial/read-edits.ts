// Reads the adversarial set: edits of the specs in `specs`, each with the verdict that is right for it and for undoing it. The verdicts were
// decided from the compatibility rules before the tool was asked.
//
//   = what is edited: verdict / verdict of undoing it
//   # why
//   - text that occurs once in the spec (several lines are one text)
//   + text that replaces it
//   & text of the next replacement, which `+` lines follow again
//   @ - and @ + change the spec before the edit
//
// A verdict of `-` is not checked, and `undecided` means that the change counts as a break because nothing better is known.

import { readdirSync, readFileSync } from "node:fs";
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

/** All edits in both directions, except for those that are not checked. */
export function readEdits(): readonly AdversarialEdit[] {
  return readdirSync(`${folder}edits`).flatMap((file) => {
    const spec = file.replace(/[-.].*$/, "");
    const base = read(`specs/${spec}.yaml`);
    const blocks = read(`edits/${file}`).split(/^= /m).slice(1);
    return blocks.flatMap((block) => readBlock(block, spec, base));
  });
}

function readBlock(block: string, spec: string, base: string): readonly AdversarialEdit[] {
  const [head = "", ...all] = block.trimEnd().split("\n");
  const lines = all.filter((line) => !line.startsWith("# "));
  const [, what, verdict, undone] = /^(.*): (\S+) \/ (\S+)$/.exec(head) ?? [];
  if (what === undefined || verdict === undefined || undone === undefined) throw new Error(`${spec}: not an edit: ${head}`);
  const own = lines.filter((line) => line.startsWith("@ ")).map((line) => line.slice(2));
  const name = `${spec}: ${what}`;
  const old = replaceAll(base, own, name);
  const current = replaceAll(
    old,
    lines.filter((line) => !line.startsWith("@ ")),
    name,
  );
  return [
    { name, verdict, old, new: current },
    { name: `${name}, undone`, verdict: undone, old: current, new: old },
  ].filter((edit) => edit.verdict !== "-");
}

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
