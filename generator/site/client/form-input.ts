// Inputs made from shapes: a text, a number or a choice for a single value; a group for objects, arrays and maps; a choice of parts for unions.

import type { Field, Json, ProtocolDescriptor, Shape, StructShape } from "@wirepact/core";
import { isNumberName, shapeNoun } from "@wirepact/core/describe";
import type { PlainShape } from "@wirepact/core/shape";
import { button, choice, element } from "./elements.js";
import { dereferenced, partFor, startValue } from "./form-parts.js";

/** A part of a form. */
export interface Input {
  readonly root: HTMLElement;
  /** The value that was entered; undefined if there is none. Throws if it is not JSON. */
  readonly read: () => unknown;
}

/** A value to enter. */
export interface Entry {
  /** What it is called: the name of a field, or its place in an array. */
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  /** The value to start with. */
  readonly value: Json | undefined;
  /** What an empty input means. */
  readonly hint?: string;
  /** How many groups it is in. */
  readonly depth?: number;
}

/** Deeper values are entered as JSON: types can contain themselves. */
const deepest = 8;

/** An input for a value. */
export function createInput(protocol: ProtocolDescriptor, entry: Entry): Input {
  const shape = dereferenced(protocol, entry.shape);
  const { depth = 0, value } = entry;
  if (depth > deepest || shape === undefined) return jsonInput(entry);
  if (entry.shape.nullable === true || shape.nullable === true) {
    const plain = { ...shape, nullable: undefined } as unknown as Shape;
    return chosenInput(protocol, entry, {
      parts: [
        ["value", plain],
        ["null", undefined],
      ],
      chosen: value === null ? 1 : 0,
    });
  }
  switch (shape.kind) {
    case "literal":
      return literalInput(entry, shape.value);
    case "enum":
      return shape.open
        ? textInput(
            entry,
            shape,
            shape.values.map((each) => String(each.value)),
          )
        : enumInput(
            entry,
            shape.values.map((each) => each.value),
          );
    case "scalar":
      if (shape.scalar === "boolean") return enumInput(entry, [true, false]);
      return shape.scalar === "any" ? jsonInput(entry) : textInput(entry, shape);
    case "union":
      return chosenInput(protocol, entry, {
        parts: shape.members.map((member): readonly [string, Shape] => [partName(protocol, member), member]),
        chosen: partFor(protocol, shape, value),
      });
    case "struct":
    case "list":
    case "map":
      return optionalGroup(entry, () => groupInput(protocol, entry, shape));
  }
}

const label = ({ name, required }: Entry, ...rest: readonly (Node | string)[]): HTMLLabelElement =>
  element("label", {}, element("span", { class: required ? "name required" : "name" }, name), ...rest);

function literalInput(entry: Entry, value: string | number | boolean): Input {
  return entry.required
    ? { root: label(entry, element("input", { type: "text", readonly: true, value: String(value) })), read: () => value }
    : enumInput(entry, [value]);
}

function enumInput(entry: Entry, values: readonly (string | number | boolean)[]): Input {
  const noValue = entry.hint ?? (entry.required ? "Choose…" : "absent");
  const options = ["", ...values.map(String)].map((each) => element("option", { value: each }, each === "" ? noValue : each));
  const select = element("select", {}, ...options);
  const chosen = values.find((each) => each === entry.value);
  if (chosen !== undefined) select.value = String(chosen);
  return { root: label(entry, select), read: () => values.find((each) => String(each) === select.value) };
}

