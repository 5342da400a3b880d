// The replies to a rejected message, from the templates of the spec: the first reason that applies determines the variables, and a reply that would not
// be valid is not offered.

import { buildMessage, type BuildOptions } from "../build/build.js";
import { plainCopy } from "../encodings/plain-copy.js";
import { InvalidMessageError } from "../errors.js";
import { explainType } from "../explain/explain.js";
import { isObject } from "../base/json-kind.js";
import type { ProtocolDescriptor, Rejections, Reply } from "../protocol.js";
import type { Answer } from "./receive.js";
import type { Issue, Result } from "../result.js";
import type { Path } from "../shape/shape.js";
import { fillTemplate } from "./template.js";

const reasonOf = (issues: readonly Issue[]): keyof Rejections["reasons"] =>
  (["unknown-type", "wrong-version"] as const).find((reason) => issues.some(({ code }) => code === reason)) ?? "otherwise";

/** The replies that the protocol prescribes for a rejected message. */
export const answerRejection: Answer = (protocol, { original, type, issues }, options) => {
  const { rejections } = protocol;
  if (rejections === undefined || rejections.silent.includes(type)) return [];
  const lines = issues.map(({ message }) => message);
  const reason = rejections.reasons[reasonOf(issues)] ?? rejections.reasons.otherwise ?? {};
  const variables: Readonly<Record<string, unknown>> = {
    ...reason,
    details: lines.join("; "),
    issues: lines,
    original: repeatable(original),
    self: options.self,
  };
  return rejections.replies.flatMap((reply) => {
    const attempt = (unfit: readonly Path[]): Result<unknown> =>
      makeReply(protocol, reply, fillTemplate(reply.fields, { variables, unfit }), options);
    const first = attempt([]);
    // A value of the original may not be valid in the reply: then the reply does without it.
    const made = first.ok ? first : attempt(first.issues.map(({ path }) => withoutBody(protocol, path)));
    return made.ok ? [made.value] : [];
  });
};

/** The properties of what arrived that could be sent again. */
function repeatable(original: unknown): unknown {
  try {
    if (!isObject(original)) return undefined;
    return Object.fromEntries(Object.entries(original).filter(([, part]) => plainCopy([part]).isJson));
  } catch {
    // A getter that throws, or a proxy.
    return undefined;
  }
}

/** The path in flat fields of a path in a message. */
const withoutBody = ({ body }: ProtocolDescriptor, path: Path): Path =>
  body !== "inline" && path[0] === body.field ? path.slice(1) : path;

/** A reply from its fields, or why it would not be valid: there is no `self`, or the original lacks what the reply needs. */
function makeReply(protocol: ProtocolDescriptor, reply: Reply, fields: unknown, { now, newId }: BuildOptions): Result<unknown> {
  if (reply.kind === "object") return explainType(protocol, fields, reply.type);
  try {
    const value = buildMessage(protocol, reply.message, fields as object, { ...(now && { now }), ...(newId && { newId }) });
    return { ok: true, value, warnings: [] };
  } catch (error) {
    return { ok: false, issues: error instanceof InvalidMessageError ? error.issues : [] };
  }
}
