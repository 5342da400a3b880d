// Fields whose names promise secrets are marked, so that no issue or log shows their values.

import { dereference } from "@wirepact/core/describe";
import { finding, type CheckRule } from "../check-rule.js";
import { splitWords } from "../../text/identifiers.js";

const secretWords = new Set(["password", "passwd", "passphrase", "secret", "secrets", "credential", "credentials", "apikey", "bearer"]);
const secretPairs =
  /^(?:(?:access|auth|api|private|session|refresh|bearer|secret) (?:token|key)s?|env(?:ironment)? (?:vars?|variables)|env|tokens?)$/;

export const sensitiveUnmarked: CheckRule = {
  names: ["sensitive-unmarked"],
  allowable: true,
  check: (context) =>
    context.fields.flatMap(({ field, place }) => {
      const words = splitWords(field.name).map((word) => word.toLowerCase());
      const secret =
        words.some((word) => secretWords.has(word)) || secretPairs.test(words.join(" ")) || secretPairs.test(words.slice(-2).join(" "));
      const shape = dereference(context.model.types, field.shape);
      // A count of tokens or a switch gives nothing away.
      const harmless =
        shape?.kind === "scalar" && ["integer", "number", "percent", "boolean", "timestamp", "date", "epoch"].includes(shape.scalar);
      if (!secret || harmless || field.sensitive === true) return [];
      return [finding(context, "check/sensitive-unmarked", { parameters: { name: field.name }, place, on: "key" })];
    }),
};
