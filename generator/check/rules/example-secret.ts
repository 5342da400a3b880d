// No example contains what looks like a real secret, because examples are published with the packages.

import { findSecrets, type Json } from "@wirepact/core";
import { violation, type CheckRule } from "../check-rule.js";
import { locationOfMessage } from "../inventory.js";

export const exampleSecret: CheckRule = {
  names: ["example-secret"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) => {
      const { examples, invalid, wire } = message;
      const start = locationOfMessage(context, message);
      const located: readonly { readonly value: Json; readonly location: string }[] = [
        ...examples.map((example) => ({ value: example.value, location: `${start}/examples/${example.name}` })),
        ...invalid.map((example) => ({ value: example.value, location: `${start}/invalid/${example.name}` })),
        ...wire.map(({ name: wireName, input }) => ({
          value: "text" in input ? input.text : input.value,
          location: `${start}/wire/${wireName}`,
        })),
      ];
      return located.flatMap(({ value, location }) => {
        const [secret] = findSecrets(value);
        return secret === undefined
          ? []
          : [violation(context, "check/example-secret", { parameters: { problem: secret.message }, location, on: "key" })];
      });
    }),
};
