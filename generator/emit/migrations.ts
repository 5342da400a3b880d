// Emits `migrations.ts` if the spec has migrations: converts messages of older versions to this one, and back.

import type { Path } from "@wirepact/core";
import type { MessageMoves, MigrationStep } from "@wirepact/core/codegen";
import { compareVersions } from "../check/compare-versions.js";
import type { Migration, ProtocolModel } from "../model/protocol-model.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasMigrations } from "./package-modules.js";
import { unionNames } from "../text/identifiers.js";

export const migrationsEmitter: Emitter = {
  name: "migrations",
  emit: (input) =>
    hasMigrations(input.model) ? [{ path: packagePath(input.model, "src/migrations.ts"), module: migrationsModule(input) }] : [],
};

/** The migrations of a model from the oldest version to the newest, with paths instead of field names. */
export function migrationSteps(model: ProtocolModel): readonly MigrationStep[] {
  const versions = Object.keys(model.migrations).sort(compareVersions);
  return versions.map((version) => ({
    version,
    messages: Object.fromEntries(Object.entries(model.migrations[version] ?? {}).map(([tag, moves]) => [tag, withPaths(model, moves)])),
  }));
}

function migrationsModule(input: EmitInput) {
  const { model, render } = input;
  const steps = migrationSteps(model);
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["downgradeMessage", "upgradeMessage"] },
      { from: "@wirepact/core/codegen", names: ["Migrations", "Result"], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [unionNames(model).message], typeOnly: true },
    ],
    statements: [
      {
        kind: "constant" as const,
        name: "migrations",
        type: "Migrations",
        value: `{ protocol, steps: ${JSON.stringify(steps)} }`,
        exported: false,
      },
      render("code/migrations", { version: model.version, message: unionNames(model).message }),
    ],
  };
}

/** The same with paths instead of names: a field is in the envelope, or else in the body. */
function withPaths(model: ProtocolModel, { rename, values, add }: Migration): MessageMoves {
  const pathOf = (current: string, name = current): Path => {
    if (model.body === "inline" || current === model.tag || model.envelope.includes(current)) return [name];
    return [model.body.field, name];
  };
  const renamed = Object.entries(rename).map(([from, to]) => [pathOf(to, from), pathOf(to)] as const);
  const replaced = Object.entries(values).map(([field, table]) => [pathOf(field), table] as const);
  const added = Object.entries(add).map(([field, value]) => [pathOf(field), value] as const);
  return {
    ...(renamed.length === 0 ? {} : { rename: renamed }),
    ...(replaced.length === 0 ? {} : { values: replaced }),
    ...(added.length === 0 ? {} : { add: added }),
  };
}
