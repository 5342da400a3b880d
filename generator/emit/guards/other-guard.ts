// The guard of messages with a tag that the protocol does not define, which are kept unchanged.

import type { Frame, StructShape } from "@wirepact/core";
import { otherShape } from "@wirepact/core/codegen";
import { guardName, unionNames } from "../../exports/exported-names.js";
import { jsdoc } from "../../text/jsdoc.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { GuardContext } from "./guard-context.js";
import { type GuardNames, objectType, readProperty } from "./guard-names.js";
import { finalReturn, structCode } from "./struct-code.js";

/** The text of the guard; nothing if the protocol keeps no other messages. */
export function otherGuard(context: GuardContext): readonly string[] {
  const { model, names } = context;
  const { others } = model;
  if (others === undefined) return [];
  const { other } = unionNames(model);
  const check = (tag: string, frame?: Frame): string => {
    const shape = otherShape(model, frame);
    if (shape === undefined) return "return false;";
    const known = names.constant(
      `known ${frame?.name ?? "tags"}`,
      `/*@__PURE__*/ new ${names.global("Set")}<unknown>(${JSON.stringify(knownTags(model, frame))})`,
    );
    const fits = names.privateFunction(`other ${frame?.name ?? ""}`, [`${other} ${frame?.name ?? ""}`], (own) =>
      fieldsFunction(context, shape, own),
    );
    const pattern = others.pattern === undefined ? [] : [`${names.forScalar("other tag").regex(others.pattern)}.test(${tag})`];
    return `return ${[`typeof ${tag} === "string"`, `!${known}.has(${tag})`, ...pattern, `${fits}(value)`].join(" && ")};`;
  };
  const body =
    model.frames === undefined
      ? [check(readProperty(names, model.tag))]
      : [
          ...model.frames.map((frame) => {
            const verdict = frame.tag === undefined ? "return false;" : check(readProperty(names, frame.tag), frame);
            const test = frameTest(names, frame);
            return test === "" ? verdict : `if (${test}) ${verdict}`;
          }),
          ...(model.frames.some((frame) => frameTest(names, frame) === "") ? [] : ["return false;"]),
        ];
  return [
    [
      jsdoc("Whether a value is a message with a tag that the protocol does not define, and that is kept as it is."),
      `export function ${guardName(other)}(value: unknown): value is ${other} {`,
      "try {",
      `if (!${names.use("isObjectLike")}(value)) return false;`,
      ...body,
      "} catch {\nreturn false;\n}\n}",
    ].join("\n"),
  ];
}

/** The tags that the protocol defines, with their other spellings. */
function knownTags({ messages }: ProtocolModel, frame: Frame | undefined): readonly string[] {
  return Object.values(messages)
    .filter((message) => message.frame === frame?.name)
    .flatMap(({ name, tag = name, aliases = [], lenientAliases = [] }) => [tag, ...aliases, ...lenientAliases]);
}

function fieldsFunction(context: GuardContext, shape: StructShape, name: string): string {
  const code = structCode(context, shape, { variable: "value", path: [], taken: [] });
  return [`function ${name}(value: ${objectType(context.names)}): boolean {`, ...code.statements, finalReturn(code.conditions), "}"].join(
    "\n",
  );
}

/** The condition that `value` is in a frame. */
export function frameTest(names: GuardNames, { has, where }: Frame): string {
  return [
    ...has.map((name) => `${readProperty(names, name)} !== undefined`),
    ...Object.entries(where).map(([name, constant]) => `${readProperty(names, name)} === ${JSON.stringify(constant)}`),
  ].join(" && ");
}
