// A protocol file is named after its protocol.

import { violation, type CheckRule } from "../check-rule.js";

export const fileName: CheckRule = {
  names: ["file-name-mismatch"],
  allowable: true,
  check: (context) => {
    const { name, source } = context.model;
    const file = source.replace(/^.*\//, "");
    return file.replace(/\.ya?ml$/, "") === name
      ? []
      : [violation(context, "check/file-name-mismatch", { parameters: { name, file }, location: "protocol" })];
  },
};
