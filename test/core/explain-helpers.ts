// What `explain` returns for orders of the sample protocol, in the short form that tests compare.

import { explain, type Mode, type ProtocolDescriptor, type Result, type Shape } from "@wirepact/core";
import { expect } from "vitest";
import { anOrder, sample } from "./sample-protocol.js";

export const codes = (result: Result<unknown>): readonly string[] =>
  (result.ok ? result.warnings : result.issues).map(({ code, path }) => `${code} ${path.join(".")}`);

/** Codes of what is wrong with an order whose body has these members. */
export function issuesOf(body: Readonly<Record<string, unknown>>, protocol: ProtocolDescriptor = sample): readonly string[] {
  const result = explain(protocol, anOrder(body));
  expect(result.ok).toBe(false);
  return codes(result);
}

export function messagesOf(body: Readonly<Record<string, unknown>>): readonly string[] {
  const result = explain(sample, anOrder(body));
  return result.ok ? [] : result.issues.map(({ message }) => message);
}

/** The body that reading gives, and the warnings. */
export function read(
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
  protocol: ProtocolDescriptor = sample,
): readonly [unknown, readonly string[]] {
  const result = explain(protocol, anOrder(body), { mode, reading: true });
  return result.ok ? [(result.value as { readonly body: unknown }).body, codes(result)] : [undefined, codes(result)];
}

export const withNote = (note: Shape): ProtocolDescriptor => ({ ...sample, types: { ...sample.types, Note: note } });
