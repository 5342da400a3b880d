// Builds a message that replies to another one, with everything that follows from it: thread, parent, parties and repeated fields.

import { type BuildOptions, buildMessage } from "../build/build.js";
import { findDescriptor } from "./conversation-entry.js";
import { dereference } from "../shape/dereference.js";
import { InvalidMessageError } from "../errors.js";
import { createIssue, unexpectedReply, unknownType } from "../issues.js";
import { readPath, readText } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Path } from "../shape/shape.js";

/** A reply and the fields of its builder, of which those that follow from the request can be left out. */
export interface ReplyEntry<Reply, Fields, Followed extends keyof Fields> {
  readonly reply: Reply;
  readonly fields: ReplyFields<Fields, Followed>;
}

/** The fields of a builder without those that follow from the request, which can be left out. */
export type ReplyFields<Fields, Followed extends keyof Fields> = Omit<Fields, Followed> & {
  readonly [name in Followed]?: Fields[name] | undefined;
};

/** Any reply. */
interface AnyEntry {
  readonly reply: unknown;
  readonly fields: object;
}

/** The type of a package's `replyTo`: `Replies` has, by the type of the request, the replies by their types. */
export type ReplyTo<
  Replies extends { readonly [type in keyof Replies]: { readonly [reply in string]: AnyEntry } },
  Tag extends string,
  Role extends string,
> = <Request extends keyof Replies, Reply extends keyof Replies[Request] & string>(
  request: { readonly [tag in Tag]: Request },
  type: Reply,
  fields: EntryOf<Replies, Request, Reply>["fields"],
  options?: BuildOptions<Role>,
) => EntryOf<Replies, Request, Reply>["reply"];

type EntryOf<Replies, Request extends keyof Replies, Reply extends keyof Replies[Request]> = Extract<Replies[Request][Reply], AnyEntry>;

/** Makes a package's `replyTo`, which is typed by what it is assigned to. */
export function createReplyTo(
  protocol: ProtocolDescriptor,
): (request: object, type: string, fields?: object, options?: BuildOptions) => never {
  return (request, type, fields, options) => {
    const tag = readPath(request, [protocol.tag]);
    const asked = findDescriptor(protocol, readText(request, [protocol.tag]));
    if (asked === undefined)
      throw new InvalidMessageError([createIssue(unknownType(quote(tag), undefined, Object.keys(protocol.messages)), [protocol.tag])]);
    const { replies = [] } = asked;
    const message = replies.includes(type) ? protocol.messages[type] : undefined;
    if (message === undefined) throw new InvalidMessageError([createIssue(unexpectedReply(type, asked.name, replies), [], replies, type)]);
    const given = Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));
    return buildMessage(protocol, type, { ...followingFields(protocol, message, request).fields, ...given }, options) as never;
  };
}

/** The sender of a message that follows another one. */
export interface Follower {
  /** Whether it also sent the other one. */
  readonly isOwn?: boolean;
  /** Its name, for a message that was sent to several. */
  readonly self?: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** What follows from an earlier message, by the names of the builder's fields; `keys` are those that tell what is followed. */
export function followingFields(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  earlier: object,
  { isOwn = false, self }: Follower = {},
): { readonly keys: Values; readonly fields: Values } {
  const { id, thread = [], replyTo, sender, recipient } = protocol.parts;
  const at = (path: Path | undefined): unknown => readPath(earlier, path);
  const keys = byField(protocol, message, [
    [replyTo, at(id)],
    ...thread.map((path) => [path, at(path)] as const),
    [sender, (isOwn ? at(sender) : single(at(recipient))) ?? self],
  ]);
  const others = byField(protocol, message, [
    [recipient, isOwn ? at(recipient) : at(sender)],
    ...(message.echoes ?? []).map((path) => [path, at(path)] as const),
  ]);
  return { keys, fields: { ...keys, ...others } };
}

/** Values by the names of the builder's fields, without those that are missing. */
export const byField = (
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  values: readonly (readonly [Path | undefined, unknown])[],
): Values =>
  Object.fromEntries(
    values.flatMap(([path, value]) => {
      const name = builderField(protocol, message, path);
      return name === undefined || value === undefined || value === null ? [] : [[name, value]];
    }),
  );

/** The only recipient of a request; undefined if there are several, because any of them may reply. */
const single = (recipients: unknown): unknown =>
  Array.isArray(recipients) ? (recipients.length === 1 ? (recipients[0] as unknown) : undefined) : recipients;

/** The name under which the builder of a message takes a field of the envelope or of the body. */
export function builderField(
  { body, types }: ProtocolDescriptor,
  { shape }: MessageDescriptor,
  path: Path | undefined,
): string | undefined {
  const [first, second, ...rest] = path ?? [];
  const field = shape.fields.find(({ name }) => name === first);
  if (field === undefined || field.decodeOnly === true || rest.length > 0) return undefined;
  if (second === undefined) return field.name;
  const inner = body !== "inline" && body.field === first ? dereference(types, field.shape) : undefined;
  return inner?.kind === "struct" ? inner.fields.find(({ name }) => name === second)?.name : undefined;
}
