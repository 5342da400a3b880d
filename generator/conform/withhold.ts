// Texts of messages as they may be shown: without the values of sensitive fields, secrets and characters that act on a terminal.

import { hasSecret, redact, redacted, sensitiveNames, type ProtocolDescriptor } from "@wirepact/core";
import { shownText } from "../inspect/render-issues.js";

export interface Withhold {
  readonly names: ReadonlySet<string>;
}

export const createWithhold = (protocol: ProtocolDescriptor): Withhold => ({ names: sensitiveNames(protocol) });

/** A text without what is sensitive. */
export function withoutSecrets({ names }: Withhold, text: string): string {
  if (![...names].some((name) => text.includes(name)) && !hasSecret(text)) return shownText(text);
  try {
    return shownText(JSON.stringify(redact(JSON.parse(text) as unknown, { names, secrets: true, keepsTypes: true })));
  } catch {
    return redacted;
  }
}
