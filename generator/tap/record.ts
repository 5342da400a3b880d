// A recording of a conversation: one line per message, with the role that sent it and the time, without sensitive values and secrets.

import { hasSecret, redact, redacted, sensitiveNames, type ProtocolDescriptor } from "@wirepact/core";
import type { Observed } from "../party/observer.js";

/** What is recorded of a message, as a line without its line end. */
export type RecordLine = (observed: Pick<Observed, "from" | "parsed">, text: string | Uint8Array, at: Date) => string;

/** Makes the lines of a recording. */
export function createRecordLine(protocol: ProtocolDescriptor): RecordLine {
  const names = sensitiveNames(protocol);
  return ({ from, parsed }, text, at) => {
    const about = { from, at: at.toISOString() };
    if (typeof parsed === "object" && parsed !== null)
      return JSON.stringify({ ...about, message: redact(parsed, { names, secrets: true, keepsTypes: true }) });
    const shown = typeof text === "string" ? text : new TextDecoder().decode(text);
    // In a text that is not a message, nobody knows where a sensitive value ends.
    const isWithheld = hasSecret(shown) || [...names].some((name) => shown.includes(name));
    return JSON.stringify({ ...about, text: isWithheld ? redacted : shown });
  };
}
