// The exact way to read JSON: limits, duplicate keys and numbers are searched for in every text. Core looks at the parsed value first and searches only
// the texts of unusual ones.

import type { Encoding } from "../../packages/core/src/encodings/encoding.js";
import {
  findDuplicateKey,
  findInexactNumbers,
  findJsonFault,
  jsonExcess,
  locateInJson,
} from "../../packages/core/src/encodings/json-text.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { positionAt } from "../../packages/core/src/encodings/text-position.js";
import { badSyntax, createIssue, duplicateKey, inexactNumber, refusal } from "../../packages/core/src/issues.js";
import { quoteText } from "../../packages/core/src/base/quote.js";

export const exactJson: Encoding = {
  ...json,
  read: (text, { mode, duplicateKeys }) => {
    const excess = jsonExcess(text);
    if (excess !== undefined) return refusal(excess);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      const { offset, problem } = findJsonFault(text);
      return { ok: false, issues: [{ ...createIssue(badSyntax("JSON", problem)), at: positionAt(text, offset) }] };
    }
    const repeated = duplicateKeys === "reject" ? findDuplicateKey(text) : undefined;
    if (repeated !== undefined) {
      return { ok: false, issues: [{ ...createIssue(duplicateKey(quoteText(repeated.key))), at: positionAt(text, repeated.offset) }] };
    }
    const inexact = findInexactNumbers(text).map((path) => createIssue(inexactNumber(), path));
    const isLenient = mode === "lenient";
    return {
      ok: true,
      value,
      issues: isLenient ? [] : inexact,
      warnings: isLenient ? inexact : [],
      locate: (path, part) => positionAt(text, locateInJson(text, path, part)),
    };
  },
};
