// What a message is for, and its fields as `build_message` takes them: their schema, what is filled in, and an example.

import { followingNames, toolArguments, toToolArguments } from "@wirepact/core/tools";
import type { JsonSchema } from "../model/schema-set.js";
import type { ServedProtocol } from "./served-protocol.js";

/** What messages are for, by name. */
export async function messageDocs({ protocol, tools }: ServedProtocol): Promise<ReadonlyMap<string, string>> {
  const found = await tools();
  // The tools of packages send their messages; the server only builds them.
  return new Map(
    found.map(({ message, description }) => {
      const sending = ` Sends the message ${message} of ${protocol.title} to ${protocol.messages[message]?.to.join(", ")}.`;
      return [message, description.replace(sending, "")];
    }),
  );
}

/** The fields of a message. */
export interface FieldsOfMessage {
  readonly schema: JsonSchema;
  /** Those that are always filled in if they are left out. */
  readonly filled: readonly string[];
  /** Those that are filled in if they are left out and follow from the messages before. */
  readonly following: readonly string[];
  readonly example?: Readonly<Record<string, unknown>>;
}

/** Describes the fields of a message. */
export async function describeFields({ protocol, tools, exampleOf }: ServedProtocol, name: string): Promise<FieldsOfMessage> {
  const message = protocol.messages[name]!;
  const names = new Set(followingNames(protocol, message));
  const fields = toolArguments(protocol, message);
  const namesOf = (isMeant: (each: (typeof fields)[number]) => boolean): readonly string[] =>
    fields.filter(isMeant).map((argument) => argument.name);
  const filled = namesOf(({ field: { fill, computed } }) => (fill ?? computed) !== undefined);
  const fromRequest = namesOf((each) => each.fromRequest !== undefined);
  const generated = new Set([...filled, ...fromRequest]);
  const example = exampleOf(name);
  const request = message.answers === undefined ? undefined : exampleOf(message.answers);
  const given = example === undefined ? {} : toToolArguments(protocol, example, "plain", request).arguments;
  return {
    schema: (await tools()).find((tool) => tool.message === name)?.schema ?? { type: "object" },
    filled,
    following: namesOf(({ name: each, field }) => !filled.includes(each) && (fromRequest.includes(each) || names.has(field.name))),
    // Copied IDs and times would be those of another message.
    ...(example === undefined
      ? {}
      : { example: Object.fromEntries(Object.entries(given).filter(([argument]) => !generated.has(argument))) }),
  };
}
