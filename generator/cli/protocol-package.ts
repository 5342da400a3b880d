// The functions of a protocol package that tools need, made from its descriptor.

import type { ChannelPackage } from "@wirepact/channel";
import { decodeMessage, explain } from "@wirepact/core";
import { createEncode, runnable } from "@wirepact/core/codegen";
import { createToMail } from "@wirepact/core/codegen/mail";
import type { CheckOptions } from "../inspect/check-messages.js";

/** The package of a protocol, with the guard of the walker. */
export function packageOf({ protocol: described, encodings }: CheckOptions): ChannelPackage {
  const protocol = runnable(described);
  const is = (value: unknown): value is never => explain(protocol, value).ok;
  return {
    protocol,
    decode: (input) => decodeMessage(protocol, encodings, input, {}),
    encode: createEncode(protocol, is, encodings),
    ...(protocol.encodings.mail === undefined ? {} : { toMail: createToMail(protocol, is) }),
  };
}
