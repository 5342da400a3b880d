// Fields whose names suggest secrets are marked `sensitive`, so that issues and logs withhold their values.

import { isNumberName } from "@wirepact/core/describe";
import { dereference } from "@wirepact/core/shape";
import { violation, type CheckRule } from "../check-rule.js";
import { isSecretName } from "../secret-names.js";

export const sensitiveUnmarked: CheckRule = {
  names: ["sensitive-unmarked"],
  allowable: true,
  check: (context) =>
    context.fields.flatMap(({ field, location }) => {
      const shape = dereference(context.model.types, field.shape);
      // A number of tokens or a boolean is not a secret.
      const harmless = shape?.kind === "scalar" && (isNumberName(shape.scalar) || ["boolean", "timestamp", "date"].includes(shape.scalar));
      if (!isSecretName(field.name) || harmless || field.sensitive === true) return [];
      return [violation(context, "check/sensitive-unmarked", { parameters: { name: field.name }, location, on: "key" })];
    }),
};
