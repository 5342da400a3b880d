// Emits `versions/<version>.ts` for every other version that the package speaks: its descriptor, without what it shares with the current one, and how
// messages are converted.

import { sameJson } from "@wirepact/core/codegen";
import { spokenPlans } from "../convert/spoken-plans.js";
import { writtenVersion } from "../convert/written-version.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import { featuresOf } from "../describe/features.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { literal } from "../text/literal.js";
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
  const constant = { kind: "constant" as const, exported: false };
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["withFeatures"] },
      { from: "@wirepact/core/codegen", names: ["Features", "ProtocolDescriptor"], typeOnly: true },
      { from: "@wirepact/core/codegen/versions", names: ["createVersion"] },
      { from: "@wirepact/core/codegen/versions", names: ["ConversionPlan", "SpokenVersion"], typeOnly: true },
      ...featureImports(features),
      { from: "../protocol.js", names: ["protocol as known"] },
    ],
    statements: [
      { ...constant, name: "current", type: "ProtocolDescriptor", value: "known" },
      { ...constant, name: "features", type: "Features", value: featureObject(features) },
      { ...constant, name: "descriptor", type: "ProtocolDescriptor", value: literal(descriptor, (value) => shared.get(value)) },
      { ...constant, name: "up", type: "ConversionPlan", value: literal(up) },
      { ...constant, name: "down", type: "ConversionPlan", value: literal(down) },
      {
        ...constant,
        name: "version",
        type: "SpokenVersion",
        value: `/*@__PURE__*/ createVersion({ version: ${JSON.stringify(old.version)}, as: ${JSON.stringify(writtenVersion(model, old.version))}, currentAs: ${JSON.stringify(writtenVersion(model, model.version))}, protocol: /*@__PURE__*/ withFeatures(descriptor, features), current, up, down })`,
        doc: `Version ${old.version} of ${model.title}, for \`decode\`, \`encode\` and \`connect\`.`,
        exported: true,
      },
    ],
  };
}
