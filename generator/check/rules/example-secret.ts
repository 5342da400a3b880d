// No example holds what looks like a real secret: examples are published with the packages.

import { findSecrets, type Json } from "@wirepact/core";
import { finding, type CheckRule } from "../check-rule.js";

export const exampleSecret: CheckRule = {
  names: ["example-secret"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap(({ name, examples, invalid, wire }) => {
      const placed: readonly { readonly value: Json; readonly place: string }[] = [
        ...examples.map((example) => ({ value: example.value, place: `messages/${name}/examples/${example.name}` })),
        ...invalid.map((example) => ({ value: example.value, place: `messages/${name}/invalid/${example.name}` })),
        ...wire.map(({ name: wireName, input }) => ({
          value: "text" in input ? input.text : input.value,
          place: `messages/${name}/wire/${wireName}`,
        })),
      ];
      return placed.flatMap(({ value, place }) => {
        const [secret] = findSecrets(value);
        return secret === undefined
          ? []
          : [finding(context, "check/example-secret", { parameters: { problem: secret.message }, place, on: "key" })];
      });
    }),
};
