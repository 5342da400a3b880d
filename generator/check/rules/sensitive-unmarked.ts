// Fields whose names suggest secrets are marked `sensitive`, so that issues and logs withhold their values.

import { dereference, isNumberName } from "@wirepact/core/describe";
import { violation, type CheckRule } from "../check-rule.js";
import { splitWords } from "../../text/identifiers.js";

const secretWords = new Set(["password", "passwd", "passphrase", "secret", "secrets", "credential", "credentials", "apikey", "bearer"]);
const secretPairs =
  /^(?:(?:access|auth|api|private|session|refresh|bearer|secret) (?:token|key)s?|env(?:ironment)? (?:vars?|variables)|env|tokens?)$/;

export const sensitiveUnmarked: CheckRule = {
  names: ["sensitive-unmarked"],
  allowable: true,
  check: (context) =>
    context.fields.flatMap(({ field, location }) => {
      const words = splitWords(field.name).map((word) => word.toLowerCase());
      const secret =
        words.some((word) => secretWords.has(word)) || secretPairs.test(words.join(" ")) || secretPairs.test(words.slice(-2).join(" "));
      const shape = dereference(context.model.types, field.shape);
      // A number of tokens or a boolean is not a secret.
      const harmless = shape?.kind === "scalar" && (isNumberName(shape.scalar) || ["boolean", "timestamp", "date"].includes(shape.scalar));
      if (!secret || harmless || field.sensitive === true) return [];
      return [violation(context, "check/sensitive-unmarked", { parameters: { name: field.name }, location, on: "key" })];
    }),
};
