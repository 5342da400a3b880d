// What the compiler says when a message that was decoded leniently is encoded as it is: the error names the ways out, and each of them compiles.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The errors in a program that is not on the disk. */
function errorsIn(statements: string): readonly string[] {
  const file = join(root, "test/protocols/lenient-encode-program.ts");
  const text = `import * as mail from "@wirepact/agent-mail";\nimport * as swarm from "@wirepact/acp-swarm";\n${statements}`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    skipLibCheck: true,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
    paths: {
      "@wirepact/core/codegen": [join(root, "packages/core/src/codegen/index.ts")],
      "@wirepact/core/codegen/*": [join(root, "packages/core/src/codegen/*.ts")],
      "@wirepact/*": [join(root, "packages/*/src/index.ts")],
    },
  };
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (path) => path === file || disk.fileExists(path);
  host.readFile = (path) => (path === file ? text : disk.readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2023) : disk.getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

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
