// Emits an AsyncAPI 3 document per protocol: its messages, a channel per group of recipients, and what each role sends and receives.

import type { EncodingName, Json, Path } from "@wirepact/core";
import { toDraft07 } from "@wirepact/core/codegen";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { writeYaml } from "../yaml/write-yaml.js";
import { type EmitInput, type Emitter, generatedPath, sourceOf } from "./emitter.js";

export const asyncApiEmitter: Emitter = {
  name: "asyncapi",
  emit: (input) => [
    {
      path: generatedPath(input.model, "asyncapi.yaml"),
      text: `# @generated from ${sourceOf(input)}. Do not edit: change the spec and run \`npx wirepact generate\`.\n${writeYaml(asyncApi(input))}`,
    },
  ],
};

type Members = Readonly<Record<string, unknown>>;

function asyncApi({ model, schemas, config: { license } }: EmitInput): Members {
  const ids = messageIds(model);
  const channels = channelsOf(model);
  const messages = Object.values(model.messages);
  return {
    asyncapi: "3.1.0",
    info: { title: model.title, version: model.version, description: model.doc, license: { name: license } },
    defaultContentType: contentTypes[firstEncoding(model)],
    channels: Object.fromEntries(
      [...channels.all].map(([id, { title, names, roles }]) => [
        id,
        {
          ...natsAddress(model, roles),
          title,
          messages: Object.fromEntries(names.map((name) => [ids.get(name)!, { $ref: `#/components/messages/${ids.get(name)}` }])),
        },
      ]),
    ),
    operations: Object.fromEntries(
      messages.flatMap((message) => [
        ...message.from.map((role) => operation(model, { ids, channels }, { message, role, action: "send" })),
        ...message.to.map((role) => operation(model, { ids, channels }, { message, role, action: "receive" })),
      ]),
    ),
    components: {
      messages: Object.fromEntries(messages.map((message) => [ids.get(message.name)!, messageObject(model, message)])),
      schemas: componentSchemas(schemas.bundle),
    },
  };
}

const contentTypes: { readonly [name in EncodingName]: string } = {
  json: "application/json",
  ndjson: "application/json",
  sse: "application/json",
  "content-length": "application/json",
  yaml: "application/yaml",
  mail: "text/markdown",
};

const firstEncoding = ({ encodings }: ProtocolModel): EncodingName => (Object.keys(encodings) as EncodingName[])[0] ?? "json";

/** Keys may contain letters, digits, dots, underscores and hyphens; names that would be the same get a number. */
function safeKeys(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  for (const name of names) {
    const base = name.replaceAll(/[^a-zA-Z0-9._-]/g, "_");
    let key = base;
    for (let number = 2; taken.has(key); number++) key = `${base}-${number}`;
    taken.add(key);
    keys.set(name, key);
  }
  return keys;
}

const messageIds = ({ messages }: ProtocolModel): ReadonlyMap<string, string> => safeKeys(Object.keys(messages));

