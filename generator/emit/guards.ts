// Emits `guards.ts`: one straight-line type guard per message and `is` over all of them. They only say yes or no; core's walker says why.

import { exportedNames, guardName } from "../text/identifiers.js";
import type { MessageModel } from "../model/protocol-model.js";
import { jsdoc } from "../text/jsdoc.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import type { GuardContext } from "./guards/guard-context.js";
import { createGuardNames } from "./guards/guard-names.js";
import { ruleConditions, versionConditions } from "./guards/rule-condition.js";
import { finalReturn, structCode } from "./guards/struct-code.js";

export const guardsEmitter: Emitter = {
  name: "guards",
  emit: (input) => [{ path: packagePath(input.model, "src/guards.ts"), module: guardsModule(input) }],
};

function guardsModule(input: EmitInput) {
  const { model } = input;
  const names = createGuardNames(exportedNames(model).map(({ name }) => name));
  const messages = Object.values(model.messages);
  const guards = messages.map((message) => messageGuard({ model, names, place: [message.typeName] }, message));
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: names.imports() },
      { from: "./types.js", names: ["Message", ...messages.map(({ typeName }) => typeName)], typeOnly: true },
    ],
    statements: [
      ...names.constants().map(([name, value]) => ({ kind: "constant" as const, name, value, exported: false })),
      unionGuard(input),
      ...guards,
      ...names.functions(),
    ],
  };
}

function unionGuard({ model }: EmitInput): string {
  const cases = Object.values(model.messages).map(
    ({ name, typeName }) => `case ${JSON.stringify(name)}:\nreturn ${guardName(typeName)}(value);`,
  );
  return [
    jsdoc("Whether a value is a valid message of the protocol."),
    "export function is(value: unknown): value is Message {",
    `switch ((value as Record<string, unknown> | null | undefined)?.[${JSON.stringify(model.tag)}]) {`,
    ...cases,
    "default:\nreturn false;\n}\n}",
  ].join("\n");
}

function messageGuard(context: GuardContext, message: MessageModel): string {
  const { body } = context.model;
  const code = structCode(context, message.shape, {
    variable: "value",
    path: [],
    taken: [],
    unfold: body === "inline" ? undefined : body.field,
    adjust: (local, conditions) => versionConditions(context, local, conditions),
  });
  const rules = ruleConditions(context, message, code.locals);
  return [
    jsdoc(`Whether a value is a valid \`${message.name}\`: ${message.doc}`),
    `export function ${guardName(message.typeName)}(value: unknown): value is ${message.typeName} {`,
    `if (!${context.names.use("isObject")}(value)) return false;`,
    ...code.statements,
    finalReturn([...code.conditions, ...rules]),
    "}",
  ].join("\n");
}
