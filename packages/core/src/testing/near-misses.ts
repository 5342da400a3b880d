// Messages with exactly one defect each, for every constraint of a message type, with the issue that strict validation reports.

import { explain } from "../explain.js";
import { formatPath } from "../issues.js";
import { sameJson } from "../json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json, Path } from "../shape.js";
import { fullMessages, messageOf } from "./base-messages.js";
import { locationsOf } from "./locations.js";
import { invalidByDerivation, invalidByRule } from "./invalid-rules.js";
import { invalidValuesAt } from "./invalid-values.js";

/** An invalid message with its one issue. */
export interface NearMiss {
  /** The tag of the message it is a miss of. */
  readonly type: string;
  readonly name: string;
  readonly message: unknown;
  /** The code of the one issue. */
  readonly issue: string;
  /** Where the issue points. */
  readonly path: Path;
  /** The constraint that is broken: `required`, `type`, `max`, `pattern`, `rule/…` and so on. */
  readonly breaks: string;
}

/** Messages of a type, or of all types, that break one constraint each; the same ones every time. */
export function nearMisses(protocol: ProtocolDescriptor, tag?: string): readonly NearMiss[] {
  const messages = tag === undefined ? Object.values(protocol.messages) : [messageOf(protocol, tag)];
  return messages.flatMap((message) => ofMessage(protocol, message));
}

function ofMessage(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly NearMiss[] {
  const byName = new Map<string, Miss[]>();
  for (const base of fullMessages(protocol, message)) {
    for (const miss of missesOf(protocol, message, base)) byName.set(miss.name, [...(byName.get(miss.name) ?? []), miss]);
  }
  return [...byName.values()].flatMap((misses) => {
    // Only where there is a choice does it matter which one has no other defect.
    const miss = misses.length > 1 || isByRule(misses[0]!) ? misses.find((candidate) => isAlone(protocol, candidate)) : undefined;
    // A rule that cannot be broken alone has no near-miss.
    if (miss === undefined && isByRule(misses[0]!)) return [];
    return [{ type: message.name, ...(miss ?? misses[0]!) }];
  });
}

/** A near-miss of a type that is known. */
type Miss = Omit<NearMiss, "type">;

const isByRule = ({ breaks }: Miss): boolean => breaks.startsWith("rule/");

/** Whether a message has the one defect it was made for: in some messages a change breaks a rule as well. */
function isAlone(protocol: ProtocolDescriptor, { message, issue, path }: Miss): boolean {
  const result = explain(protocol, message);
  return !result.ok && result.issues.length === 1 && result.issues[0]!.code === issue && sameJson(result.issues[0]!.path, path);
}

function missesOf(protocol: ProtocolDescriptor, message: MessageDescriptor, base: Json): readonly Miss[] {
  const misses: Miss[] = [];
  for (const location of locationsOf(protocol, message.shape, base)) {
    if (location.path.length === 1 && location.path[0] === protocol.tag) {
      misses.push(...invalidTags(protocol, location.put));
      continue;
    }
    for (const { value, issue, breaks, name, at = [] } of location.isPart ? [] : invalidValuesAt(protocol, location)) {
      const path = [...location.path, ...at];
      const miss = { name: `${formatPath(location.path)}: ${name}`, message: location.put(value), issue, path, breaks };
      if (location.isRuled !== true || isAlone(protocol, miss)) misses.push(miss);
    }
    const { shape } = location;
    if (shape.kind === "struct" && shape.rules !== undefined) {
      for (const miss of invalidByRule(protocol, { shape, rules: shape.rules }, location.value)) {
        const path = [...location.path, ...miss.path];
        misses.push({ ...named(miss, `${formatPath(location.path)}: ${miss.breaks}`), message: location.put(miss.message), path });
      }
    }
    if (location.isPart) continue;
    misses.push(...invalidByDerivation(protocol, location).map((miss) => named(miss, formatPath(miss.path))));
  }
  return [...misses, ...invalidByRule(protocol, message, base).map((miss) => named(miss, miss.breaks))];
}

const named = (miss: Miss, where: string): Miss => ({ ...miss, name: `${where}: ${miss.name}` });

function invalidTags({ tag }: ProtocolDescriptor, put: (value: Json | undefined) => Json): readonly Miss[] {
  const at = { path: [tag] };
  return [
    { ...at, name: `${tag}: missing`, message: put(undefined), issue: "missing-field", breaks: "required" },
    { ...at, name: `${tag}: a number instead`, message: put(7), issue: "wrong-type", breaks: "type" },
    { ...at, name: `${tag}: an unknown type`, message: put("nobody_knows_this"), issue: "unknown-type", breaks: "constant" },
  ];
}
