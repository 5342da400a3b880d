// Every example round-trips through every encoding of the protocol.

import {
  decodeMessage,
  encodeMessage,
  InvalidMessageError,
  type EncodingName,
  type Field,
  type Issue,
  type ProtocolDescriptor,
} from "@wirepact/core";
import { readPath, sameJson } from "@wirepact/core/codegen";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule } from "../check-rule.js";
import { locationOfMessage } from "../inventory.js";
import { partForMessage } from "../message-part.js";

export const roundTripFails: CheckRule = {
  names: ["round-trip-fails"],
  allowable: false,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.examples.flatMap(({ name, value }) =>
        context.encodings.flatMap((encoding) => {
          const { recall } = partForMessage(context, message, value);
          const problem = recall(`round trip ${encoding.name} ${JSON.stringify(value)}`, (protocol) =>
            tryRoundTrip(context, protocol, message, { value, encoding: encoding.name }),
          );
          if (problem === undefined) return [];
          const parameters = { example: name, encoding: encoding.name, problem };
          return [
            violation(context, "check/round-trip-fails", {
              parameters,
              location: `${locationOfMessage(context, message)}/examples/${name}`,
              on: "key",
            }),
          ];
        }),
      ),
    ),
};

function tryRoundTrip(
  { encodings }: CheckContext,
  protocol: ProtocolDescriptor,
  { shape }: MessageModel,
  { value, encoding }: { readonly value: unknown; readonly encoding: EncodingName },
): string | undefined {
  let text: string;
  const written = structuredClone(value);
  // Fields that are only decoded are left out with a warning, at any depth.
  const onWarning = ({ code, path }: Issue): void => {
    if (code === "decode-only") Reflect.deleteProperty(readPath(written, path.slice(0, -1)) as object, path.at(-1)!);
  };
  try {
    text = encodeMessage(protocol, encodings, value, { encoding, onWarning });
  } catch (error) {
    if (!(error instanceof InvalidMessageError)) throw error;
    // Messages that are too large for an encoding are expected, and invalid ones are reported by another rule.
    return error.issues.find(({ code }) => code === "not-representable")?.message;
  }
  const result = decodeMessage(protocol, encodings, text, { encoding, mode: "strict" });
  if (!result.ok) return `the encoded message is rejected: ${result.issues[0]?.message ?? ""}`;
  // A mail message contains the fields of the message itself; the envelope belongs to the mail server.
  const lost = (field: Field): boolean => encoding === "mail" && protocol.envelope.includes(field.name);
  // Decoding a mail message fills in a constant that is not stated.
  const filled = (field: Field): boolean =>
    encoding === "mail" && field.shape.kind === "literal" && !Object.hasOwn(value as object, field.name);
  const unwritten = shape.fields.filter((field) => lost(field) || filled(field)).map((field) => field.name);
  return sameJson(without(result.value, unwritten), without(written, unwritten)) ? undefined : "the decoded message differs";
}

function without(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
