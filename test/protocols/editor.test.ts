// What people see in their editor who use a generated package: words to choose from, switches that narrow, documentation at every use.

import { beforeAll, describe, expect, it } from "vitest";
import type { Field } from "@wirepact/core";
import { fieldDoc } from "../../generator/lower/named-types.js";
import type { MessageModel, ProtocolModel } from "../../generator/model/protocol-model.js";
import { builderName, guardName } from "../../generator/exports/exported-names.js";
import { openEditor, type Editor } from "../support/editor.js";
import { specProtocols } from "../support/spec-protocols.js";

const models = specProtocols();

const messagesOf = (model: ProtocolModel): readonly MessageModel[] => Object.values(model.messages);

const importAll = (model: ProtocolModel): string =>
  `import * as all from "@wirepact/${model.name}";\nimport type { Message, ${messagesOf(model)
    .map(({ typeName }) => typeName)
    .join(", ")} } from "@wirepact/${model.name}";`;

/** A switch over the tag that hands every message to what takes only that one, and nothing to what takes nothing. */
const switchOver = (model: ProtocolModel, messages: readonly MessageModel[]): string => `${importAll(model)}
const nothingIsLeft = (nothing: never): string => nothing;
export function use(message: Message): string {
  switch (message[${JSON.stringify(model.tag)}]) {
${messages.map(({ name, typeName }) => `case ${JSON.stringify(name)}: { const own: ${typeName} = message; return typeof own; }`).join("\n")}
default: return nothingIsLeft(message);
  }
}`;

interface Use {
  readonly mark: string;
  readonly code: string;
  readonly doc: string;
}

/** Fields of a message, those of its body included where they are sure to be there. */
function fieldUses(model: ProtocolModel, { typeName, shape }: MessageModel): readonly Use[] {
  const within = (fields: readonly Field[], holder: string, path: string): readonly Use[] =>
    fields.flatMap((field) => [
      {
        mark: `${path}.${field.name}`,
        code: `${holder}./*${path}.${field.name}*/${field.name};`,
        doc: fieldDoc(model, field) ?? "",
      },
      ...(field.required && field.shape.kind === "struct" && field.shape.nullable !== true
        ? within(field.shape.fields, `${holder}.${field.name}`, `${path}.${field.name}`)
        : []),
    ]);
  return within(shape.fields, `({} as ${typeName})`, typeName);
}

/** Every place where a package is used that has documentation to show. */
function usesOf(model: ProtocolModel): readonly Use[] {
  return messagesOf(model).flatMap((message) => {
    const { typeName, doc } = message;
    return [
      { mark: `type ${typeName}`, code: `let value${typeName}: /*type ${typeName}*/${typeName} | undefined;`, doc },
      { mark: `tag ${typeName}`, code: `all.MessageType./*tag ${typeName}*/${typeName};`, doc },
      { mark: `guard ${typeName}`, code: `all./*guard ${typeName}*/${guardName(typeName)};`, doc: `a valid \`${message.name}\`` },
      { mark: `builder ${typeName}`, code: `all./*builder ${typeName}*/${builderName(typeName)};`, doc: `a valid \`${message.name}\`` },
      ...fieldUses(model, message),
    ];
  });
}

const enumsOf = (model: ProtocolModel) =>
  Object.entries(model.types).flatMap(([name, shape]) => (shape.kind === "enum" ? [{ name, ...shape }] : []));

/** A variable of every enum with an empty word to complete, and one with a word that nobody knows. */
const enumText = (model: ProtocolModel): string => `import type * as all from "@wirepact/${model.name}";
${enumsOf(model)
  .map(({ name }) => `export const empty${name}: all.${name} = /*${name}*/"";`)
  .join("\n")}`;

const unknownWord = (model: ProtocolModel, name: string): string =>
  `import type * as all from "@wirepact/${model.name}";\nexport const word: all.${name} = "WORD_OF_NOBODY";`;

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

describe("in an editor", () => {
  let editor: Editor;
  beforeAll(() => {
    editor = openEditor(
      Object.fromEntries(
        models.flatMap((model) => [
          [`${model.name} whole switch`, switchOver(model, messagesOf(model))],
          [`${model.name} lacking switch`, switchOver(model, messagesOf(model).slice(0, -1))],
          [
            `${model.name} uses`,
            `${importAll(model)}\n${usesOf(model)
              .map(({ code }) => code)
              .join("\n")}`,
          ],
          [`${model.name} enums`, enumText(model)],
          ...enumsOf(model).map(({ name }) => [`${model.name} unknown ${name}`, unknownWord(model, name)]),
        ]),
      ),
    );
  });

  it.each(models.map((model) => ({ name: model.name, model })))("a switch over the tag of $name narrows and is exhaustive", ({ model }) => {
    const last = messagesOf(model).at(-1)!;
    expect(editor.problems(`${model.name} whole switch`)).toEqual([]);
    expect(editor.problems(`${model.name} lacking switch`)).toEqual([
      expect.stringContaining(`'${last.typeName}' is not assignable to parameter of type 'never'`),
    ]);
  });

  it.each(models.map((model) => ({ name: model.name, model })))("every use of $name shows its documentation", ({ model }) => {
    const file = `${model.name} uses`;
    const uses = usesOf(model);
    expect(uses.filter(({ doc }) => doc === "").map(({ mark }) => mark)).toEqual([]);
    const silent = uses.filter(({ mark, doc }) => !editor.hover(file, mark).documentation.includes(plain(doc)));
    expect(silent.map(({ mark, doc }) => ({ mark, doc, shown: editor.hover(file, mark) }))).toEqual([]);
  });

  it("enum values are completed, also those of open enums", () => {
    for (const model of models) {
      for (const { name, values } of enumsOf(model)) {
        const words = values.map(({ value: word }) => word);
        expect(editor.completions(`${model.name} enums`, name), name).toEqual(expect.arrayContaining(words));
      }
    }
  });

  it("unknown values are accepted in open enums only", () => {
    const enums = models.flatMap((model) => enumsOf(model).map((each) => ({ ...each, file: `${model.name} unknown ${each.name}` })));
    for (const { open, file } of enums) expect(editor.problems(file), file).toHaveLength(open ? 0 : 1);
    expect(new Set(enums.map(({ open }) => open))).toEqual(new Set([true, false]));
  });
});
