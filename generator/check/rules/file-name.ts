// A protocol's file is named for the protocol.

import { finding, type CheckRule } from "../check-rule.js";

export const fileName: CheckRule = {
  names: ["file-name-mismatch"],
  allowable: true,
  check: (context) => {
    const { name, source } = context.model;
    const file = source.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
    return file === name ? [] : [finding(context, "check/file-name-mismatch", { parameters: { name, file }, place: "protocol" })];
  },
};
