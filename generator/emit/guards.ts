// Emits `guards.ts`: one straight-line type guard per message and `is` over all of them. They only say yes or no; core's walker says why.

import { exportedNames, guardName } from "../text/identifiers.js";
import { recursiveTypes } from "../lower/recursive-types.js";
import type { MessageModel } from "../model/protocol-model.js";
import { jsdoc } from "../text/jsdoc.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import type { GuardContext } from "./guards/guard-context.js";
import { createGuardNames, type GuardNames } from "./guards/guard-names.js";
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
  const depth = recursiveTypes(model.types).size === 0 ? undefined : "0";
  const guards = messages.map((message) => messageGuard({ model, names, place: [message.typeName], depth }, message));
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: names.imports() },
      { from: "./types.js", names: ["Message", ...messages.map(({ typeName }) => typeName)], typeOnly: true },
    ],
    statements: [
      ...names.constants().map(([name, value]) => ({ kind: "constant" as const, name, value, exported: false })),
      unionGuard(input, names, guards),
      ...guards.map(({ text }) => text),
      ...names.functions(),
    ],
  };
}

function unionGuard({ model }: EmitInput, names: GuardNames, guards: readonly MessageGuard[]): string {
  const tag = `value[${JSON.stringify(model.tag)}]`;
  return [
    jsdoc("Whether a value is a valid message of the protocol."),
    "export function is(value: unknown): value is Message {",
    "try {",
    `if (!${names.use("isObjectLike")}(value)) return false;`,
    ...(guards.length > 5 ? switchByLength(guards, tag) : switchByTag(guards, tag)),
    "default:\nreturn false;\n}",
    "} catch {",
    "// Property access may throw: getters, proxies.",
    "return false;\n}\n}",
  ].join("\n");
}

const switchByTag = (guards: readonly MessageGuard[], tag: string): readonly string[] => [
  `switch (${tag}) {`,
  ...guards.map(({ message, fits }) => `case ${JSON.stringify(message.name)}:\nreturn ${fits}(value);`),
];

/** Texts from outside are compared letter by letter; with many messages that takes as long as small ones take to judge. */
function switchByLength(guards: readonly MessageGuard[], tag: string): readonly string[] {
  const lengths = [...new Set(guards.map(({ message }) => message.name.length))].toSorted((a, b) => a - b);
  const cases = lengths.map((length) => {
    const tests = guards
      .filter(({ message }) => message.name.length === length)
      .map(({ message, fits }) => `type === ${JSON.stringify(message.name)} && ${fits}(value)`);
    return `case ${length}:\nreturn ${tests.length === 1 ? tests.join("") : tests.map((test) => `(${test})`).join(" || ")};`;
  });
  return [
    `const type = ${tag};`,
    'if (typeof type !== "string") return false;',
    "// Few types have the same length, and lengths are compared faster than strings.",
    "switch (type.length) {",
    ...cases,
  ];
}

/** The guard that people call, and the function that judges all fields but the tag, which `is` has seen already. */
interface MessageGuard {
  readonly message: MessageModel;
  readonly fits: string;
  readonly text: string;
}

function messageGuard(context: GuardContext, message: MessageModel): MessageGuard {
  const { model, names } = context;
  const { typeName, name } = message;
  const fits = names.privateFunction(`message ${name}`, [typeName, `${typeName} message`], (own) => fieldsFunction(context, message, own));
  const text = [
    jsdoc(`Whether a value is a valid \`${name}\`: ${message.doc}`),
    `export function ${guardName(typeName)}(value: unknown): value is ${typeName} {`,
    "try {",
    `return ${names.use("isObjectLike")}(value) && value[${JSON.stringify(model.tag)}] === ${JSON.stringify(name)} && ${fits}(value);`,
    "} catch {\nreturn false;\n}\n}",
  ].join("\n");
  return { message, fits, text };
}

function fieldsFunction(context: GuardContext, message: MessageModel, name: string): string {
  const { body, tag } = context.model;
  const code = structCode(context, message.shape, {
    variable: "value",
    path: [],
    taken: [],
    judged: tag,
    unfold: body === "inline" ? undefined : body.field,
    adjust: (local, conditions) => versionConditions(context, local, conditions),
  });
  const tagFields = message.shape.fields.filter((field) => field.name === tag);
  const tagLocals = tagFields.map((field) => ({ path: [tag], name: `value[${JSON.stringify(tag)}]`, field }));
  const rules = ruleConditions(context, message, [...code.locals, ...tagLocals]);
  return [
    `function ${name}(value: Readonly<Record<string, unknown>>): boolean {`,
    ...code.statements,
    finalReturn([...code.conditions, ...rules]),
    "}",
  ].join("\n");
}
