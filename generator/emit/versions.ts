// Emits `versions/<version>.ts` for every other version that the package speaks: its descriptor, without what it shares with the current one, and how
// messages are converted.

import { sameJson } from "@wirepact/core/codegen";
import { messagesByHand, spokenPlans } from "../convert/spoken-plans.js";
import { writtenVersion } from "../describe/written-version.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import { featuresOf } from "../describe/features.js";
import type { ModuleStatement } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { exportName, unionNames } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { literal, propertyName } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { featureImports, featureObject } from "./feature-code.js";
import { spokenModels } from "./package-modules.js";

export const versionsEmitter: Emitter = {
  name: "versions",
  emit: (input) =>
    spokenModels(input.model).map((old) => ({
      path: packagePath(input.model, `src/versions/${old.version}.ts`),
      module: versionModule(input, old),
    })),
};

function versionModule(input: EmitInput, old: ProtocolModel) {
  const { model } = input;
  const descriptor = describeProtocol(old);
  const current = describeProtocol(model);
  const features = featuresOf(descriptor);
  const shared = new Map<object, string>();
  for (const part of ["types", "messages"] as const)
    for (const [name, value] of Object.entries(descriptor[part])) {
      const same = Object.hasOwn(current[part], name) && sameJson(current[part][name], value);
      if (same) shared.set(value, `current.${part}[${JSON.stringify(name)}]!`);
    }
  const { up, down } = spokenPlans(old, model);
  const hand = converterTypes(old, model, { up, down });
  const settings = `version: ${JSON.stringify(old.version)}, as: ${JSON.stringify(writtenVersion(model, old.version))}, currentAs: ${JSON.stringify(writtenVersion(model, model.version))}, protocol: /*@__PURE__*/ withFeatures(descriptor, features), current, up, down`;
  const constant = { kind: "constant" as const, exported: false };
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["withFeatures"] },
      { from: "@wirepact/core/codegen", names: ["Features", "ProtocolDescriptor"], typeOnly: true },
      { from: "@wirepact/core/codegen/versions", names: ["createVersion"] },
      {
        from: "@wirepact/core/codegen/versions",
        names: [
          ...(hand === undefined ? [] : ["ByHand"]),
          "ConversionPlan",
          ...(hand === undefined ? [] : ["HandConnection"]),
          "SpokenVersion",
        ],
        typeOnly: true,
      },
      ...featureImports(features),
      { from: "../protocol.js", names: ["protocol as known"] },
    ],
    statements: [
      { ...constant, name: "current", type: "ProtocolDescriptor", value: "known" },
      { ...constant, name: "features", type: "Features", value: featureObject(features) },
      {
        ...constant,
        name: "descriptor",
        type: "ProtocolDescriptor",
        value: literal(descriptor, (part) => (typeof part === "string" ? undefined : shared.get(part))),
      },
      { ...constant, name: "up", type: "ConversionPlan", value: literal(up) },
      { ...constant, name: "down", type: "ConversionPlan", value: literal(down) },
      ...(hand ?? []),
      {
        ...constant,
        name: "version",
        ...(hand === undefined
          ? { type: "SpokenVersion", value: `/*@__PURE__*/ createVersion({ ${settings} })` }
          : { type: "(convert: Convert) => SpokenVersion", value: `(convert) => createVersion({ ${settings}, convert })` }),
        doc: `Version ${old.version} of ${model.title}, for \`decode\`, \`encode\` and \`connect\`${hand === undefined ? "" : ", with functions for the messages that are converted by hand"}.`,
        exported: true,
      },
    ],
  };
}

/** The functions for the messages that are converted by hand; undefined if there are none. */
function converterTypes(
  old: ProtocolModel,
  current: ProtocolModel,
  plans: ReturnType<typeof spokenPlans>,
): readonly ModuleStatement[] | undefined {
  if (messagesByHand(old, current).size === 0) return undefined;
  const typesOf = (model: ProtocolModel) => {
    const from = JSON.stringify(model === old ? `./${old.version}/types.js` : "../types.js");
    return (name: string): string => `import(${from}).${name}`;
  };
  const exchangeOf = (model: ProtocolModel): string =>
    model.frames === undefined
      ? "{ requests: object; results: object }"
      : `{ requests: ${typesOf(model)(exportName(model, "Requests"))}; results: ${typesOf(model)(exportName(model, "Results"))} }`;
  const connection = `HandConnection<${typesOf(old)(unionNames(old).message)}, ${exchangeOf(old)}, ${exchangeOf(current)}>`;
  const functionsOf = (direction: "up" | "down"): string => {
    const [source, target] = direction === "up" ? [old, current] : [current, old];
    const members = Object.entries(plans[direction].messages).flatMap(([name, { to, hand }]) => {
      if (hand !== true) return [];
      const message = source.messages[name]!;
      const [from, into] = [
        typesOf(source)(message.typeName),
        typesOf(target)(to === undefined ? unionNames(target).message : target.messages[to]!.typeName),
      ];
      const asked = direction === "up" ? current.messages[to ?? ""]?.answers : message.answers;
      const request = asked === undefined ? "undefined" : typesOf(current)(current.messages[asked]!.typeName);
      return [`${jsdoc(message.doc)}\n${propertyName(name)}: ByHand<${from}, ${into}, ${request}, Connection> | undefined;`];
    });
    return `readonly ${direction}: {\n${members.join("\n")}\n};`;
  };
  const doc = `How messages are converted by hand: \`up\` from ${old.version} to ${current.version}, and \`down\`. Where a function is undefined, such messages cannot be converted.`;
  return [
    { kind: "type", name: "Connection", type: connection, doc: "What the functions can do on a connection." },
    { kind: "type", name: "Convert", type: `{\n${functionsOf("up")}\n${functionsOf("down")}\n}`, doc },
  ];
}