/** A string or a number. What is not a number stays a string, so that the issue says what was expected. */
function textInput(entry: Entry, shape: PlainShape, suggestions: readonly string[] = []): Input {
  const isNumber =
    (shape.kind === "scalar" && isNumberName(shape.scalar)) ||
    (shape.kind === "enum" && shape.values.every(({ value }) => typeof value === "number"));
  const isLong = shape.kind === "scalar" && shape.scalar === "text";
  const attributes = { spellcheck: "false", placeholder: entry.hint, inputmode: isNumber ? "decimal" : undefined };
  const input = isLong ? element("textarea", attributes) : element("input", { type: "text", ...attributes });
  input.value = entry.value === undefined || typeof entry.value === "object" ? "" : String(entry.value);
  const root = label(entry, input);
  if (suggestions.length > 0) {
    const list = element(
      "datalist",
      { id: `suggestions-${(count += 1)}` },
      ...suggestions.map((each) => element("option", { value: each })),
    );
    input.setAttribute("list", list.id);
    root.append(list);
  }
  return {
    root,
    read: () => {
      const text = input.value;
      if (text === "") return entry.required && entry.value === "" ? "" : undefined;
      return isNumber && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
    },
  };
}

let count = 0;

function jsonInput(entry: Entry): Input {
  const area = element("textarea", { spellcheck: "false", placeholder: entry.hint });
  area.value = entry.value === undefined ? "" : JSON.stringify(entry.value, null, 1);
  return {
    root: label(entry, element("small", {}, "JSON"), area),
    read: () => {
      if (area.value.trim() === "") return undefined;
      try {
        return JSON.parse(area.value) as unknown;
      } catch {
        throw new Error(`${entry.name} is not valid JSON`);
      }
    },
  };
}

/** What a part of a union is called: its type, or the constant that distinguishes it. */
function partName(protocol: ProtocolDescriptor, part: Shape): string {
  const shape = dereferenced(protocol, part);
  const constants = shape?.kind === "struct" ? shape.fields.filter((field) => field.required && field.shape.kind === "literal") : [];
  return part.kind === "reference" || constants.length === 0
    ? shapeNoun(part)
    : constants.map((field) => `${field.name}: ${String((field.shape as { readonly value: unknown }).value)}`).join(", ");
}

interface Parts {
  /** What can be chosen; a part without a shape is null. */
  readonly parts: readonly (readonly [name: string, shape: Shape | undefined])[];
  readonly chosen: number;
}

/** A choice, and the input of what is chosen. */
function chosenInput(protocol: ProtocolDescriptor, entry: Entry, { parts, chosen }: Parts): Input {
  const { name, value, required, depth = 0 } = entry;
  const absent: readonly (readonly [string, string])[] = required ? [] : [["", entry.hint ?? "absent"]];
  const { select, label: part } = choice("Variant", [...absent, ...parts.map(([text], index) => [String(index), text] as const)]);
  part.className = "part";
  const body = element("div", { class: "form chosen" });
  let inner: Input | undefined;
  const show = (given: Json | undefined): void => {
    const shape = select.value === "" ? undefined : parts[Number(select.value)]?.[1];
    inner =
      shape === undefined
        ? undefined
        : createInput(protocol, { name: "value", shape, required: true, value: given ?? startValue(protocol, shape), depth: depth + 1 });
    body.replaceChildren(...(inner === undefined ? [] : [inner.root]));
  };
  select.value = value === undefined && !required ? "" : String(chosen);
  select.addEventListener("change", () => show(undefined));
  show(value);
  return {
    root: group(name, required, part, body),
    read: () => (select.value === "" ? undefined : inner === undefined ? null : inner.read()),
  };
}

const group = (name: string, required: boolean, ...children: readonly Node[]): HTMLFieldSetElement =>
  element("fieldset", {}, element("legend", { class: required ? "name required" : "name" }, name), ...children);

/** A group that is absent until it is added. */
function optionalGroup({ name, required, value }: Entry, create: () => Input): Input {
  if (required) return create();
  const root = element("div", { class: "optional" });
  let inner: Input | undefined;
  const show = (): void => {
    const toggle = button(inner === undefined ? `Add ${name}` : `Remove ${name}`, () => {
      inner = inner === undefined ? create() : undefined;
      show();
      root.querySelector("button")?.focus();
    });
    root.replaceChildren(toggle, ...(inner === undefined ? [] : [inner.root]));
  };
  if (value !== undefined) inner = create();
  show();
  return { root, read: () => inner?.read() };
}

