// What an editor shows over the properties of messages and of builder arguments: description, constraints, default and example, in strict and lenient types.

import { validate } from "@wirepact/acp-swarm";
import { beforeAll, describe, expect, it } from "vitest";
import { shapeConstraints } from "@wirepact/core/describe";
import type { Field } from "@wirepact/core";
import { fieldDoc } from "../../generator/lower/named-types.js";
import type { MessageModel, ProtocolModel } from "../../generator/model/protocol-model.js";
import { builderFieldsName, bodyTypeName } from "../../generator/exports/exported-names.js";
import { code, count } from "../../generator/text/markdown.js";
import { type Editor, openEditor } from "../support/editor.js";
import { specProtocols } from "../support/spec-protocols.js";
import { sampleOf } from "../support/sample-size.js";

const models = specProtocols().map((model) => ({ name: model.name, model }));

/** A property, and how to reach it. */
interface Property {
  readonly mark: string;
  readonly path: readonly string[];
  readonly typeName: string;
  readonly field: Field;
  /** Words of a constraint that the comment must contain; empty if there is none. */
  readonly constraint: string;
}

/** Properties of messages and of their bodies, each name once, those with constraints first. */
function propertiesIn(model: ProtocolModel): readonly Property[] {
  const all = Object.values(model.messages).flatMap((message) => propertiesOf(model, message));
  const byName = new Map(all.map((property) => [`${property.field.name} ${property.constraint}`, property]));
  return [...byName.values()].sort((a, b) => Number(a.constraint === "") - Number(b.constraint === "")).slice(0, 40);
}

function propertiesOf(model: ProtocolModel, { typeName, shape }: MessageModel): readonly Property[] {
  const bodyField = model.body === "inline" ? undefined : model.body.field;
  const within = (fields: readonly Field[], path: readonly string[]): readonly Property[] =>
    fields.flatMap((field): readonly Property[] => {
      if (field.name === bodyField && field.shape.kind === "struct") return within(field.shape.fields, [field.name]);
      const [first = ""] = shapeConstraints(model.types, field.shape, { code, number: count });
      // A comment lists all alternatives of a union instead of conditions.
      const constraint = first.replace(/^if [^:]+: /, "");
      const target = field.shape.kind === "reference" ? model.types[field.shape.type] : field.shape;
      if (field.name === model.tag || target?.kind === "struct") return [];
      return [
        {
          mark: [typeName, ...path, field.name].join("."),
          path: [...path, field.name],
          typeName,
          field,
          // An editor shows the values of an enum, unless it has a name.
          constraint: field.shape.kind === "enum" ? "" : constraint,
        },
      ];
    });
  return within(shape.fields, []);
}

/** Accesses of every property, through the strict type, the lenient type and the fields of the builder. */
function program(model: ProtocolModel): string {
  const access = (of: string, path: readonly string[], mark: string, optional: string): string => {
    const steps = path.map((name, index) => `${index === 0 ? "" : optional}.${index === path.length - 1 ? `/*${mark}*/` : ""}${name}`);
    return `({} as ${of})${steps.join("")};`;
  };
  const lines = propertiesIn(model).flatMap(({ mark, path, typeName }) => [
    access(`all.${typeName}`, path, `strict ${mark}`, "!"),
    access(`all.Received<all.${typeName}, ${JSON.stringify(model.tag)}>`, path, `lenient ${mark}`, "!"),
    access(`all.${builderFieldsName(typeName)}`, path.slice(-1), `builder ${mark}`, ""),
  ]);
  return `import type * as all from "@wirepact/${model.name}";\n${lines.join("\n")}`;
}

describe("the hovers", () => {
  let editor: Editor;
  beforeAll(() => {
    editor = openEditor(Object.fromEntries(sampleOf(models).map(({ name, model }) => [`${name} hovers`, program(model)])));
  });

  it.each(sampleOf(models))("of $name show description, constraint, default and example", ({ name, model }) => {
    const properties = propertiesIn(model);
    expect(editor.problems(`${name} hovers`)).toEqual([]);
    expect(properties.length).toBeGreaterThanOrEqual(10);
    let examples = 0;
    for (const { mark, field, constraint } of properties) {
      for (const kind of ["strict", "lenient", "builder"]) {
        const { documentation, tags } = editor.hover(`${name} hovers`, `${kind} ${mark}`);
        expect(documentation, `${kind} ${mark}`).toContain((fieldDoc(model, field) ?? "").replaceAll(/\s+/g, " ").trim());
        expect(documentation, `${kind} ${mark}`).toContain(constraint);
        expect(tags["default"], `${kind} ${mark}`).toBe(field.default === undefined ? undefined : JSON.stringify(field.default));
        if (tags["example"] !== undefined) examples += 1;
      }
    }
    expect(examples).toBeGreaterThanOrEqual(10);
  });

  it("name the types of bodies, also in what was received leniently", () => {
    const named = models.flatMap(({ model }) => Object.values(model.messages).map((message) => bodyTypeName(model, message) ?? []));
    expect(named.flat()).toEqual(expect.arrayContaining(["TaskRequestPayload", "CompletionPayload"]));
    const swarm = openEditor({
      bodies: `import type * as all from "@wirepact/acp-swarm";
({} as all.TaskRequest)./*strict*/payload;
({} as all.Received<all.TaskRequest>)./*lenient*/payload;
({} as all.Issue)./*code*/code;`,
    });
    expect(swarm.hover("bodies", "strict").declaration).toBe("(property) TaskRequest.payload: all.TaskRequestPayload");
    expect(swarm.hover("bodies", "lenient").declaration).toMatch(/ReceivedObject<[a-z.]*TaskRequestPayload>/);
    expect(swarm.hover("bodies", "code").declaration).toContain("rule/");
  });

  it("describe the views of a store, and the fields inside the fields of builders", () => {
    const parts = openEditor({
      parts: `import * as records from "@wirepact/message-store";
import type * as mcp from "@wirepact/mcp-agent-mail";
import { createMemoryStore } from "@wirepact/store";
createMemoryStore(records)./*view*/conversation("trip-7");
({} as mcp.TaskAssignmentFields).specification./*inner*/acceptance_criteria;`,
    });
    expect(parts.problems("parts")).toEqual([]);
    expect(parts.hover("parts", "view").documentation).toBe("The conversation, from all agents (get_conversation_messages).");
    expect(parts.hover("parts", "inner").declaration).toMatch(/acceptance_criteria: readonly string\[\]$/);
    expect(parts.hover("parts", "inner").documentation).not.toBe("");
  });

  it("list all alternatives of a union, and say which fields are sensitive", () => {
    const fields = openEditor({
      fields: `import type * as swarm from "@wirepact/acp-swarm";
import type * as oacp from "@wirepact/oacp";
({} as oacp.ReviewRequestFields)./*pr*/pr;
({} as swarm.TaskRequestFields)./*envVars*/envVars;`,
    });
    expect(fields.hover("fields", "pr").documentation).toContain("Format: integer, string (matches `^#?[0-9]+$`) or URL.");
    expect(fields.hover("fields", "envVars").documentation).toContain(
      "Sensitive: the text of an issue shows neither keys nor values; the key is in the `path` of the issue.",
    );
    const result = validate({ type: "task-request", payload: { envVars: { TOKEN: 3 } } });
    const issue = result.ok ? undefined : result.issues.at(-1);
    expect(issue).toMatchObject({ path: ["payload", "envVars", "TOKEN"], message: expect.not.stringContaining("TOKEN") as string });
  });
});
