// The messages that validators race on: the example named `full` of every message of every protocol, and the same spoiled.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProtocolDescriptor } from "@wirepact/core";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export const protocols = ["acp-swarm", "agent-mail", "mcp-agent-mail", "message-store", "oacp"] as const;

/** One message of each protocol, of one even two: few enough for a table with every contestant. */
export const chosen: readonly string[] = [
  "acp-swarm task-request",
  "acp-swarm progress-update",
  "agent-mail OFFERING_READY",
  "mcp-agent-mail task_assignment",
  "message-store action",
  "oacp handoff",
];

export interface Case {
  /** Protocol and message. */
  readonly name: string;
  readonly protocol: string;
  /** Copies of a valid message, each parsed by itself as it would arrive. */
  readonly good: readonly unknown[];
  /** Copies with one field missing and one of the wrong type. */
  readonly bad: readonly unknown[];
}

/** So many that no contestant can do the work for one copy and know the verdict on all; so few that they stay in the cache. */
export const copies = 32;

interface Model extends ProtocolDescriptor {
  readonly messages: Readonly<
    Record<
      string,
      ProtocolDescriptor["messages"][string] & { readonly examples: readonly { readonly name: string; readonly value: object }[] }
    >
  >;
}

type Fields = ProtocolDescriptor["messages"][string]["shape"]["fields"];

/** A file of the repository that holds JSON. */
export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

/** A case for each message of a protocol. */
export function makeCases(protocol: string): readonly Case[] {
  const model = readJson(`generated/${protocol}/model.json`) as Model;
  return Object.entries(model.messages).map(([message, { shape, examples }]) => {
    const full = examples.find(({ name }) => name === "full")?.value;
    if (full === undefined) throw new Error(`${protocol} has no full example of ${message}`);
    return {
      name: `${protocol} ${message}`,
      protocol,
      good: asArrived(full),
      bad: asArrived(spoil(model.tag, shape.fields, full)),
    };
  });
}

function asArrived(message: object): readonly unknown[] {
  const text = JSON.stringify(message);
  return Array.from({ length: copies }, () => JSON.parse(text) as unknown);
}

/** A copy without its last required field, in which the last text before it is a number. */
function spoil(tag: string, fields: Fields, full: object): object {
  const bad: Record<string, unknown> = structuredClone({ ...full });
  const takesAnything = ({ shape }: Fields[number]): boolean => shape.kind === "scalar" && shape.scalar === "any";
  const texts = fields
    .filter((field) => !takesAnything(field))
    .map(({ name }) => name)
    .filter((name) => name !== tag && typeof bad[name] === "string");
  const wrong = texts.at(-1);
  if (wrong !== undefined) bad[wrong] = 7;
  const dropped = fields.findLast(({ name, required }) => required && name !== tag && name !== wrong);
  if (dropped !== undefined) delete bad[dropped.name];
  return bad;
}
