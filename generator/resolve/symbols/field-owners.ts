// Which fields a name can refer to: those of a message, of a result, of a frame, of a type, or of all messages.

import type { YamlEntry, YamlNode } from "../../model/source.js";
import { alternativesOf, entriesOf, fieldEntriesOf, fieldNameOf, itemsOrOne, textOf, valueOf, type FindType } from "./definition-nodes.js";

/** A field as names see it: where it is defined, what its values are, and whether it contains the message type. */
export interface OwnedField {
  readonly name: string;
  /** The entry of a definition, or the scalar that introduces a property, such as `tag: kind`. */
  readonly definition: YamlEntry | YamlNode;
  readonly nodes: readonly YamlNode[];
  /** The fields inside a body that no definition describes. */
  readonly inner?: readonly OwnedField[];
  readonly isTag?: true;
}

/** Fields that one message, type or frame has. */
export type FieldOwner = readonly OwnedField[];

export interface FieldOwners {
  readonly message: (name: string) => FieldOwner | undefined;
  readonly result: (request: string) => FieldOwner | undefined;
  readonly frame: (name: string) => FieldOwner | undefined;
  readonly type: (node: YamlNode) => FieldOwner;
  /** The owners of all messages. */
  readonly all: () => readonly FieldOwner[];
}

/** The owners of a protocol file. */
export function fieldOwnersOf(root: YamlNode, find: FindType): FieldOwners {
  const envelope = valueOf(root, "envelope");
  const messages = entriesOf(valueOf(root, "messages"));
  // Of a key that is repeated, the first one counts.
  const messageNodes = new Map(messages.toReversed().map(({ key, value }) => [key, value]));
  const frames = entriesOf(valueOf(envelope, "frames"));
  const owned = (entries: readonly YamlEntry[]): readonly OwnedField[] =>
    entries.map((entry) => ({ name: fieldNameOf(entry), definition: entry, nodes: alternativesOf(find, entry.value) }));
  const shared = owned(entriesOf(valueOf(envelope, "fields")));
  let all: readonly FieldOwner[] | undefined;
  const once = new Map<string, FieldOwner | undefined>();
  const remember = (key: string, make: () => FieldOwner | undefined): FieldOwner | undefined => {
    if (!once.has(key)) once.set(key, make());
    return once.get(key);
  };

  /** The fields of the envelope that a message changes. */
  const changedIn = (node: YamlNode): readonly OwnedField[] => {
    const changes = valueOf(node, "envelope");
    return owned(fieldEntriesOf(find, changes === undefined ? [] : [changes]));
  };
  const flatMessage = (node: YamlNode): FieldOwner => {
    const own = owned(fieldEntriesOf(find, [node]));
    const changed = changedIn(node);
    const body = valueOf(envelope, "body");
    const bodyNode = body?.kind === "map" ? valueOf(body, "field") : body;
    return withRoles(
      [...changed, ...shared, ...own],
      [
        { node: valueOf(envelope, "tag"), isTag: true },
        ...(textOf(bodyNode) === "inline" ? [] : [{ node: bodyNode, inner: own, nodes: [] }]),
      ],
    );
  };
  const framed = (frame: YamlNode | undefined, changed: readonly OwnedField[], body: Pick<OwnedField, "nodes" | "inner">): FieldOwner => {
    const bodyNode = valueOf(frame, "body");
    const own = owned(fieldEntriesOf(find, frame === undefined ? [] : [frame]));
    const inline = bodyNode === undefined ? (body.inner ?? []) : [];
    return withRoles(
      [...changed, ...own, ...shared, ...inline],
      [
        { node: bodyNode, ...body },
        { node: valueOf(frame, "tag"), isTag: true },
        ...["id", "replyTo"].map((key) => ({ node: valueOf(frame, key) })),
        ...itemsOrOne(valueOf(frame, "has")).map((node) => ({ node })),
      ],
    );
  };
  const framedMessage = (node: YamlNode): FieldOwner => {
    const body = alternativesOf(find, valueOf(node, "body"));
    return framed(frameOf(frames, node), changedIn(node), { nodes: body, inner: owned(fieldEntriesOf(find, [node])) });
  };
  const message = (name: string): FieldOwner | undefined =>
    remember(`message ${name}`, () => {
      if (name.endsWith(" result")) return result(name.slice(0, -" result".length));
      const node = messageNodes.get(name);
      if (node === undefined) return frame(name);
      return frames.length === 0 ? flatMessage(node) : framedMessage(node);
    });
  const result = (request: string): FieldOwner | undefined => {
    const node = valueOf(messageNodes.get(request), "result");
    const answering = frames.find(({ value }) => valueOf(value, "replyTo") !== undefined && valueOf(value, "type") === undefined);
    return node === undefined ? undefined : framed(answering?.value, [], { nodes: alternativesOf(find, node) });
  };
  const frame = (name: string): FieldOwner | undefined => {
    const node = frames.find(({ key }) => key === name)?.value;
    return node === undefined ? undefined : framed(node, [], { nodes: alternativesOf(find, valueOf(node, "type")) });
  };
  return {
    message,
    result: (request) => message(`${request} result`),
    frame: (name) => remember(`frame ${name}`, () => frame(name)),
    type: (node) => owned(fieldEntriesOf(find, alternativesOf(find, node))),
    all: () => (all ??= [shared, ...messages.map(({ key }) => message(key) ?? []), ...frames.map(({ key }) => frame(key) ?? [])]),
  };
}

/** The frame of a message: the one that it names, or the one for requests or other messages. */
function frameOf(frames: readonly YamlEntry[], node: YamlNode): YamlNode | undefined {
  const named = textOf(valueOf(node, "frame"));
  if (named !== undefined) return frames.find(({ key }) => key === named)?.value;
  const isRequest = valueOf(node, "result") !== undefined;
  const tagged = frames.filter(({ value }) => valueOf(value, "replyTo") === undefined);
  return (tagged.find(({ value }) => (valueOf(value, "id") !== undefined) === isRequest) ?? tagged[0])?.value;
}

interface Role {
  readonly node: YamlNode | undefined;
  readonly isTag?: true;
  readonly inner?: readonly OwnedField[];
  readonly nodes?: readonly YamlNode[];
}

/** The fields with the properties that have a role; a property without a definition is introduced where its role is stated. */
function withRoles(fields: readonly OwnedField[], roles: readonly Role[]): FieldOwner {
  const all = [...fields];
  for (const { node, isTag, inner, nodes = [] } of roles) {
    const name = textOf(node);
    if (name === undefined || node === undefined) continue;
    const known = all.findIndex((field) => field.name === name);
    const role = { ...(isTag === undefined ? {} : { isTag }), ...(inner === undefined ? {} : { inner }) };
    if (known === -1) all.push({ name, definition: node, nodes, ...role });
    else if (isTag === true) all[known] = { ...all[known]!, isTag };
  }
  return all;
}
