// Resolves what a protocol with frames says about requests: the errors that connections send, how requests are cancelled, and other messages.

import type { FailureReason, Json, ProtocolDescriptor, RequestLink } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { findAnywhere } from "./envelope.js";
import type { FrameScope } from "./frames.js";
import { expandMessages, findMessage, locatedNames, type NameList } from "./groups.js";
import type { MessageDraft } from "./messages.js";
import { findPath, knownNames } from "./namespace.js";
import { resolvePattern } from "./patterns.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";

type RequestParts = Pick<ProtocolModel, "failures" | "otherFailures" | "cancellation" | "progress" | "others">;

/** The parts of the descriptor that only protocols with frames have. */
export function resolveRequests(
  scope: ProtocolScope,
  frames: readonly FrameScope[] | undefined,
  drafts: readonly MessageDraft[],
): RequestParts {
  if (scope.syntax.envelope.frames === undefined) {
    refuseFrameKeys(scope);
    return withoutUndefined({ others: resolveOthers(scope) });
  }
  return withoutUndefined({
    ...resolveFailures(scope, frames ?? []),
    cancellation: resolveLink(scope, "cancellation", drafts),
    progress: resolveLink(scope, "progress", drafts),
    others: resolveOthers(scope),
  });
}

/** Reports keys that have no effect without frames. */
function refuseFrameKeys(scope: ProtocolScope): void {
  const { syntax, spans } = scope;
  const refuse = (key: string, location: string): void =>
    scope.report("resolve/frames-required", { key }, location, {
      span: spans.keySpanOf(location),
      hint: key === "result" ? "describe the result as a message and list it under `replies`, or give the envelope `frames`" : undefined,
    });
  for (const key of ["failures", "cancellation", "progress"] as const) if (syntax[key] !== undefined) refuse(key, key);
  for (const [name, message] of Object.entries(syntax.messages)) {
    for (const key of ["frame", "tag", "bodyRequired", "result", "timeout"] as const)
      if (message[key] !== undefined) refuse(key, `messages/${name}/${key}`);
    if (message.body !== undefined && message.body !== "text") refuse("body", `messages/${name}/body`);
  }
}

/** The errors that are sent, which are the first of each list, and those that may be sent instead. */
function resolveFailures(
  { syntax: { failures }, report, spans }: ProtocolScope,
  frames: readonly FrameScope[],
): Pick<RequestParts, "failures" | "otherFailures"> {
  if (failures === undefined) return {};
  if (!frames.some(({ frame }) => frame.kind === "error"))
    report("resolve/no-error-frame", {}, "failures", { span: spans.keySpanOf("failures") });
  const all = (Object.entries(failures) as [FailureReason, Json][]).map(
    ([reason, body]) => [reason, Array.isArray(body) ? body : [body]] as const,
  );
  for (const [reason, bodies] of all) if (bodies.length === 0) report("resolve/no-failure", { reason }, `failures/${reason}`);
  const others = all.filter(([, bodies]) => bodies.length > 1).map(([reason, [, ...rest]]) => [reason, rest] as const);
  return withoutUndefined({
    failures: Object.fromEntries(all.map(([reason, [first = null]]) => [reason, first])),
    otherFailures: others.length === 0 ? undefined : Object.fromEntries(others),
  });
}

/** The message that cancels requests or reports their progress. */
function resolveLink(scope: ProtocolScope, key: "cancellation" | "progress", drafts: readonly MessageDraft[]): RequestLink | undefined {
  const link = scope.syntax[key];
  if (link === undefined) return undefined;
  const message = findMessage(scope, link.message, `${key}/message`);
  const linking = drafts.find(({ names }) => names.message === message);
  const requests = link.requests === undefined ? undefined : resolveLinked(scope, `${key}/requests`, link.requests, drafts);
  const linked = drafts.filter(({ names, facts }) => facts?.result !== undefined && requests?.includes(names.message) !== false);
  if (message === undefined || linking === undefined) return undefined;
  const problem = linking.facts?.answers !== undefined ? "it is a result" : key === "cancellation" ? problemOfSending(linking) : undefined;
  const does = key === "cancellation" ? "cancel requests" : "report the progress of requests";
  if (problem !== undefined) scope.report("resolve/linked-message", { name: message, does, problem }, `${key}/message`);
  const where = Object.entries(link.where).flatMap(([own, other]) => {
    const location = `${key}/where/${own}`;
    const path = findPath(linking.names, own);
    if (path === undefined) {
      const hint = didYouMeanOf("fields", own, knownNames(linking.names));
      scope.report("resolve/unknown-field", { name: own }, location, { span: scope.spans.keySpanOf(location), hint });
    }
    const target = findAnywhere(
      scope,
      linked.map(({ names }) => names),
      { name: other, location },
    );
    return path === undefined || target === undefined ? [] : [[path, target] as const];
  });
  return withoutUndefined({ message, requests, where });
}

/** Why a connection cannot send a message on its own. */
function problemOfSending({ facts, envelope, frame }: MessageDraft): string | undefined {
  const id = facts?.result === undefined ? undefined : envelope.find(({ field }) => field.name === frame?.frame.id);
  return id === undefined || id.syntax.fill !== undefined ? undefined : `it is a request, and its "${id.field.name}" has no \`fill\``;
}

/** The requests that a message can mean; reports messages without a result. */
function resolveLinked(scope: ProtocolScope, location: string, list: NameList, drafts: readonly MessageDraft[]): readonly string[] {
  const requests = new Set(drafts.filter(({ facts }) => facts?.result !== undefined).map(({ names }) => names.message));
  const found = locatedNames(list, location).flatMap(({ name, location: place }) => {
    const messages = expandMessages(scope, name, place);
    for (const other of messages) if (!requests.has(other)) scope.report("resolve/not-a-request", { name: other }, place);
    return messages;
  });
  return [...new Set(found)];
}

function resolveOthers(scope: ProtocolScope): ProtocolDescriptor["others"] {
  const { others, envelope } = scope.syntax;
  // Without a tag there is one message.
  const hasTag = envelope.tag !== undefined || Object.values(envelope.frames ?? {}).some(({ tag }) => tag !== undefined);
  if (others !== undefined && !hasTag)
    scope.report("resolve/tag-required", { key: "envelope.tag" }, "others", { span: scope.spans.keySpanOf("others") });
  return others === undefined
    ? undefined
    : withoutUndefined({ pattern: resolvePattern(scope, others.pattern, "others/pattern"), doc: others.doc });
}
