// Finding the message type of a value by its frame, and saying what is wrong when there is none.

import { planOf } from "./explain-shape.js";
import { report, show, type Walk } from "./explain-walk.js";
import { findFrame, findInFrame, frameOf, tagOf } from "./frames.js";
import { missingField, mustBe, noFrame, unknownType } from "./issues.js";
import { nearestName } from "./nearest.js";
import type { Frame, MessageDescriptor } from "./protocol.js";
import { judgeRules } from "./rules.js";

type Members = Readonly<Record<string, unknown>>;

/** Judges a message of a protocol with frames: its type follows from the frame. */
export function judgeFramed(walk: Walk, value: Members, wanted: string | undefined): unknown {
  const message = findFramedMessage(walk, value, wanted);
  const plan = message && planOf(walk.protocol, message.name);
  if (plan === undefined) return value;
  walk.type = plan.message.name;
  const judged = plan.judge(walk, value);
  judgeRules(walk, plan.message, judged);
  return judged;
}

/** The message type of a value, or undefined after its one issue was reported. A result of an unknown request is judged by its frame alone. */
function findFramedMessage(walk: Walk, value: Members, wanted: string | undefined): MessageDescriptor | undefined {
  const { protocol } = walk;
  const frames = protocol.frames ?? [];
  const frame = findFrame(protocol, value);
  if (wanted !== undefined) {
    const message = protocol.messages[wanted]!;
    const own = frameOf(protocol, message);
    if (frame === own) return message;
    if (own !== undefined) reportFrame(walk, value, own);
    return undefined;
  }
  if (frame === undefined) {
    const names = frames.map(({ name, has, where }) => `${name} (${[...has, ...Object.keys(where)].join(", ")})`);
    report(walk, noFrame(names), undefined, names);
    return undefined;
  }
  const tag = frame.tag === undefined ? undefined : value[frame.tag];
  const message = findInFrame(protocol, frame, tag);
  if (message !== undefined) return message;
  if (frame.kind === "result") return genericResult(walk, frame);
  reportTag(walk, value, frame, tag);
  return undefined;
}

/** What a result is judged by when nobody says which request it answers. */
function genericResult({ protocol }: Walk, frame: Frame): MessageDescriptor | undefined {
  return protocol.messages[frame.name];
}

/** A tag that another frame has means that frame; else it is unknown. */
function reportTag(walk: Walk, value: Members, frame: Frame, tag: unknown): void {
  const { protocol } = walk;
  const elsewhere = protocol.frames?.find(
    (other) => other !== frame && other.tag === frame.tag && other.kind === "message" && findInFrame(protocol, other, tag) !== undefined,
  );
  if (elsewhere !== undefined) return reportFrame(walk, value, elsewhere);
  const known = Object.values(protocol.messages)
    .filter((message) => message.frame === frame.name)
    .map(tagOf);
  walk.path.push(frame.tag ?? "");
  if (typeof tag === "string") report(walk, unknownType(show(walk, tag), nearestName(tag, known), known), tag, known);
  else report(walk, mustBe("wrong-type", "a string", show(walk, tag)), tag, "string");
  walk.path.pop();
}

/** What keeps a value from being in a frame: the first property that is missing, has another value, or makes it another frame. */
function reportFrame(walk: Walk, value: Members, { name, has, where }: Frame): void {
  const missing = has.find((property) => value[property] === undefined);
  const different = Object.entries(where).find(([property, constant]) => value[property] !== constant);
  if (missing !== undefined) {
    walk.path.push(missing);
    report(walk, missingField(`in a ${name}`), undefined, missing);
    walk.path.pop();
  } else if (different !== undefined) {
    const [property, constant] = different;
    walk.path.push(property);
    if (value[property] === undefined) report(walk, missingField(JSON.stringify(constant)), undefined, constant);
    else report(walk, mustBe("wrong-constant", JSON.stringify(constant), show(walk, value[property])), value[property], constant);
    walk.path.pop();
  } else report(walk, noFrame([name]), undefined, [name]);
}
