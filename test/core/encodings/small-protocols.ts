// Three small protocols made by hand, one per family of encodings: a ferry that talks in JSON lines, a library that leaves YAML notes, and a
// bakery that writes mail messages.

import type { Field, MessageDescriptor, ProtocolDescriptor, Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { optional, plainReading, required, scalar, struct } from "../sample-protocol.js";

const line = scalar("line", { min: 1 });
const text = scalar("text", { min: 1 });

function message(tag: string, name: string, fields: readonly Field[], traits: Partial<MessageDescriptor> = {}): MessageDescriptor {
  const shape = struct([required(tag, { kind: "literal", value: name }), ...fields], traits.shape?.open ?? true);
  return { name, typeName: name, from: ["captain"], to: ["harbour"], ackRequired: false, rules: [], ...traits, shape };
}

function protocol(
  name: string,
  tag: string,
  messages: readonly MessageDescriptor[],
  traits: Partial<ProtocolDescriptor>,
): ProtocolDescriptor {
  return runnable({
    name,
    title: name,
    version: "1.0.0",
    roles: { captain: "Sails.", harbour: "Waits." },
    tag,
    body: "inline",
    envelope: [],
    parts: {},
    reading: plainReading,
    encodings: {},
    types: {},
    messages: Object.fromEntries(messages.map((each) => [each.name, each])),
    groups: {},
    flows: {},
    views: {},
    ...traits,
  });
}

/** JSON lines of at most 200 bytes. */
export const ferry: ProtocolDescriptor = protocol(
  "ferry",
  "kind",
  [
    message("kind", "sail", [required("port", line), optional("cars", { kind: "list", item: scalar("integer", { min: 0 }) })]),
    message("kind", "moor", [required("at", scalar("path", { inside: "warn" })), optional("seal", text, { decodeOnly: true })], {
      from: ["harbour"],
      to: ["captain"],
    }),
  ],
  { encodings: { ndjson: { maxBytes: 200 }, json: {} } },
);

/** The guard of the ferry, as a package would have it. */
export function isFerry(value: unknown): boolean {
  const { kind, port, cars, at } = value as Record<string, unknown>;
  if (kind === "moor") return typeof at === "string" && at !== "";
  if (kind !== "sail" || typeof port !== "string" || port === "" || /[\n\r]/.test(port)) return false;
  return cars === undefined || (Array.isArray(cars) && cars.every((car: unknown) => Number.isInteger(car) && (car as number) >= 0));
}

const reference: Shape = { kind: "union", members: [scalar("integer", { min: 1 }), scalar("line", { pattern: "^#[0-9]+$" })] };

/** YAML notes with a closed envelope and a body that is text or typed. */
export const library: ProtocolDescriptor = protocol(
  "library",
  "type",
  [
    libraryMessage("note", scalar("text", { max: 40, countsTrimmed: true })),
    libraryMessage(
      "loan",
      struct([
        required("book", line),
        required("shelf", reference),
        optional("days", scalar("integer")),
        optional("late", scalar("boolean")),
        optional("marks", { kind: "list", item: { kind: "union", members: [text, { kind: "map", value: scalar("any") }] } }),
        optional("extra", scalar("any")),
      ]),
    ),
  ],
  {
    body: { field: "body", max: 300 },
    envelope: ["id", "from", "when", "turns"],
    reading: { ...plainReading, trim: true, nulls: "absent", emptyStrings: "absent", lenient: { ...plainReading.lenient, bodies: "text" } },
    encodings: { yaml: { body: { reads: ["mapping", "text"], writes: "text" } } },
  },
);

function libraryMessage(name: string, body: Shape): MessageDescriptor {
  const fields = [
    required("id", line),
    required("from", line),
    optional("when", scalar("timestamp")),
    optional("turns", scalar("integer", { min: 0 })),
    optional("seal", text, { decodeOnly: true }),
    required("body", body),
  ];
  return message("type", name, fields, { shape: struct([], false) });
}

const dough: Field = required("order_id", line, { mail: { at: "label", label: "Order", also: ["Ticket"] } });

/** Mail messages about bread, with everything a place in a mail message can be. */
export const bakery: ProtocolDescriptor = protocol(
  "bakery",
  "type",
  [
    message(
      "type",
      "BAKED",
      [
        ...kept(),
        dough,
        optional("state", { kind: "literal", value: "BAKED" }, { mail: { at: "label", label: "State" } }),
        optional(
          "crust",
          { kind: "enum", open: false, values: [{ value: "DARK", aliases: ["BLACK"] }, { value: "PALE" }] },
          { mail: { at: "bullet", label: "Crust", in: "Bread" } },
        ),
        optional("loaves", scalar("integer", { min: 0 }), { mail: { at: "bullet", label: "Loaves", in: "Bread" } }),
        optional("flours", { kind: "list", item: line }, { mail: { at: "bullet", label: "Flours", in: "Bread" } }),
        optional("humidity", scalar("percent"), { mail: { at: "label", label: "Humidity" } }),
        optional("ready_at", scalar("timestamp"), { mail: { at: "label", label: "Ready at" } }),
        optional("sliced", scalar("boolean"), { mail: { at: "label", label: "Sliced" } }),
        required("story", text, { mail: { at: "section", section: "Story" } }),
        optional("thanks", { kind: "list", item: line }, { mail: { at: "section", section: "Thanks To" } }),
      ],
      { ackRequired: true },
    ),
    message("type", "BURNT", [...kept(), dough, optional("why", line, { mail: { at: "label", label: "Why", in: "Damage" } })]),
    message("type", "ADVICE", [
      ...kept(),
      optional("order_id", line, { mail: { at: "subject" } }),
      required("words", text, { mail: { at: "body" } }),
    ]),
  ],
  {
    envelope: ["thread", "raw", "labels", "sections"],
    parts: { thread: [["thread"], ["order_id"]] },
    reading: {
      ...plainReading,
      default: "lenient",
      lenient: { ...plainReading.lenient, missing: "unset", invalid: "unset", unknownValues: "uppercase", unknownTypes: "keep" },
    },
    encodings: {
      mail: {
        parts: { subject: "subject", body: "text", thread: "thread", ack: "please_confirm" },
        subjects: [["[", { field: ["order_id"] }, "] ", { tag: true }], [{ field: ["order_id"] }, ": ", { tag: true }], [{ tag: true }]],
        precedence: ["BURNT", "BAKED"],
        keeps: { raw: "raw", labels: "labels", sections: "sections" },
      },
    },
  },
);

function kept(): readonly Field[] {
  return [
    optional("thread", scalar("string")),
    optional("raw", struct([])),
    optional("labels", { kind: "map", value: scalar("string") }),
    optional("sections", { kind: "map", value: scalar("text") }),
  ];
}
