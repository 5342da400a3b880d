// Rejects messages of versions that a receiver does not accept, in protocols whose messages have one.

import { createIssue, wrongVersion } from "../issues.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue } from "../result.js";
import { understands } from "./version.js";

/** The feature `acceptedVersions`: the issue of a message whose version is none of those. */
export function versionIssues(
  protocol: ProtocolDescriptor,
  message: unknown,
  accepts: string | readonly string[] | undefined,
): readonly Issue[] {
  const path = protocol.parts.version;
  const version = readPath(message, path);
  const accepted = typeof accepts === "string" ? [accepts] : accepts;
  if (typeof version !== "string" || accepted === undefined || accepted.some((ours) => understands(ours, version))) return [];
  return [createIssue(wrongVersion(accepted.join(", "), quote(version)), path, accepted, version)];
}
