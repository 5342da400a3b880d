// What the compiler says when a message that was decoded leniently is encoded as it is: the error names the ways out, and each of them compiles.

import { describe, expect, it } from "vitest";
import { openEditor } from "../support/editor.js";

/** The errors in a program that is not on the disk. */
const errorsIn = (statements: string): readonly string[] =>
  openEditor({
    program: `import * as mail from "@wirepact/agent-mail";\nimport * as swarm from "@wirepact/acp-swarm";\n${statements}`,
  }).problems("program");

describe("encoding what was decoded leniently", () => {
  it("is an error that names the ways out, and only then", () => {
    const [error, ...more] = errorsIn('const decoded = mail.decode("");\nif (decoded.ok) mail.encode(decoded.value);');
    expect(more).toEqual([]);
    expect(error).toContain(
      'A message that was decoded leniently may lack fields. Check it with `is`, decode it with { mode: \\"strict\\" }, or encode it with { mode: \\"lenient\\" }.',
    );
    const [missing] = errorsIn('mail.encode({ type: "PROGRESS" });');
    expect(missing).toContain("is missing the following properties");
    expect(missing).not.toContain("decoded leniently");
  });

  it("compiles in each of these ways, and in a package that decodes strictly", () => {
    const ways = [
      'const one = mail.decode("");\nif (one.ok && mail.is(one.value)) mail.encode(one.value);',
      'const two = mail.decode("", { mode: "strict" });\nif (two.ok) mail.encode(two.value);',
      'const three = mail.decode("");\nif (three.ok) mail.encode(three.value, { mode: "lenient" });',
      'const four = swarm.decode("");\nif (four.ok) swarm.encode(four.value);',
    ];
    expect(errorsIn(ways.join("\n"))).toEqual([]);
  });
});
