// A line of a recording, which says who sent a message: `{"from": role, "message": {…}}`.

import type { ProtocolDescriptor } from "@wirepact/core";
import { findFrame } from "@wirepact/core/codegen/frames";
import type { SourcedMessage } from "./read-messages.js";

/** The message of a recorded line and the role that sent it; undefined for anything else. Only protocols with frames need to know the sender. */
export function readRecorded(
  protocol: ProtocolDescriptor,
  { input }: SourcedMessage,
): { readonly from: string; readonly message: object } | undefined {
  if (protocol.frames === undefined || input instanceof Uint8Array) return undefined;
  const value = typeof input === "string" ? parse(input) : input;
  if (typeof value !== "object" || value === null || findFrame(protocol, value) !== undefined) return undefined;
  const { from, message } = value as { readonly from?: unknown; readonly message?: unknown };
  if (typeof from !== "string" || typeof message !== "object" || message === null) return undefined;
  return Object.hasOwn(protocol.roles, from) ? { from, message } : undefined;
}

function parse(text: string): unknown {
  // Most lines are messages themselves.
  if (!/^\s*\{\s*"(?:from|message|at)"/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
