// Migrations of protocols with frames: the type of a message is known by its frame and tag, that of a result by the request that it answers.

import { resultOf } from "../codec/framed-codec.js";
import { identify } from "../frames/frames.js";
import { downgradeMessage, upgradeMessage, type Migrations } from "./migrate.js";
import type { Result } from "../result.js";

export interface MigrationOptions {
  /** The request that a result answers: its message type, or the request as it was sent. */
  readonly answers?: string | object | undefined;
}

/** A message of an older version as one of this version, and whether it is valid then. */
export function upgradeFramed(migrations: Migrations, message: unknown, from: string, { answers }: MigrationOptions = {}): Result<unknown> {
  const { protocol } = migrations;
  if (answers === undefined) return upgradeMessage(migrations, message, from, identify(protocol, message)?.name ?? "");
  const tag = resultOf(protocol, answers);
  return upgradeMessage(migrations, message, from, tag ?? "", tag === undefined ? {} : { tag });
}

/** A message of this version as readers of an older version know it. */
export function downgradeFramed(
  migrations: Migrations,
  message: object,
  to: string,
  { answers }: MigrationOptions = {},
): Readonly<Record<string, unknown>> {
  const { protocol } = migrations;
  const type = answers === undefined ? identify(protocol, message)?.name : resultOf(protocol, answers);
  return downgradeMessage(migrations, message, to, type ?? "");
}
