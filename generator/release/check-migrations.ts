// Tests the migrations of a new version with every example of the old one: upgraded it must be valid, and downgraded again too.

import { explain, type Json } from "@wirepact/core";
import { asType } from "@wirepact/core/codegen/frames";
import { downgradeMessage, upgradeMessage, type Migrations, runnable } from "@wirepact/core/codegen";
import { report } from "../diagnostics/catalog.js";
import { migrationSteps } from "../emit/migrations.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";

/** One diagnostic per example of the old release that the new migrations fail to upgrade or downgrade. */
export function checkMigrations(old: ProtocolModel, current: ProtocolModel): readonly Diagnostic[] {
  const steps = migrationSteps(current);
  const fresh = steps.filter(({ version }) => old.migrations[version] === undefined);
  if (fresh.length === 0) return [];
  const migrations: Migrations = { protocol: runnable(current), steps };
  return Object.values(old.messages).flatMap((message) => {
    const { name, examples } = message;
    if (!fresh.some(({ messages }) => Object.hasOwn(messages, name))) return [];
    return examples.flatMap((example) => {
      const problem = tryExample(migrations, old, message, example.value);
      return problem === undefined ? [] : [report("release/migration-fails", { message: name, example: example.name, problem }, {})];
    });
  });
}

function tryExample(migrations: Migrations, old: ProtocolModel, message: MessageModel, value: Json): string | undefined {
  const checking = asType(message);
  const up = upgradeMessage(migrations, value, old.version, message.name, checking);
  if (!up.ok) return up.issues[0]?.message;
  const down = explain(runnable(old), downgradeMessage(migrations, up.value as object, old.version, message.name), {
    reading: true,
    ...checking,
  });
  return down.ok ? undefined : `downgraded to ${old.version}: ${down.issues[0]?.message}`;
}
