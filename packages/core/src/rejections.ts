// The replies to a message that is not taken, from the templates of the spec: the first reason that applies gives the words, and each reply is
// valid or not offered.

import { buildMessage, type BuildOptions } from "./build.js";
import { findObjectFault } from "./encodings/object-fault.js";
import { InvalidMessageError } from "./errors.js";
import { explain } from "./explain.js";
import { isJson, isObject } from "./json-kind.js";
import { replaceAt } from "./path.js";
import type { ProtocolDescriptor, Rejections, Reply } from "./protocol.js";
import type { Answer } from "./receive.js";
import type { Issue, Result } from "./result.js";
import type { Path } from "./shape.js";
import { fillTemplate } from "./template.js";

const reasonOf = (issues: readonly Issue[]): keyof Rejections["reasons"] =>
  (["unknown-type", "wrong-version"] as const).find((reason) => issues.some(({ code }) => code === reason)) ?? "otherwise";

/** The replies that the protocol prescribes for a message that is not taken. */
export const answerRejection: Answer = (protocol, { original, type, issues }, options) => {
  const { rejections } = protocol;
  if (rejections === undefined || rejections.silent.includes(type)) return [];
  const lines = issues.map(({ message }) => message);
  const reason = rejections.reasons[reasonOf(issues)] ?? rejections.reasons.otherwise ?? {};
  const variables: Readonly<Record<string, unknown>> = {
    ...reason,
    details: lines.join("; "),
    issues: lines,
    original: repeatable(original, issues),
    self: options.self,
  };
  return rejections.replies.flatMap((reply) => {
    const attempt = (unfit: readonly Path[]): Result<unknown> =>
      makeReply(protocol, reply, fillTemplate(reply.fields, { variables, unfit }), options);
    const first = attempt([]);
    // What the original says may not be what the reply may say: then the reply does without it.
    const made = first.ok ? first : attempt(first.issues.map(({ path }) => withoutBody(protocol, path)));
    return made.ok ? [made.value] : [];
  });
};

/** What an answer may repeat of what arrived: nothing that looks like a secret, and no part that could not be sent. */
function repeatable(original: unknown, issues: readonly Issue[]): unknown {
  try {
    const secrets = issues.filter(({ code }) => code === "secret-found");
    const open = secrets.reduce((rest, { path }) => replaceAt(rest, path, undefined), original);
    if (!isObject(open)) return undefined;
    return Object.fromEntries(Object.entries(open).filter(([, part]) => isJson(part) && findObjectFault([part]) === undefined));
  } catch {
    // No data: a getter that throws, or a proxy.
    return undefined;
  }
}

/** The place among flat fields of a place in a message. */
const withoutBody = ({ body }: ProtocolDescriptor, path: Path): Path =>
  body !== "inline" && path[0] === body.field ? path.slice(1) : path;

/** A reply from its fields. One that would not be valid, because we have no name or the original lacks what it needs, is not offered. */
function makeReply(protocol: ProtocolDescriptor, reply: Reply, fields: unknown, { now, newId }: BuildOptions): Result<unknown> {
  if (reply.kind === "object") return explain(protocol, fields, { type: reply.type });
  try {
    const value = buildMessage(protocol, reply.message, fields as object, { ...(now && { now }), ...(newId && { newId }) });
    return { ok: true, value, warnings: [] };
  } catch (error) {
    return { ok: false, issues: error instanceof InvalidMessageError ? error.issues : [] };
  }
}
