// The keys that a protocol need not write, with the values that most protocols have.

import type { CompleteProtocol, ProtocolSyntax } from "../model/spec-syntax.js";
import { splitWords, upperFirst } from "../text/identifiers.js";
import { resolveReading } from "./reading.js";

/** The role that everybody has in a protocol without roles. */
const anyRole = "peer";

/** The protocol as if its defaults were written. */
export function withDefaults(written: ProtocolSyntax): CompleteProtocol {
  const parties = written.roles === undefined ? { from: anyRole, to: anyRole } : {};
  const title = written.title ?? upperFirst(splitWords(written.protocol).join(" "));
  return {
    title,
    doc: `The messages of ${title}.`,
    objects: "open",
    roles: { [anyRole]: "Sends and receives all messages." },
    reading: {},
    encodings: { json: {} },
    envelope: { tag: "type", body: "inline" },
    ...written,
    messages: Object.fromEntries(Object.entries(written.messages).map(([name, message]) => [name, { ...parties, ...message }])),
  };
}

/** What is in force without being written, as the spec would write it. */
export function defaultsOf(written: ProtocolSyntax): Readonly<Record<string, unknown>> {
  const { title, doc, objects, roles, reading, encodings, envelope } = withDefaults(written);
  const located = envelope.frames === undefined ? { body: "inline" } : {};
  const all = { title, doc, objects, roles, reading: resolveReading(reading), encodings, envelope: { ...located, ...envelope } };
  return missingIn({ ...written }, all);
}

/** The members of a mapping that another one lacks, at any depth. */
function missingIn(written: Readonly<Record<string, unknown>>, all: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => {
      const given = written[key];
      if (given === undefined) return [[key, value]];
      const inner = isMapping(given) && isMapping(value) ? missingIn(given, value) : {};
      return Object.keys(inner).length === 0 ? [] : [[key, inner]];
    }),
  );
}
