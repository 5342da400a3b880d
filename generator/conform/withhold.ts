// Texts of messages as they may be shown: without the values of sensitive fields and secrets.

import { hasSecret, redact, redacted, sensitiveNames, type ProtocolDescriptor } from "@wirepact/core";

export type Withhold = (text: string) => string;

/** Makes what takes the sensitive parts out of a text: the values of a message, or the lines of any other text. */
export function createWithhold(protocol: ProtocolDescriptor): Withhold {
  const names = sensitiveNames(protocol);
  const isSensitive = (text: string): boolean => hasSecret(text) || [...names].some((name) => text.includes(name));
  return (text) => {
    if (!isSensitive(text)) return text;
    try {
      return JSON.stringify(redact(JSON.parse(text) as unknown, { names, secrets: true, keepsTypes: true }));
    } catch {
      const lines = text.split("\n").map((line) => (isSensitive(line) ? redacted : line));
      return hasSecret(lines.join("\n")) ? redacted : lines.join("\n");
    }
  };
}
