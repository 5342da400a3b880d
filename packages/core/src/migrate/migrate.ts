// Messages of one version of a protocol as messages of another: fields renamed, values replaced, new fields filled in. Never changes its input.

import { compareVersionTexts } from "../versions/version.js";
import { explain } from "../explain/explain.js";
import { isObject } from "../base/json-kind.js";
import { readPath, readText, replaceAt } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Result } from "../result.js";
import type { Json, Path } from "../shape/shape.js";

/** What a version changed in the messages of one type. */
export interface MessageMoves {
  /** Old place and new place of a field. */
  readonly rename?: readonly (readonly [from: Path, to: Path])[];
  /** New enum values by the old ones, of the field at a path. */
  readonly values?: readonly (readonly [field: Path, words: Readonly<Record<string, string>>])[];
  /** What a new field holds in messages that lack it. */
  readonly add?: readonly (readonly [field: Path, value: Json])[];
}

/** What a version changed, by message type. */
export interface MigrationStep {
  readonly version: string;
  readonly messages: Readonly<Record<string, MessageMoves>>;
}

export interface Migrations {
  readonly protocol: ProtocolDescriptor;
  /** From the oldest version to the newest. */
  readonly steps: readonly MigrationStep[];
}

/** A message of an older version as one of this version, and whether it is valid then. Its type is its tag, unless it is given. */
export function upgradeMessage(
  { protocol, steps }: Migrations,
  message: unknown,
  from: string,
  type: string = tagIn(protocol, message),
  checking: { readonly tag?: string } = {},
): Result<unknown> {
  const due = steps.filter(({ version }) => compareVersionTexts(version, from) > 0);
  const moved = due.reduce((value, { messages }) => moveUp(value, movesOf(messages, type)), message);
  return explain(protocol, withVersion(protocol, moved, protocol.version), checking);
}

/** A message of this version, converted for readers of an older version. Fields that the older version does not have are removed. */
export function downgradeMessage(
  { protocol, steps }: Migrations,
  message: object,
  to: string,
  type: string = tagIn(protocol, message),
): Readonly<Record<string, unknown>> {
  const due = steps.filter(({ version }) => compareVersionTexts(version, to) > 0);
  const moved = due.reduceRight<unknown>((value, { messages }) => moveDown(value, movesOf(messages, type)), message);
  return withVersion(protocol, moved, to) as Readonly<Record<string, unknown>>;
}

const tagIn = ({ tag }: ProtocolDescriptor, message: unknown): string => readText(message, [tag]) ?? "";

function movesOf(messages: MigrationStep["messages"], type: string): MessageMoves {
  return (Object.hasOwn(messages, type) ? messages[type] : undefined) ?? {};
}

function moveUp(message: unknown, { rename = [], values: words = [], add = [] }: MessageMoves): unknown {
  let moved = message;
  for (const [from, to] of rename) moved = move(moved, from, to);
  for (const [field, table] of words) moved = exchange(moved, field, table);
  for (const [field, value] of add) if (isFree(moved, field)) moved = replaceAt(moved, field, value);
  return moved;
}

function moveDown(message: unknown, { rename = [], values: words = [], add = [] }: MessageMoves): unknown {
  let moved = message;
  for (const [field] of add) moved = without(moved, field);
  for (const [field, table] of words) moved = exchange(moved, field, reversed(table));
  for (const [from, to] of rename) moved = move(moved, to, from);
  return moved;
}

function move(message: unknown, from: Path, to: Path): unknown {
  const value = readPath(message, from);
  return value !== undefined && isFree(message, to) ? replaceAt(without(message, from), to, value) : message;
}

/** Whether nothing is at a place, nor anything but an object on the way to it, which would be lost. */
function isFree(message: unknown, place: Path): boolean {
  const isOpen = (length: number): boolean => {
    const around = readPath(message, place.slice(0, length));
    return around === undefined || isObject(around);
  };
  return readPath(message, place) === undefined && place.every((_step, length) => isOpen(length));
}

/** If several old values become one new value, the first is written. */
const reversed = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(table)
      .toReversed()
      .map(([old, current]) => [current, old]),
  );

function exchange(message: unknown, field: Path, table: Readonly<Record<string, string>>): unknown {
  const value = readPath(message, field);
  const other = (word: unknown): unknown => (typeof word === "string" && Object.hasOwn(table, word) ? table[word] : word);
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  return value === undefined ? message : replaceAt(message, field, list === undefined ? other(value) : list.map(other));
}

function without(message: unknown, [step, ...rest]: Path): unknown {
  if (!isObject(message) || step === undefined || !Object.hasOwn(message, step)) return message;
  if (rest.length > 0) return replaceAt(message, [step], without(message[step], rest));
  return Object.fromEntries(Object.entries(message).filter(([name]) => name !== step));
}

function withVersion({ parts }: ProtocolDescriptor, message: unknown, version: string): unknown {
  const place = parts.version;
  return place === undefined || readPath(message, place) === undefined ? message : replaceAt(message, place, version);
}
