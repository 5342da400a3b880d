// Messages with exactly one defect each, for every constraint of a message type, with the issue that strict validation reports.

import { explain } from "../explain/explain.js";
import { formatPath } from "../issues.js";
import { sameJson } from "../base/json-kind.js";
import { frameOf, asType } from "../frames/frames.js";
import { isOtherTag } from "../frames/other-messages.js";
import type { Frame, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json, Path } from "../shape/shape.js";
import { fullMessages, messageOf } from "./base-messages.js";
import { locationsOf, type MessageLocation } from "./locations.js";
import { invalidByDerivation, invalidByRule } from "./invalid-rules.js";
import type { InvalidValue } from "./invalid-scalars.js";
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
  /** Results: the request that is answered, by which `validate` checks it. */
  readonly answers?: string;
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
    const miss = misses.length > 1 || isByRule(misses[0]!) ? misses.find((candidate) => isAlone(protocol, message, candidate)) : undefined;
    // A rule that cannot be broken alone has no near-miss.
    if (miss === undefined && isByRule(misses[0]!)) return [];
    return [{ type: message.name, ...(miss ?? misses[0]!), ...(message.answers === undefined ? {} : { answers: message.answers }) }];
  });
}

/** A near-miss of a type that is known. */
type Miss = Omit<NearMiss, "type">;

const isByRule = ({ breaks }: Miss): boolean => breaks.startsWith("rule/");

/** Whether a message has the one defect it was made for: in some messages a change breaks a rule as well. */
function isAlone(protocol: ProtocolDescriptor, type: MessageDescriptor, { message, issue, path }: Miss): boolean {
  const result = explain(protocol, message, asType(type));
  return !result.ok && result.issues.length === 1 && result.issues[0]!.code === issue && sameJson(result.issues[0]!.path, path);
}

function missesOf(protocol: ProtocolDescriptor, message: MessageDescriptor, base: Json): readonly Miss[] {
  const misses: Miss[] = [];
  const identifying = protocol.frames === undefined ? [protocol.tag] : identifyingProperties(protocol.frames);
  for (const location of locationsOf(protocol, message, base)) {
    const [property] = location.path;
    if (location.path.length === 1 && typeof property === "string" && identifying.includes(property)) {
      misses.push(...(protocol.frames === undefined ? invalidTags(protocol, location.put) : invalidInFrame(protocol, message, location)));
      continue;
    }
    for (const { value, issue, breaks, name, at = [] } of location.isPart ? [] : invalidValuesAt(protocol, location)) {
      const path = [...location.path, ...at];
      const miss = { name: `${formatPath(location.path)}: ${name}`, message: location.put(value), issue, path, breaks };
      if (location.isUncertain !== true || isAlone(protocol, message, miss)) misses.push(miss);
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
  return [
    ...misses,
    ...foreignProperties(protocol, message, base),
    ...invalidByRule(protocol, message, base).map((miss) => named(miss, miss.breaks)),
  ];
}

const named = (miss: Miss, where: string): Miss => ({ ...miss, name: `${where}: ${miss.name}` });

/** The properties that decide which frame a value is in, or which message of it. */
const identifyingProperties = (frames: readonly Frame[]): readonly string[] =>
  frames.flatMap(({ has, where, tag }) => [...has, ...Object.keys(where), ...(tag === undefined ? [] : [tag])]);

/** Values of a property that decides the frame. Another value may make it another message, so that the walker says what is wrong. */
function invalidInFrame(protocol: ProtocolDescriptor, message: MessageDescriptor, location: MessageLocation): readonly Miss[] {
  const unknown: InvalidValue = { value: unknownTag, issue: "unknown-type", breaks: "constant", name: "an unknown type" };
  const isTag = location.path[0] === frameOf(protocol, message)?.tag;
  const values = [...(isTag ? [unknown] : []), ...invalidValuesAt(protocol, location)];
  return values.flatMap(({ value, breaks, name }) =>
    checked(protocol, message, { name: `${formatPath(location.path)}: ${name}`, message: location.put(value), breaks }),
  );
}

/** A message with the one issue that the walker finds; none if it finds another number. */
function checked(protocol: ProtocolDescriptor, type: MessageDescriptor, made: Pick<Miss, "name" | "message" | "breaks">): readonly Miss[] {
  const result = explain(protocol, made.message, asType(type));
  const [issue, ...more] = result.ok ? [] : result.issues;
  return issue === undefined || more.length > 0 ? [] : [{ ...made, issue: issue.code, path: issue.path }];
}

/** Properties that belong to another frame. */
function foreignProperties(protocol: ProtocolDescriptor, message: MessageDescriptor, base: Json): readonly Miss[] {
  return (message.shape.absent ?? []).flatMap((name) => {
    const changed = { ...(base as Readonly<Record<string, Json>>), [name]: 1 };
    return checked(protocol, message, { name: `${formatPath([name])}: of another frame`, message: changed, breaks: "frame" });
  });
}

const unknownTag = "nobody_knows_this";

function invalidTags(protocol: ProtocolDescriptor, put: (value: Json | undefined) => Json): readonly Miss[] {
  const { tag } = protocol;
  const at = { path: [tag] };
  const unknown = { ...at, name: `${tag}: an unknown type`, message: put(unknownTag), issue: "unknown-type", breaks: "constant" };
  return [
    { ...at, name: `${tag}: missing`, message: put(undefined), issue: "missing-field", breaks: "required" },
    { ...at, name: `${tag}: a number instead`, message: put(7), issue: "wrong-type", breaks: "type" },
    ...(isOtherTag(protocol, unknownTag) ? [] : [unknown]),
  ];
}
