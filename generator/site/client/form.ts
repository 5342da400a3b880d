// A form made from the shape of a message: an input per field, with its default or the value of an example.

import { buildMessage, type Field, type Json, type ProtocolDescriptor, type StructShape } from "@wirepact/core";
import { buildFramed } from "@wirepact/core/codegen/frames";
import { button, element } from "./elements.js";
import { extraInput, fieldInputs, type Input } from "./form-input.js";
import { dereferenced } from "./form-parts.js";
import { problemText } from "./check-text.js";
import type { PageProtocol } from "./protocol.js";

type Members = Readonly<Record<string, Json>>;

interface Form {
  readonly roots: readonly HTMLElement[];
  /** Builds the message; throws if it would be invalid. */
  readonly build: () => unknown;
}

/** The parts of the form of a message type; a message that was built is handed to `write`. */
export function builderForm(
  { descriptor, messages }: PageProtocol,
  name: string,
  write: (message: unknown) => void,
): readonly HTMLElement[] {
  const example = (messages[name]?.examples[0]?.value ?? {}) as Members;
  const { roots, build } = descriptor.frames === undefined ? flatForm(descriptor, name, example) : framedForm(descriptor, name, example);
  const problem = element("p", { class: "verdict invalid", role: "alert", hidden: true });
  const submit = (): void => {
    try {
      write(build());
      problem.hidden = true;
    } catch (error) {
      problem.hidden = false;
      problem.textContent = problemText(error);
    }
  };
  return [element("div", { class: "form" }, ...roots), button(`Build ${name}`, submit), problem];
}

/** The fields that a builder takes: those of the envelope and, beside them, those of the body. */
function flatForm(protocol: ProtocolDescriptor, name: string, example: Members): Form {
  const body = protocol.body === "inline" ? undefined : protocol.body.field;
  const fields = (protocol.messages[name]?.shape.fields ?? []).filter((field) => field.name !== protocol.tag);
  const inner = (field: Field): StructShape | undefined => {
    const shape = field.name === body ? dereferenced(protocol, field.shape) : undefined;
    return shape?.kind === "struct" ? shape : undefined;
  };
  const bodyShape = fields.map(inner).find((shape) => shape !== undefined);
  const own = bodyShape === undefined ? example : ((example[body!] ?? {}) as Members);
  const given = { ...example, ...own };
  const { roots, read } = fieldInputs(
    protocol,
    fields.flatMap((field) => inner(field)?.fields ?? [field]),
    { given, depth: 0 },
  );
  const others = extraInput(protocol, bodyShape ?? protocol.messages[name]!.shape, own, 0);
  return { roots: withInput(roots, others), build: () => buildMessage(protocol, name, read(), extraOf(others)) };
}

const withInput = (roots: readonly HTMLElement[], input: Input | undefined): readonly HTMLElement[] =>
  input === undefined ? roots : [...roots, input.root];

/** The unknown properties of a message, as an option of its builder. */
const extraOf = (input: Input | undefined): { readonly extra?: Members } => (input === undefined ? {} : { extra: input.read() as Members });

/** The fields of the envelope, and the body of the message. */
function framedForm(protocol: ProtocolDescriptor, name: string, example: Members): Form {
  const message = protocol.messages[name];
  const frame = protocol.frames?.find((each) => each.name === message?.frame);
  const fields = (message?.shape.fields ?? []).filter((field) => field.name !== frame?.tag);
  const { roots, read } = fieldInputs(protocol, fields, { given: example, depth: 0 });
  const others = message && extraInput(protocol, message.shape, example, 0);
  return {
    roots: withInput(roots, others),
    build: () => {
      const { [frame?.body ?? ""]: body, ...envelope } = read();
      return buildFramed(protocol, name, { body, envelope }, extraOf(others));
    },
  };
}
