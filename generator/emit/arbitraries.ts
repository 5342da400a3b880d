// Emits `testing.ts`, which the package exports as `<package>/testing`: arbitraries, messages at the limits and messages with one error.

import { arbitraryName, unionNames } from "../text/identifiers.js";
import { jsdoc } from "../text/jsdoc.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const arbitrariesEmitter: Emitter = {
  name: "arbitraries",
  subpath: { name: "testing", peers: { "fast-check": "^3.0.0 || ^4.0.0" } },
  emit: (input) => [{ path: packagePath(input.model, "src/testing.ts"), module: testingModule(input) }],
};

function testingModule(input: EmitInput) {
  const messages = Object.values(input.model.messages);
  const union = unionNames(input.model);
  const arbitraries = messages.map(({ name, typeName }) => ({
    doc: jsdoc(`Valid messages of type \`${name}\`.`),
    name: arbitraryName(typeName),
    typeName,
    tag: JSON.stringify(name),
  }));
  return {
    source: sourceOf(input),
    imports: [
      {
        from: "@wirepact/core/testing",
        names: ["boundaryMessages as boundariesOf", "messageArbitrary as arbitraryOf", "nearMisses as missesOf"],
      },
      { from: "@wirepact/core/testing", names: ["ArbitraryOptions", "BoundaryMessage", "NearMiss"], typeOnly: true },
      { from: "fast-check", names: ["Arbitrary"], typeOnly: true },
      { from: "./constants.js", names: [union.type], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [union.message, ...messages.map(({ typeName }) => typeName)], typeOnly: true },
    ],
    reexports: [{ from: "@wirepact/core/testing", names: ["ArbitraryOptions", "BoundaryMessage", "NearMiss"], typeOnly: true }],
    statements: [input.render("code/testing", { arbitraries, union })],
  };
}
