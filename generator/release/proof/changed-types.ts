// The message types that differ between two models in anything that validating or encoding depends on.

import { sameJson } from "@wirepact/core/codegen";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { expand } from "../../compare/follow.js";

/** Names of the message types of both models that differ. */
export function changedTypes(old: ProtocolModel, current: ProtocolModel): ReadonlySet<string> {
  const tags = [...new Set([...Object.keys(old.messages), ...Object.keys(current.messages)])];
  if (!sameJson(commonParts(old), commonParts(current))) return new Set(tags);
  return new Set(
    tags.filter((tag) => {
      const [before, after] = [old.messages[tag], current.messages[tag]];
      return before === undefined || after === undefined || !sameJson(partsOf(old, before), partsOf(current, after));
    }),
  );
}

/** The settings that apply to every message. */
const commonParts = ({ frames = [], others, tag, body, envelope, parts, reading, encodings }: ProtocolModel): unknown => [
  frames,
  others ?? null,
  tag,
  body,
  envelope,
  parts,
  reading,
  encodings,
];

const partsOf = (
  model: ProtocolModel,
  { shape, rules, frame = "", tag = "", aliases = [], lenientAliases = [] }: MessageModel,
): unknown => [frame, tag, expand(model, shape), rules, aliases, lenientAliases];
