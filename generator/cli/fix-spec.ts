// `wirepact check --fix`: applies the corrections of diagnostics until none is left.

import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileSpec } from "../compile.js";
import { fixOf } from "../diagnostics/fixes.js";
import { applyEdits } from "../model/text-edit.js";
import { readTree } from "../yaml/read-yaml.js";

/** A correction can uncover another mistake, but not endlessly. */
const maxRounds = 10;

/** Corrects the files of a spec; returns what was done, such as `protocols/mail.yaml:3: change to string`. */
export async function fixSpec(rootFile: string): Promise<readonly string[]> {
  const done: string[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const { files, diagnostics } = await compileSpec(rootFile);
    const before = done.length;
    for (const file of files) {
      const { node } = readTree(file);
      const fixes = diagnostics.flatMap((diagnostic) => fixOf(diagnostic, file, node) ?? []);
      if (fixes.length === 0) continue;
      for (const { title, edits } of fixes) {
        const line = file.text.slice(0, edits[0]?.span.start).split("\n").length;
        done.push(`${file.path}:${line}: ${title}`);
      }
      writeFileSync(
        join(dirname(rootFile), file.path),
        applyEdits(
          file.text,
          fixes.flatMap(({ edits }) => edits),
        ),
      );
    }
    if (done.length === before) break;
  }
  return done;
}
