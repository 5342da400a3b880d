// What a reply takes from the message that it replies to: thread, parent, parties and repeated fields.

import type { Path, StructShape } from "@wirepact/core";
import { builderField } from "@wirepact/core/codegen";
import { dereference } from "@wirepact/core/shape";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { code, listed } from "../text/markdown.js";

/** A field of a reply's builder that is filled in from the request. */
export interface FollowedField {
  readonly name: string;
  /** Where the request has the value. */
  readonly source: Path;
  /** Whether every valid request has it. */
  readonly isCertain: boolean;
}

/** The fields of a reply that follow from a request. */
export function followedFields(model: ProtocolModel, request: MessageModel, reply: MessageModel): readonly FollowedField[] {
  const { id, thread = [], replyTo, sender, recipient } = model.parts;
  const pairs: readonly (readonly [target: Path | undefined, source: Path | undefined])[] = [
    ...thread.map((path) => [path, path] as const),
    [replyTo, id],
    [sender, recipient],
    [recipient, sender],
    ...(reply.echoes ?? []).map((path) => [path, path] as const),
  ];
  const found = pairs.flatMap(([target, source]): readonly FollowedField[] => {
    const name = builderField(model, reply, target);
    const isThere = name === undefined || source === undefined ? undefined : requirement(model, request.shape, source);
    return name === undefined || source === undefined || isThere === undefined ? [] : [{ name, source, isCertain: isThere }];
  });
  return [...new Map(found.map((each) => [each.name, each])).values()];
}

/** Whether a path is required in an object; undefined if the object does not have it. */
function requirement(model: ProtocolModel, { fields }: StructShape, [first, ...rest]: Path): boolean | undefined {
  const field = fields.find(({ name }) => name === first);
  if (field === undefined || rest.length === 0) return field?.required;
  const inner = dereference(model.types, field.shape);
  const below = inner?.kind === "struct" ? requirement(model, inner, rest) : undefined;
  return below === undefined ? undefined : below && field.required;
}

/** The replies to a message. */
export const repliesOf = ({ messages }: ProtocolModel, { replies = [] }: MessageModel): readonly MessageModel[] =>
  replies.flatMap((name) => messages[name] ?? []);

/**
 * The fields that follow from the messages that are replied to: with the field of the message whose value they get, if it has another name, and
 * with the names of the replies, if only some repeat it.
 */
export function followedNames(model: ProtocolModel): readonly string[] {
  const pairs = Object.values(model.messages).flatMap((request) => repliesOf(model, request).map((reply) => ({ request, reply })));
  const found = new Map<string, { readonly source: string; readonly replies: Set<string> }>();
  for (const { request, reply } of pairs) {
    for (const { name, source } of followedFields(model, request, reply)) {
      const field = found.get(name) ?? { source: String(source.at(-1)), replies: new Set() };
      found.set(name, field);
      field.replies.add(reply.name);
    }
  }
  const all = new Set(pairs.map(({ reply }) => reply.name)).size;
  return [...found].map(([name, { source, replies }]) => {
    const remarks = [
      ...(source === name ? [] : [`its ${code(source)}`]),
      ...(replies.size === all ? [] : [`in ${listed([...replies].map(code))}`]),
    ];
    return code(name) + (remarks.length === 0 ? "" : ` (${remarks.join(", ")})`);
  });
}
