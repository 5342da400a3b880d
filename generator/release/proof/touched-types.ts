// The message types that differ between two models in anything that judging or writing a message looks at. The others cannot come out differently.

import { sameJson } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { expand } from "../compare/follow.js";

/** Tags of both models. */
export function touchedTypes(old: ProtocolModel, current: ProtocolModel): ReadonlySet<string> {
  const tags = [...new Set([...Object.keys(old.messages), ...Object.keys(current.messages)])];
  if (!sameJson(groundOf(old), groundOf(current))) return new Set(tags);
  return new Set(
    tags.filter((tag) => {
      const [before, after] = [old.messages[tag], current.messages[tag]];
      return before === undefined || after === undefined || !sameJson(partsOf(old, before), partsOf(current, after));
    }),
  );
}

/** What every message is judged and written by. */
const groundOf = ({ tag, body, envelope, parts, reading, encodings }: ProtocolModel): unknown => [
  tag,
  body,
  envelope,
  parts,
  reading,
  encodings,
];

const partsOf = (model: ProtocolModel, { shape, rules, aliases = [], lenientAliases = [] }: MessageModel): unknown => [
  expand(model, shape),
  rules,
  aliases,
  lenientAliases,
];
