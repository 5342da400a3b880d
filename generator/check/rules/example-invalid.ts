// Every example is a valid message.

import { explain } from "@wirepact/core";
import { finding, type CheckRule } from "../check-rule.js";

export const exampleInvalid: CheckRule = {
  names: ["example-invalid"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.examples.flatMap(({ name, value }) => {
        const result = explain(context.model, value, { mode: "strict" });
        if (result.ok) return [];
        return result.issues.map((issue) =>
          finding(context, "check/example-invalid", {
            parameters: { example: name, problem: issue.message },
            place: `messages/${message.name}/examples/${name}`,
            on: "key",
          }),
        );
      }),
    ),
};
