// Emits `descriptor.ts`, `protocol-shapes.ts` and `protocol.ts`: the descriptor of the protocol as plain data, and together with the parts of the run time
// that it needs; what messages are checked by is a separate part, so that nothing else is bundled with `validate`. A field that several messages
// share is a constant.

import type { Field, ProtocolDescriptor, View } from "@wirepact/core";
import type { ProtocolShapes } from "@wirepact/core/codegen";
import { describeProtocol } from "../describe/describe-protocol.js";
import { featuresOf } from "../describe/features.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { unionNames } from "../exports/exported-names.js";
import { isIdentifier, lowerFirst, pascalCase } from "../text/identifiers.js";
import { jsdoc } from "../text/jsdoc.js";
import { literal } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { featureImports, featureObject } from "./feature-code.js";

export const descriptorEmitter: Emitter = {
  name: "descriptor",
  emit: (input) => {
    const descriptor = describeProtocol(input.model);
    return [
      { path: packagePath(input.model, "src/descriptor.ts"), module: descriptorModule(input, descriptor) },
      { path: packagePath(input.model, "src/protocol-shapes.ts"), module: shapesModule(input, descriptor) },
      { path: packagePath(input.model, "src/protocol.ts"), module: protocolModule(input, descriptor) },
    ];
  },
};

/** What messages are checked by; `features` are added to it. */
const validationParts: Readonly<Record<Exclude<keyof ProtocolShapes, "features">, true>> = {
  name: true,
  version: true,
  tag: true,
  frames: true,
  others: true,
  body: true,
  envelope: true,
  parts: true,
  reading: true,
  types: true,
  messages: true,
};

const partOf = (descriptor: ProtocolDescriptor, isForValidation: boolean): object =>
  Object.fromEntries(Object.entries(descriptor).filter(([name]) => Object.hasOwn(validationParts, name) === isForValidation));

function descriptorModule(input: EmitInput, descriptor: ProtocolDescriptor) {
  const shared = sharedFields(descriptor);
  const { type } = unionNames(input.model);
  const nameOf = (value: object | string): string | undefined => (isField(value) ? shared.get(JSON.stringify(value)) : undefined);
  const constants = [...shared].map(([json, name]) => ({
    kind: "constant" as const,
    name,
    value: literal(JSON.parse(json)),
    type: "Field",
    exported: false,
  }));
  return {
    source: sourceOf(input),
    imports: [
      {
        from: "@wirepact/core/codegen",
        names: [
          "ProtocolShapes",
          "MessageDescriptor",
          "ProtocolDescriptor",
          ...(shared.size === 0 ? [] : ["Field"]),
          ...(Object.keys(descriptor.views).length === 0 ? [] : ["View"]),
        ],
        typeOnly: true,
      },
      { from: "./constants.js", names: [type === "MessageType" ? type : `${type} as MessageType`], typeOnly: true },
    ],
    statements: [
      ...constants,
      knownNames(input.model),
      {
        kind: "constant" as const,
        name: "shapes",
        type: "Pick<KnownProtocol, keyof ProtocolShapes>",
        value: literal(partOf(descriptor, true), nameOf),
        doc: "The part of the protocol that validation needs, as plain data.",
        exported: true,
      },
      {
        kind: "constant" as const,
        name: "surroundings",
        type: "Omit<KnownProtocol, keyof ProtocolShapes>",
        value: literal(partOf(descriptor, false), nameOf),
        exported: false,
      },
      {
        kind: "constant" as const,
        name: "descriptor",
        type: "KnownProtocol",
        value: "/*@__PURE__*/ Object.assign({}, shapes, surroundings)",
        doc: "The protocol as plain data, for modules that need few runtime features.",
        exported: true,
      },
    ],
  };
}

function shapesModule(input: EmitInput, descriptor: ProtocolDescriptor) {
  const features = featuresOf(descriptor);
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["Features", "ProtocolShapes"], typeOnly: true },
      ...featureImports(features),
      { from: "./descriptor.js", names: ["shapes"] },
    ],
    statements: [
      {
        kind: "constant" as const,
        name: "features",
        type: "Features",
        value: featureObject(features),
        doc: "The runtime features that the protocol needs.",
        exported: true,
      },
      {
        kind: "constant" as const,
        name: "protocolShapes",
        type: "ProtocolShapes",
        value: "/*@__PURE__*/ Object.assign({ features }, shapes)",
        doc: "The part of the protocol that validation needs, for modules that need nothing else.",
        exported: true,
      },
    ],
  };
}

function protocolModule(input: EmitInput, descriptor: ProtocolDescriptor) {
  return {
    source: sourceOf(input),
    imports: [
      { from: "@wirepact/core/codegen", names: ["withFeatures"] },
      { from: "./descriptor.js", names: ["descriptor"] },
      { from: "./descriptor.js", names: ["KnownProtocol"], typeOnly: true },
      { from: "./protocol-shapes.js", names: ["features"] },
    ],
    statements: [
      {
        kind: "constant" as const,
        name: "protocol",
        type: "KnownProtocol",
        value: "/*@__PURE__*/ withFeatures(descriptor, features)",
        doc: `The descriptor of ${descriptor.title}, version ${descriptor.version}.`,
        exported: true,
      },
    ],
  };
}

/** The type of the descriptor, with the names of messages and views, so that a store has a typed function for each view. */
function knownNames({ tag, views }: ProtocolModel): string {
  const known = Object.values(views).flatMap(({ name, doc, agents, messages }) => [
    ...(doc === undefined ? [] : [jsdoc(doc)]),
    `readonly ${JSON.stringify(name)}: View & { readonly agents: ${JSON.stringify(agents)}; readonly messages: ${typeOfNames(messages)} };`,
  ]);
  return [
    "/** The type of the descriptor, with the names of the message types and views. */",
    "export interface KnownProtocol extends ProtocolDescriptor {",
    ...(known.length === 0 ? [] : [`readonly tag: ${JSON.stringify(tag)};`]),
    `readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;`,
    ...(known.length === 0 ? [] : ["readonly views: {", ...known, "};"]),
    "}",
  ].join("\n");
}

const isField = (value: object | string): boolean =>
  typeof value === "object" && "name" in value && "shape" in value && "required" in value;

/** Fields that more than one message has, by their JSON, with a name for each. */
function sharedFields({ messages }: ProtocolDescriptor): ReadonlyMap<string, string> {
  const seen = new Map<string, { readonly field: Field; count: number }>();
  for (const field of Object.values(messages).flatMap(({ shape }) => shape.fields)) {
    const json = JSON.stringify(field);
    const known = seen.get(json);
    if (known === undefined) seen.set(json, { field, count: 1 });
    else known.count++;
  }
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [json, { field, count }] of seen) {
    if (count < 2) continue;
    const base = `${lowerFirst(pascalCase(field.name))}Field`;
    const first = isIdentifier(base) ? base : `field${pascalCase(base)}`;
    let name = first;
    for (let number = 2; used.has(name); number++) name = `${first}${number}`;
    used.add(name);
    names.set(json, name);
  }
  return names;
}

/** The type of the message names of a view, so that a store knows the messages it gives. */
function typeOfNames(names: View["messages"]): string {
  return names === "all" ? JSON.stringify(names) : `readonly (${names.map((name) => JSON.stringify(name)).join(" | ") || "never"})[]`;
}