/** A name as a token of a NATS subject, as `@wirepact/channel` writes it. */
const subjectToken = (name: string): string =>
  name.replaceAll(/[^A-Za-z0-9-]/g, (character) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

/** The subject of the queue of each recipient, where the messages are sent over NATS. */
function natsAddress({ name }: ProtocolModel, roles: readonly string[]): Members {
  const [only = "", ...others] = roles;
  const base = `wirepact.${subjectToken(name)}`;
  const party = { description: "The name of the party, escaped; `_shared` is the queue that parties of the role share." };
  const role = { description: "The role of the party.", enum: roles.map(subjectToken) };
  const isOne = others.length === 0;
  return {
    address: isOne ? `${base}.${subjectToken(only)}.{party}` : `${base}.{role}.{party}`,
    parameters: isOne ? { party } : { role, party },
    bindings: { nats: {} },
  };
}

interface Channel {
  readonly title: string;
  /** The roles that receive its messages. */
  readonly roles: readonly string[];
  readonly names: readonly string[];
}

interface Channels {
  readonly all: ReadonlyMap<string, Channel>;
  /** The channel of each message. */
  readonly of: ReadonlyMap<string, string>;
  /** The channel in which the replies to a message arrive. */
  readonly replies: ReadonlyMap<string, string>;
}

/** The messages that answer a message. */
const repliesTo = ({ replies, result }: MessageModel): readonly string[] => replies ?? (result === undefined ? [] : [result]);

/** A channel for each group of roles that receives messages, and one for replies that go to different groups. */
function channelsOf(model: ProtocolModel): Channels {
  const messages = Object.values(model.messages);
  const groups = new Map<string, Channel>();
  const groupOf = ({ to }: MessageModel): string => `to ${to.join(", ")}`;
  for (const message of messages) {
    const title = `Messages ${groupOf(message)}`;
    const names = [...(groups.get(groupOf(message))?.names ?? []), message.name];
    groups.set(groupOf(message), { title, roles: message.to, names });
  }
  const replies = new Map<string, string>();
  for (const message of messages) {
    const { name } = message;
    const answers = repliesTo(message);
    const groupsOfAnswers = new Set(answers.map((answer) => groupOf(model.messages[answer]!)));
    const [only] = groupsOfAnswers;
    if (only === undefined) continue;
    const roles = [...new Set(answers.flatMap((answer) => model.messages[answer]!.to))];
    if (groupsOfAnswers.size > 1) groups.set(`replies to ${name}`, { title: `Replies to ${name}`, roles, names: answers });
    replies.set(name, groupsOfAnswers.size > 1 ? `replies to ${name}` : only);
  }
  const keys = safeKeys([...groups.keys()].map((group) => group.replaceAll(/,? /g, "-")));
  const keyOf = (group: string): string => keys.get(group.replaceAll(/,? /g, "-"))!;
  return {
    all: new Map([...groups].map(([group, channel]) => [keyOf(group), channel])),
    of: new Map(messages.map((message) => [message.name, keyOf(groupOf(message))])),
    replies: new Map([...replies].map(([name, group]) => [name, keyOf(group)])),
  };
}

interface Names {
  readonly ids: ReadonlyMap<string, string>;
  readonly channels: Channels;
}

/** What a role does with a message. Replies are described where the message is sent. */
function operation(
  model: ProtocolModel,
  { ids, channels }: Names,
  { message, role, action }: { readonly message: MessageModel; readonly role: string; readonly action: "send" | "receive" },
): readonly [string, Members] {
  const channel = channels.of.get(message.name)!;
  const reference = (place: string, name: string) => ({ $ref: `#/channels/${place}/messages/${ids.get(name)}` });
  const place = channels.replies.get(message.name);
  const reply =
    place === undefined || action === "receive"
      ? {}
      : {
          reply: {
            channel: { $ref: `#/channels/${place}` },
            messages: repliesTo(message).map((name) => reference(place, name)),
          },
        };
  const [key] = safeKeys([`${role}.${action}.${message.name}`]).values();
  return [
    key!,
    {
      action,
      channel: { $ref: `#/channels/${channel}` },
      title: `${role} ${action === "send" ? "sends" : "receives"} ${message.name}`,
      ...(action === "receive" ? { bindings: { nats: { queue: `${subjectToken(role)}__shared`, bindingVersion: "0.1.0" } } } : {}),
      tags: [{ name: role, ...(model.roles[role] ? { description: model.roles[role] } : {}) }],
      messages: [reference(channel, message.name)],
      ...reply,
    },
  ];
}

/** The first examples are the minimal and the full one; the others are variations of single fields. */
const shownExamples = 2;

function messageObject(model: ProtocolModel, message: MessageModel): Members {
  const { name, typeName, doc, deprecated, examples } = message;
  const [summary = ""] = doc.trim().split(/(?<=[.])\s/);
  const groups = Object.values(model.groups).filter(({ members }) => members.includes(name));
  return {
    name,
    title: typeName,
    summary: summary.replaceAll(/\s+/g, " "),
    description: doc,
    contentType: contentTypes[firstEncoding(model)],
    ...correlation(model, message),
    ...(groups.length === 0 ? {} : { tags: groups.map((group) => ({ name: group.name })) }),
    ...(deprecated === undefined ? {} : { "x-deprecated": deprecated.reason }),
    payload: { $ref: `#/components/schemas/${typeName}` },
    ...(examples.length === 0
      ? {}
      : { examples: examples.slice(0, shownExamples).map((example): Json => ({ name: example.name, payload: example.value })) }),
  };
}

/** Where a message names the one it replies to, or else its own ID. */
function correlation({ parts, messages, frames = [] }: ProtocolModel, { name, frame, shape }: MessageModel): Members {
  const own = frames.find((each) => each.name === frame);
  const isReply = own?.replyTo !== undefined || Object.values(messages).some((message) => repliesTo(message).includes(name));
  const pathOf = (property: string | undefined): Path | undefined => (property === undefined ? undefined : [property]);
  const has = (path: Path | undefined): path is Path => path !== undefined && shape.fields.some((field) => field.name === path[0]);
  const [id, replyTo] = own === undefined ? [parts.id, parts.replyTo] : [pathOf(own.id), pathOf(own.replyTo)];
  const [path, description] =
    isReply && has(replyTo) ? [replyTo, "The ID of the message that this one replies to."] : [id, "The ID of the message."];
  if (!has(path)) return {};
  const pointer = path.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  return { correlationId: { description, location: `$message.payload#/${pointer}` } };
}

/** The definitions of the JSON Schema in draft-07, which AsyncAPI uses, without the examples, which messages have. */
function componentSchemas(bundle: JsonSchema): Members {
  const entries = Object.entries((toDraft07(bundle) as { readonly definitions: Readonly<Record<string, JsonSchema>> }).definitions);
  const definitions = Object.fromEntries(entries.map(([name, schema]) => [name, { ...schema, examples: undefined }]));
  return JSON.parse(JSON.stringify(definitions).replaceAll('"#/definitions/', '"#/components/schemas/')) as Members;
}