type GroupShape = Extract<PlainShape, { readonly kind: "struct" | "list" | "map" }>;

function groupInput(protocol: ProtocolDescriptor, entry: Entry, shape: GroupShape): Input {
  const { name, required, value, depth = 0 } = entry;
  if (shape.kind === "struct") {
    const given = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, Json>>;
    const fields = fieldInputs(protocol, shape.fields, { given, depth: depth + 1 });
    const others = extraInput(protocol, shape, given, depth + 1);
    const roots = [...fields.roots, ...(others === undefined ? [] : [others.root])];
    const read = (): unknown => ({ ...fields.read(), ...(others?.read() as object | undefined) });
    return { root: group(name, required, element("div", { class: "form" }, ...roots)), read };
  }
  const isMap = shape.kind === "map";
  const rows = element("div", { class: "form" });
  const items = new Map<HTMLElement, { readonly key: () => string; readonly input: Input }>();
  const add = (key: string, item: Json | undefined): void => {
    const keyInput = element("input", { type: "text", "aria-label": `Key in ${name}`, value: key });
    const own = isMap ? shape.value : shape.item;
    const input = createInput(protocol, {
      name: isMap ? "value" : "item",
      shape: own,
      required: true,
      value: item ?? startValue(protocol, own),
      depth: depth + 1,
    });
    const remove = button(isMap ? "Remove entry" : "Remove item", () => {
      items.delete(row);
      row.remove();
    });
    const row = element("div", { class: "row" }, ...(isMap ? [keyInput] : []), input.root, remove);
    items.set(row, { key: () => keyInput.value, input });
    rows.append(row);
  };
  if (Array.isArray(value)) for (const item of value as readonly Json[]) add("", item);
  else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) add(key, item);
  const adder = button(isMap ? "Add entry" : "Add item", () => add("", undefined));
  return {
    root: group(name, required, rows, adder),
    read: () => {
      const given = [...items.values()].map(({ key, input }) => [key(), input.read()] as const);
      return isMap ? Object.fromEntries(given) : given.map(([, item]) => item);
    },
  };
}

/** The input of the unknown properties of an object, where they have a type. */
export function extraInput(
  protocol: ProtocolDescriptor,
  { extras, fields }: StructShape,
  given: Readonly<Record<string, Json>>,
  depth: number,
): Input | undefined {
  if (extras === undefined) return undefined;
  const known = new Set(fields.map((field) => field.name));
  const value = Object.fromEntries(Object.entries(given).filter(([name]) => !known.has(name)));
  return groupInput(
    protocol,
    { name: "other properties", shape: extras.values, required: true, value, depth },
    { kind: "map", value: extras.values },
  );
}

/** The inputs of the fields of an object. */
export function fieldInputs(
  protocol: ProtocolDescriptor,
  fields: readonly Field[],
  { given, depth }: { readonly given: Readonly<Record<string, Json>>; readonly depth: number },
): { readonly roots: readonly HTMLElement[]; readonly read: () => Readonly<Record<string, unknown>> } {
  const inputs = fields.map((field) => {
    const filled = field.fill !== undefined || field.computed !== undefined;
    const hint = filled ? "filled in" : field.default === undefined ? undefined : `default: ${JSON.stringify(field.default)}`;
    return [
      field.name,
      createInput(protocol, {
        name: field.name,
        shape: field.shape,
        required: field.required && !filled,
        value: filled ? undefined : Object.hasOwn(given, field.name) ? given[field.name] : undefined,
        ...(hint === undefined ? {} : { hint }),
        depth,
      }),
    ] as const;
  });
  return {
    roots: inputs.map(([, { root }]) => root),
    read: () =>
      Object.fromEntries(
        inputs.flatMap(([name, { read }]) => {
          const value = read();
          return value === undefined ? [] : [[name, value]];
        }),
      ),
  };
}
