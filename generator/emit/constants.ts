// Emits `constants.ts`: the message types and the named enums, each as a constant object and a union type of the same name.

import type { EnumShape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { docComment } from "../lower/doc-comment.js";
import { namedTypes } from "../lower/named-types.js";
import { enumKeys, unionNames } from "../exports/exported-names.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";
import { code } from "../text/markdown.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { typedVersions } from "./package-modules.js";

export const constantsEmitter: Emitter = {
  name: "constants",
  emit: (input) =>
    typedVersions(input).map(({ folder, input: version }) => ({
      path: packagePath(input.model, `${folder}/constants.ts`),
      module: { source: sourceOf(input), imports: [], statements: [...messageTypes(version), roleNames(version), ...enums(version)] },
    })),
};

interface Member {
  readonly key: string;
  readonly value: string | number;
  readonly doc: string | undefined;
}

function messageTypes({ model }: EmitInput) {
  const members = Object.values(model.messages).map(({ typeName, name, doc }) => ({ key: typeName, value: name, doc }));
  const doc = "The message types of the protocol.";
  return constantAndType(unionNames(model).type, members, { doc, typeDoc: doc });
}

function roleNames({ model }: EmitInput) {
  const type =
    Object.keys(model.roles)
      .map((role) => JSON.stringify(role))
      .join(" | ") || "never";
  return { kind: "type" as const, name: "RoleName", type, doc: "The name of a role of the protocol." };
}

function enums({ model }: EmitInput) {
  return namedTypes(model).flatMap(({ name, shape }) => {
    if (shape.kind !== "enum") return [];
    const { doc = name, deprecated } = model.typeDocs[name] ?? {};
    const pattern = shape.pattern === undefined ? "" : ` that match ${code(shape.pattern)}`;
    const note = shape.open ? `Other values${pattern} are allowed.` : undefined;
    return constantAndType(name, membersOf(shape), {
      doc: docComment({ doc, deprecated }) ?? "",
      typeDoc: docComment({ doc, note, deprecated }) ?? "",
      others: [
        ...(shape.open ? [`(${isIntegerEnum(shape) ? "number" : "string"} & {})`] : []),
        ...(shape.nullable === true ? ["null"] : []),
      ],
    });
  });
}

function membersOf({ values }: EnumShape): readonly Member[] {
  const keys = enumKeys(values);
  return values.map(({ value, doc, deprecated }, index) => ({
    key: keys[index]!,
    value,
    doc: docComment({ doc, deprecated }),
  }));
}

interface EnumDocs {
  readonly doc: string;
  readonly typeDoc: string;
  /** The types of the values that are not listed. */
  readonly others?: readonly string[];
}

function constantAndType(name: string, members: readonly Member[], { doc, typeDoc, others = [] }: EnumDocs) {
  const lines = members.map((member) => `${jsdoc(member.doc)}\n${propertyName(member.key)}: ${JSON.stringify(member.value)},`);
  const known = `(typeof ${name})[keyof typeof ${name}]`;
  return [
    { kind: "constant" as const, name, value: `{\n${lines.join("\n")}\n} as const`, doc, exported: true },
    // The intersection keeps the known values in completion lists, while any other value type-checks.
    { kind: "type" as const, name, type: [known, ...others].join(" | "), doc: typeDoc },
  ];
}
