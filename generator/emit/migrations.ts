// Emits `migrations.ts` if the spec has migrations: converts messages of older versions to this one, and back.

import type { Path } from "@wirepact/core";
import type { MessageMoves, MigrationStep } from "@wirepact/core/codegen";
import { compareVersions } from "../check/compare-versions.js";
import type { Migration, ProtocolModel } from "../model/protocol-model.js";
import { partsOf, requestsOf } from "../describe/message-parts.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasMigrations, messageMigrations } from "./package-modules.js";
import type { ModuleImport } from "../model/output-file.js";
import { aliased, freeName, outsideNames } from "../exports/free-names.js";
import { exportName, unionNames } from "../exports/exported-names.js";

export const migrationsEmitter: Emitter = {
  name: "migrations",
  emit: (input) =>
    hasMigrations(input.model) ? [{ path: packagePath(input.model, "src/migrations.ts"), module: migrationsModule(input) }] : [],
};

/** The migrations of a model from the oldest version to the newest, with paths instead of field names. */
export function migrationSteps(model: ProtocolModel): readonly MigrationStep[] {
  const migrations = messageMigrations(model);
  const versions = Object.keys(migrations).sort(compareVersions);
  return versions.map((version) => ({
    version,
    messages: Object.fromEntries(Object.entries(migrations[version] ?? {}).map(([tag, moves]) => [tag, withPaths(model, tag, moves)])),
  }));
}

/** What migrations may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/codegen", names: ["upgradeMessage", "downgradeMessage"] },
  { from: "@wirepact/core/codegen", names: ["Result"], typeOnly: true },
  { from: "@wirepact/core/codegen/frames", names: ["upgradeFramed", "downgradeFramed"] },
  { from: "@wirepact/core/codegen/frames", names: ["MigrationOptions"], typeOnly: true },
];

function migrationsModule(input: EmitInput) {
  const { model, render } = input;
  const steps = migrationSteps(model);
  const isFramed = model.frames !== undefined;
  const hasRequests = requestsOf(model.messages).length > 0;
  const [requests, responses] = hasRequests ? [exportName(model, "Requests"), exportName(model, "Responses")] : [];
  const [upgrade, downgrade] = isFramed ? ["upgradeFramed", "downgradeFramed"] : ["upgradeMessage", "downgradeMessage"];
  const { message } = unionNames(model);
  const { names, importsFor } = outsideNames(model, { imports: coreImports, globals: ["Readonly", "Record"], own: ["A"] });
  const text = render("code/migrations", {
    names,
    version: model.version,
    message,
    requests,
    responses,
    upgrade: names[upgrade],
    downgrade: names[downgrade],
  });
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "@wirepact/core/codegen", names: [aliased(model, "Migrations")], typeOnly: true },
      { from: "./protocol.js", names: ["protocol"] },
      { from: "./types.js", names: [message, ...(hasRequests ? [requests!, responses!] : [])], typeOnly: true },
    ],
    statements: [
      {
        kind: "constant" as const,
        name: "migrations",
        type: freeName(model, "Migrations"),
        value: `{ protocol, steps: ${JSON.stringify(steps)} }`,
        exported: false,
      },
      text,
    ],
  };
}

/** The same with paths instead of names: a field is in the envelope, or else in the body. */
function withPaths(model: ProtocolModel, type: string, { rename, values, add }: Migration): MessageMoves {
  const renamed = Object.entries(rename).map(([from, to]) => [pathOf(model, type, to, from), pathOf(model, type, to)] as const);
  const replaced = Object.entries(values).map(([field, table]) => [pathOf(model, type, field), table] as const);
  const added = Object.entries(add).map(([field, value]) => [pathOf(model, type, field), value] as const);
  return {
    ...(renamed.length === 0 ? {} : { rename: renamed }),
    ...(replaced.length === 0 ? {} : { values: replaced }),
    ...(added.length === 0 ? {} : { add: added }),
  };
}

/** The path of a field, or of the one that it was renamed from. With frames, fields of the body are written with it: `params.name`. */
function pathOf(model: ProtocolModel, type: string, current: string, name = current): Path {
  if (model.frames !== undefined) return framedPath(model, type, name);
  if (model.body === "inline" || current === model.tag || model.envelope.includes(current)) return [name];
  return [model.body.field, name];
}

function framedPath(model: ProtocolModel, type: string, name: string): Path {
  const message = model.messages[type];
  const body = message === undefined ? undefined : partsOf(model, message).body;
  return body !== undefined && name.startsWith(`${body}.`) ? [body, name.slice(body.length + 1)] : [name];
}
