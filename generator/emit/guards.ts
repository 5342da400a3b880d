// Emits `guards.ts`: one straight-line type guard per message, `is` over all of them, one per type in a union of objects, and one per branded type. They only say yes or no; core's walker says why.

import { tagOf } from "@wirepact/core/codegen/frames";
import { isIdentifiable, partsOf, shadowingFrames } from "../describe/message-parts.js";
import { guardedTypes } from "../exports/named-types.js";
import { declaredNames, guardName, unionNames } from "../exports/exported-names.js";
import { recursiveTypes } from "../lower/recursive-types.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { jsdoc } from "../text/jsdoc.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import type { GuardContext } from "./guards/guard-context.js";
import { frameTest, otherGuard } from "./guards/other-guard.js";
import { createGuardNames, type GuardNames, objectType, readProperty } from "./guards/guard-names.js";
import { ruleConditions, versionConditions } from "./guards/rule-condition.js";
import { shapeExpression } from "./guards/shape-condition.js";
import { finalReturn, structCode } from "./guards/struct-code.js";

export const guardsEmitter: Emitter = {
  name: "guards",
  emit: (input) => [{ path: packagePath(input.model, "src/guards.ts"), module: guardsModule(input) }],
};

function guardsModule(input: EmitInput) {
  const { model } = input;
  const names = createGuardNames(declaredNames(model));
  const messages = Object.values(model.messages);
  const depth = recursiveTypes(model.types).size === 0 ? undefined : "0";
  const guards = messages.map((message) => messageGuard({ model, names, place: [message.typeName], depth }, message));
  const other = otherGuard({ model, names, place: [unionNames(model).other], depth });
  const types = guardedTypes(model);
  const typeGuards = types.map((type) => typeGuard({ model, names, place: [type], depth }, type));
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: names.imports() },
      {
        from: "./types.js",
        names: [unionNames(model).message, ...otherNames(model), ...messages.map(({ typeName }) => typeName), ...types],
        typeOnly: true,
      },
    ],
    statements: [
      ...names.constants().map(([name, value]) => ({ kind: "constant" as const, name, value, exported: false })),
      unionGuard(input, names, guards),
      ...guards.map(({ text }) => text),
      ...other,
      ...typeGuards,
      ...names.functions(),
    ],
  };
}

const otherNames = (model: ProtocolModel): readonly string[] => (model.others === undefined ? [] : [unionNames(model).other]);

function unionGuard({ model }: EmitInput, names: GuardNames, guards: readonly MessageGuard[]): string {
  const choose =
    model.frames === undefined ? chooseByTag(guards, `value[${JSON.stringify(model.tag)}]`) : chooseByFrame(model, names, guards);
  return [
    jsdoc("Whether a value is a valid message of the protocol."),
    `export function is(value: unknown): value is ${unionNames(model).message} {`,
    "try {",
    `if (!${names.use("isObjectLike")}(value)) return false;`,
    ...choose,
    "} catch {",
    "// Property access may throw: getters, proxies.",
    "return false;\n}\n}",
  ].join("\n");
}

/** The message with the tag of a value. */
const chooseByTag = (guards: readonly MessageGuard[], tag: string): readonly string[] => [
  ...(guards.length > 5 ? switchByLength(guards, tag) : switchByTag(guards, tag)),
  "default:\nreturn false;\n}",
];

/** The first frame that a value fits decides; its messages are distinguished by their tag. */
function chooseByFrame(model: ProtocolModel, names: GuardNames, guards: readonly MessageGuard[]): readonly string[] {
  const frames = (model.frames ?? []).map((frame) => {
    const own = guards.filter(({ message }) => message.frame === frame.name && isIdentifiable(model, message));
    const [first] = own;
    const check =
      frame.tag === undefined
        ? [`return ${first === undefined ? "false" : `${first.fits}(value)`};`]
        : chooseByTag(own, readProperty(names, frame.tag));
    const test = frameTest(names, frame);
    return test === "" ? check : [`if (${test}) {`, ...check, "}"];
  });
  const isTotal = (model.frames ?? []).some((frame) => frameTest(names, frame) === "");
  return [...frames.flat(), ...(isTotal ? [] : ["return false;"])];
}

