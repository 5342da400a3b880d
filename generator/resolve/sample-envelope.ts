// The values of the envelope that examples start from in a protocol whose envelope has no example.

import type { EnvelopeParts, Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import type { NamedMessage } from "../model/protocol-model.js";
import { bareProtocol } from "./bare-protocol.js";
import type { FlatFields } from "./compose-message.js";
import type { MessageNames } from "./namespace.js";
import type { ProtocolScope } from "./scope.js";

/** A valid value of every required field of the envelope; none in a protocol with frames, whose examples state them. */
export function sampleEnvelope(
  { syntax, diagnostics }: ProtocolScope,
  { envelope, types, tag }: MessageNames,
  { message, parts }: { readonly message: NamedMessage; readonly parts: EnvelopeParts },
): FlatFields {
  const required = envelope.filter((field) => field.required);
  const isStated = syntax.envelope.example !== undefined || syntax.envelope.frames !== undefined;
  // What has mistakes, such as a pattern, cannot be sampled.
  if (isStated || required.length === 0 || diagnostics.length > 0) return {};
  const protocol = runnable({ ...bareProtocol, version: syntax.version, tag, parts, types, messages: { [message.name]: message } });
  const least = boundaryMessages<Readonly<Record<string, Json>>>(protocol, message.name)[0]?.message ?? {};
  return Object.fromEntries(required.flatMap(({ name }) => (Object.hasOwn(least, name) ? [[name, least[name]!]] : [])));
}
