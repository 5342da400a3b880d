// Messages that carry the version of their release: readers of another major version reject them.

import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { acceptsVersion } from "../../compare/carried-versions.js";
import type { Counterexample } from "./counterexample.js";
import { rejection, typeOf } from "./read-message.js";
import { carriedVersion } from "../../text/version-text.js";

/** One message of each release that readers of the other reject for its version; none where they understand each other. */
export function replayVersions(old: ProtocolModel, current: ProtocolModel): readonly Counterexample[] {
  if (acceptsVersion(current, old)) return [];
  return (["old", "new"] as const).flatMap((sender) => {
    const [from, to] = sender === "old" ? [old, current] : [current, old];
    const rejected = examplesOf(from).flatMap((message): Counterexample[] => {
      const issue = rejection(to, message, { mode: "strict" });
      return issue?.code === "wrong-version" ? [{ sender, mode: "strict", message, issue, tag: typeOf(from, message) }] : [];
    });
    return rejected.slice(0, 1);
  });
}

/** The examples of a release, with its own version. */
function examplesOf({ messages, parts, version }: ProtocolModel): readonly Json[] {
  const [name, ...deeper] = parts.version ?? [];
  if (name === undefined || deeper.length > 0) return [];
  return Object.values(messages).flatMap(({ examples }) =>
    examples.map(({ value }) => ({ ...(value as object), [name]: carriedVersion(version) })),
  );
}
