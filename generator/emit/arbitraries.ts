// Emits `testing.ts`, which the package exports as `<package>/testing`: arbitraries, messages at the limits and messages with one error.

import type { ModuleImport } from "../model/output-file.js";
import { outsideNames } from "../exports/free-names.js";
import { arbitraryName, unionNames } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const arbitrariesEmitter: Emitter = {
  name: "arbitraries",
  subpath: { name: "testing", peers: { "fast-check": "^3.0.0 || ^4.0.0" } },
  emit: (input) => [{ path: packagePath(input.model, "src/testing.ts"), module: testingModule(input) }],
};

const types = ["ArbitraryOptions", "BoundaryMessage", "NearMiss"];

/** What the module may use of other packages. */
const coreImports: readonly ModuleImport[] = [
  {
    from: "@wirepact/core/testing",
    names: ["boundaryMessages as boundariesOf", "messageArbitrary as arbitraryOf", "nearMisses as missesOf"],
  },
  { from: "@wirepact/core/testing", names: types, typeOnly: true },
  { from: "fast-check", names: ["Arbitrary"], typeOnly: true },
];

function testingModule(input: EmitInput) {
  const messages = Object.values(input.model.messages);
  const union = unionNames(input.model);
  const arbitraries = messages.map(({ name, typeName }) => ({
    doc: jsdoc(`Valid messages of type \`${name}\`.`),
    name: arbitraryName(typeName),
    typeName,
    tag: JSON.stringify(name),
  }));
  const { names, importsFor } = outsideNames(input.model, { imports: coreImports });
  const text = input.render("code/testing", { names, arbitraries, union });
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "./constants.js", names: [union.type], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [union.message, ...messages.map(({ typeName }) => typeName)], typeOnly: true },
    ],
    reexports: [{ from: "@wirepact/core/testing", names: types, typeOnly: true }],
    statements: [text],
  };
}