const switchByTag = (guards: readonly MessageGuard[], tag: string): readonly string[] => [
  `switch (${tag}) {`,
  ...guards.map(({ message, fits }) => `case ${JSON.stringify(tagOf(message))}:\nreturn ${fits}(value);`),
];

/** Texts from outside are compared letter by letter; with many messages that takes as long as small ones take to check. */
function switchByLength(guards: readonly MessageGuard[], tag: string): readonly string[] {
  const lengths = [...new Set(guards.map(({ message }) => tagOf(message).length))].toSorted((a, b) => a - b);
  const cases = lengths.map((length) => {
    const tests = guards
      .filter(({ message }) => tagOf(message).length === length)
      .map(({ message, fits }) => `type === ${JSON.stringify(tagOf(message))} && ${fits}(value)`);
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

/** The guard that people call, and the function that checks all fields but the tag, which `is` has seen already. */
interface MessageGuard {
  readonly message: MessageModel;
  readonly fits: string;
  readonly text: string;
}

function messageGuard(context: GuardContext, message: MessageModel): MessageGuard {
  const { names } = context;
  const { typeName, name } = message;
  const fits = names.privateFunction(`message ${name}`, [typeName, `${typeName} message`], (own) => fieldsFunction(context, message, own));
  const text = [
    jsdoc(`Whether a value is a valid \`${name}\`.`),
    `export function ${guardName(typeName)}(value: unknown): value is ${typeName} {`,
    "try {",
    `return ${[`${names.use("isObjectLike")}(value)`, ...identity(context, message), `${fits}(value)`].join(" && ")};`,
    "} catch {\nreturn false;\n}\n}",
  ].join("\n");
  return { message, fits, text };
}

/** The guard of a named type, for values inside messages. */
function typeGuard(context: GuardContext, type: string): string {
  return [
    jsdoc(`Whether a value is a valid \`${type}\`.`),
    `export function ${guardName(type)}(value: unknown): value is ${type} {`,
    "try {",
    `return ${shapeExpression(context, { kind: "reference", type }, "value")};`,
    "} catch {\nreturn false;\n}\n}",
  ].join("\n");
}

/** What makes a value a message of this type, besides its fields: the tag, and that no frame that is tried first takes it. */
function identity({ model, names }: GuardContext, message: MessageModel): readonly string[] {
  const { tag, tagValue } = partsOf(model, message);
  const value = tag === undefined ? "" : model.frames === undefined ? `value[${JSON.stringify(tag)}]` : readProperty(names, tag);
  return [
    ...(tag === undefined ? [] : [`${value} === ${JSON.stringify(tagValue)}`]),
    ...shadowingFrames(model, message).map((frame) => `!(${frameTest(names, frame)})`),
  ];
}

function fieldsFunction(context: GuardContext, message: MessageModel, name: string): string {
  const { body, tag } = partsOf(context.model, message);
  const code = structCode(context, message.shape, {
    variable: "value",
    path: [],
    taken: [],
    checked: tag,
    unfold: body,
    adjust: (local, conditions) => versionConditions(context, local, conditions),
  });
  const tagFields = message.shape.fields.filter((field) => field.name === tag);
  const tagLocals = tagFields.map((field) => ({ path: [field.name], name: `value[${JSON.stringify(field.name)}]`, field }));
  const rules = ruleConditions(context, message, [...code.locals, ...tagLocals]);
  return [
    `function ${name}(value: ${objectType(context.names)}): boolean {`,
    ...code.statements,
    finalReturn([...code.conditions, ...rules]),
    "}",
  ].join("\n");
}
