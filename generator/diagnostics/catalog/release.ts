// Diagnostics of releases: what changed since the last one, and what stands in the way of the next.

import { commandEntries } from "./release/commands.js";
import { encodingsEntries } from "./release/encodings.js";
import { fieldsEntries } from "./release/fields.js";
import { flowsEntries } from "./release/flows.js";
import { messagesEntries } from "./release/messages.js";
import { packageEntries } from "./release/package.js";
import { protocolEntries } from "./release/protocol.js";
import { publishingEntries } from "./release/publishing.js";
import { readingEntries } from "./release/reading.js";
import { valuesEntries } from "./release/values.js";

/** One entry per rule of `release/rules`. */
export const changeCatalog = {
  ...messagesEntries,
  ...protocolEntries,
  ...fieldsEntries,
  ...valuesEntries,
  ...readingEntries,
  ...encodingsEntries,
  ...flowsEntries,
  ...packageEntries,
} as const;

export const releaseCatalog = { ...changeCatalog, ...commandEntries, ...publishingEntries } as const;
