// Emits `constants.ts`: the message types and the named enums, each as a constant object and a union type of the same name.

import type { EnumShape } from "@wirepact/core";
import { deprecationText, namedTypes } from "../lower/named-types.js";
import { enumKeys } from "../text/identifiers.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const constantsEmitter: Emitter = {
  name: "constants",
  emit: (input) => [
    {
      path: packagePath(input.model, "src/constants.ts"),
      module: { source: sourceOf(input), imports: [], statements: [...messageTypes(input), ...enums(input)] },
    },
  ],
};

interface Member {
  readonly key: string;
  readonly word: string;
  readonly doc: string | undefined;
}

function messageTypes({ model }: EmitInput) {
  const members = Object.values(model.messages).map(({ typeName, name, doc }) => ({ key: typeName, word: name, doc }));
  return constantAndType("MessageType", members, { doc: "The types of message that the protocol has.", open: false });
}

function enums({ model }: EmitInput) {
  return namedTypes(model).flatMap(({ name, shape }) => {
    if (shape.kind !== "enum") return [];
    const notes = model.typeDocs[name];
    const deprecated = notes?.deprecated === undefined ? "" : `\n\n@deprecated ${deprecationText(notes.deprecated)}`;
    return constantAndType(name, membersOf(shape), { doc: `${notes?.doc ?? name}${deprecated}`, open: shape.open });
  });
}

function membersOf({ values }: EnumShape): readonly Member[] {
  const keys = enumKeys(values.map(({ value: word }) => word));
  return values.map(({ value: word, doc, deprecated }) => ({
    key: keys.get(word) ?? word,
    word,
    doc: deprecated === undefined ? doc : `${doc ?? ""}\n\n@deprecated ${deprecationText(deprecated)}`,
  }));
}

function constantAndType(name: string, members: readonly Member[], { doc, open }: { readonly doc: string; readonly open: boolean }) {
  const lines = members.map(({ key, word, doc: meaning }) => `${jsdoc(meaning)}\n${propertyName(key)}: ${JSON.stringify(word)},`);
  const known = `(typeof ${name})[keyof typeof ${name}]`;
  return [
    { kind: "constant" as const, name, value: `{\n${lines.join("\n")}\n} as const`, doc, exported: true },
    // An intersection keeps the known words in completion lists while any other text type-checks.
    {
      kind: "type" as const,
      name,
      type: open ? `${known} | (string & {})` : known,
      doc: open ? `${doc}\n\nOther words than the known ones are valid.` : doc,
    },
  ];
}
