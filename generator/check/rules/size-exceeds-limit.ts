// A message that keeps all its bounds also fits the size limit of its encodings, or the spec says that it knows.

import type { EncodingName } from "@wirepact/core";
import { largestSize } from "../largest-size.js";
import { finding, type CheckRule } from "../check-rule.js";

export const sizeExceedsLimit: CheckRule = {
  names: ["size-exceeds-limit"],
  allowable: true,
  check: (context) => {
    const { encodings, messages } = context.model;
    const limits = (Object.keys(encodings) as EncodingName[]).flatMap((name) => {
      const limit = encodings[name]?.maxBytes;
      return limit === undefined ? [] : [limit];
    });
    const limit = Math.min(...limits);
    return Object.values(messages).flatMap((message) => {
      const size = largestSize(context.model, message.shape);
      return size <= limit
        ? []
        : [
            finding(context, "check/size-exceeds-limit", {
              parameters: { message: message.name, size, limit },
              place: `messages/${message.name}`,
              on: "key",
            }),
          ];
    });
  },
};
