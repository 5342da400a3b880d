// A form made from the shape of a message: an input per field, with its default or the value of an example; nested data as JSON.

import { isNumberName } from "@wirepact/core/describe";
import {
  buildMessage,
  InvalidMessageError,
  type Field,
  type Json,
  type ProtocolDescriptor,
  type Shape,
  type StructShape,
} from "@wirepact/core";
import { button, element } from "./elements.js";
import type { PageProtocol } from "./protocol.js";

interface Input {
  readonly field: Field;
  readonly label: HTMLElement;
  /** The value that was entered; undefined if there is none. Throws if it is not JSON. */
  readonly read: () => unknown;
}

/** The parts of the form of a message type; a message that was built is handed to `write`. */
export function builderForm(protocol: PageProtocol, name: string, write: (message: unknown) => void): readonly HTMLElement[] {
  const { descriptor, messages } = protocol;
  const message = descriptor.messages[name];
  if (message === undefined || descriptor.frames !== undefined) return [];
  const example = messages[name]?.examples[0]?.value as Readonly<Record<string, Json>> | undefined;
  const inputs = formFields(descriptor, message.shape, example ?? {}).map(([field, value]) => createInput(descriptor, field, value));
  const problem = element("p", { class: "verdict invalid", role: "alert", hidden: true });
  const build = (): void => {
    try {
      const given = inputs.flatMap(({ field, read }) => {
        const value = read();
        return value === undefined ? [] : [[field.name, value] as const];
      });
      write(buildMessage(descriptor, name, Object.fromEntries(given)));
      problem.hidden = true;
    } catch (error) {
      problem.hidden = false;
      problem.textContent =
        error instanceof InvalidMessageError
          ? error.issues.map((issue) => issue.message).join("; ")
          : error instanceof Error
            ? error.message
            : String(error);
    }
  };
  return [element("div", { class: "form" }, ...inputs.map(({ label }) => label)), button(`Build ${name}`, build), problem];
}

/** The fields that a builder takes, each with its value in an example: those of the envelope and, beside them, those of the body. */
function formFields(
  protocol: ProtocolDescriptor,
  shape: StructShape,
  example: Readonly<Record<string, Json>>,
): readonly (readonly [Field, Json | undefined])[] {
  const body = protocol.body === "inline" ? undefined : protocol.body.field;
  return shape.fields.flatMap((field): readonly (readonly [Field, Json | undefined])[] => {
    if (field.name === protocol.tag) return [];
    const inner = dereferenced(protocol, field.shape);
    if (field.name === body && inner.kind === "struct") {
      const given = (example[field.name] ?? {}) as Readonly<Record<string, Json>>;
      return inner.fields.map((own) => [own, given[own.name]] as const);
    }
    return [[field, field.fill === undefined ? example[field.name] : undefined] as const];
  });
}

const dereferenced = ({ types }: ProtocolDescriptor, shape: Shape): Shape =>
  shape.kind === "reference" ? (types[shape.type] ?? shape) : shape;

function createInput(protocol: ProtocolDescriptor, field: Field, value: Json | undefined): Input {
  const shape = dereferenced(protocol, field.shape);
  const name = element("span", { class: field.required && field.fill === undefined ? "name required" : "name" }, field.name);
  if (shape.kind === "enum" && !shape.open) {
    const options = ["", ...shape.values.map((each) => String(each.value))].map((each) => element("option", { value: each }, each));
    const select = element("select", {}, ...options);
    if (typeof value === "string" || typeof value === "number") select.value = String(value);
    const read = (): unknown => shape.values.find((each) => String(each.value) === select.value)?.value;
    return { field, label: element("label", {}, name, select), read };
  }
  if (isText(shape)) {
    const input = element("input", { type: "text" });
    input.value = typeof value === "string" ? value : "";
    return { field, label: element("label", {}, name, input), read: () => (input.value === "" ? undefined : input.value) };
  }
  const area = element("textarea", { spellcheck: "false" });
  area.value = value === undefined ? "" : JSON.stringify(value, null, 1);
  return { field, label: element("label", {}, name, element("small", {}, "JSON"), area), read: () => readJson(field.name, area.value) };
}

const isText = (shape: Shape): boolean =>
  (shape.kind === "scalar" && !isNumberName(shape.scalar) && !["boolean", "any"].includes(shape.scalar)) ||
  (shape.kind === "enum" && shape.values.every(({ value }) => typeof value === "string"));

function readJson(name: string, text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${name} is not valid JSON`);
  }
}
