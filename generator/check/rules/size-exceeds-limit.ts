// Every valid message fits the size limit of its encodings, unless the spec allows it.

import type { EncodingName } from "@wirepact/core";
import { largestField } from "../sizes/largest-field.js";
import { largestSize } from "../sizes/largest-size.js";
import { violation, type CheckRule } from "../check-rule.js";
import { locationOfMessage } from "../inventory.js";

export const sizeExceedsLimit: CheckRule = {
  names: ["size-exceeds-limit"],
  allowable: true,
  check: (context) => {
    const { encodings, messages } = context.model;
    return Object.values(messages).flatMap((message) => {
      const excesses = (Object.keys(encodings) as EncodingName[]).flatMap((encoding) => {
        const limit = encodings[encoding]?.maxBytes;
        const size = limit === undefined ? 0 : largestSize(context.model, message, encoding).bytes;
        return limit === undefined || size <= limit ? [] : [{ encoding, size, limit }];
      });
      // Only one encoding is reported; limits that fit the smallest one fit the others.
      const [worst] = excesses.toSorted((a, b) => b.size / b.limit - a.size / a.limit);
      if (worst === undefined) return [];
      const largest = largestField(context.model, message, worst.encoding);
      return [
        violation(context, "check/size-exceeds-limit", {
          parameters: { message: message.name, ...worst },
          location: locationOfMessage(context, message),
          on: "key",
          hint: `${largest === undefined ? "" : `${largest.path} is the largest field with up to ${largest.bytes} bytes: lower its limits, or `}raise \`maxBytes\` of ${worst.encoding}`,
        }),
      ];
    });
  },
};
