// Every message has a minimal example, examples with all optional fields, and at least two invalid examples.

import type { Field, Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { describeProtocol } from "../../describe/describe-protocol.js";
import type { FlowModel, MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { ownFields, partsOf } from "../../describe/message-parts.js";
import { locationOfMessage } from "../inventory.js";
import { suggestInvalid } from "../suggest-invalid.js";

export const exampleMissing: CheckRule = {
  names: ["example-missing", "example-no-negative"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages)
      .filter((message) => !isAnyResult(context, message))
      .flatMap((message) => [missing, negatives].flatMap((check) => check(context, message)))
      .concat(Object.values(context.model.flows).flatMap((flow) => missingTranscripts(context, flow))),
};

/** A flow can be checked and generated without transcripts, but not released. */
function missingTranscripts(context: CheckContext, { name, start, transcripts }: FlowModel): readonly Violation[] {
  const lacking = (what: string, key: string, hint: string): Violation =>
    violation(context, "check/example-missing", {
      parameters: { message: `flow ${name}`, what },
      location: `flows/${name}/${key}`,
      on: "key",
      hint,
    });
  const first = start[0] ?? "";
  // Transcripts of messages without examples are there, but cannot be played yet.
  const isWritten = (key: string): boolean => context.spans.has(`flows/${name}/${key}`);
  return [
    ...(transcripts.some(({ fault }) => fault === undefined) || isWritten("transcripts")
      ? []
      : [lacking("no transcript", "transcripts", `add \`transcripts: { <name>: [${first}, …] }\``)]),
    ...(transcripts.some(({ fault }) => fault !== undefined) || isWritten("illegal")
      ? []
      : [
          lacking(
            "no illegal transcript",
            "illegal",
            "add `illegal: { <name>: { messages: […], at: 0 } }`, where `at` is the wrong message",
          ),
        ]),
  ];
}

/** Whether a message is the result of an unknown request, which the results of requests are examples of. */
const isAnyResult = ({ model }: CheckContext, { name, frame }: MessageModel): boolean =>
  name === frame && model.frames?.some((candidate) => candidate.name === name && candidate.kind === "result") === true;

const has = (body: Json | undefined, name: string): boolean => typeof body === "object" && body !== null && Object.hasOwn(body, name);

function missing(context: CheckContext, message: MessageModel): readonly Violation[] {
  const optional = ownFields(context.model, message).filter(({ required }) => !required);
  const bodies = message.examples.map(({ value }) => bodyOf(context, message, value));
  const missingExample = (what: string, hint: string): readonly Violation[] => [
    violation(context, "check/example-missing", {
      parameters: { message: message.name, what },
      location: `${locationOfMessage(context, message)}/examples`,
      on: "key",
      hint,
    }),
  ];
  if (bodies.length === 0)
    return missingExample("no example", "add an example `minimal` with only the required fields; `wirepact check --fix` adds it");
  if (optional.length === 0) return [];
  const present = bodies.map((body) => optional.filter(({ name }) => has(body, name)).length);
  if (Math.min(...present) > 0 && Math.min(...present) > optionalCounts(context, message, optional)[0])
    return missingExample("no example without optional fields", "add an example `minimal` with only the required fields");
  const uncovered = optional.filter(({ name }) => !bodies.some((body) => has(body, name)));
  if (uncovered.length === 0) return [];
  const [, most] = optionalCounts(context, message, optional);
  const names = uncovered.map(({ name }) => name).join(", ");
  const isFull = message.examples.some(({ name }) => name === "full");
  const together = isFull ? `add ${names} to the example \`full\`` : "add an example `full` with all fields";
  return missingExample(
    `no example with ${names}`,
    most < optional.length ? `add examples with ${names}; a rule does not allow all optional fields together` : together,
  );
}

/** The fewest and the most optional fields of a message: a rule can require some of them, or forbid some together. */
function optionalCounts(context: CheckContext, message: MessageModel, optional: readonly Field[]): readonly [least: number, most: number] {
  const counts = boundaryMessages<Json>(runnable(describeProtocol(context.model)), message.name)
    .filter(({ path }) => path.length === 0)
    .map((found) => {
      const body = bodyOf(context, message, found.message);
      return optional.filter(({ name }) => has(body, name)).length;
    });
  return counts.length === 0 ? [0, optional.length] : [Math.min(...counts), Math.max(...counts)];
}

function bodyOf({ model }: CheckContext, message: MessageModel, value: Json): Json | undefined {
  const { body } = partsOf(model, message);
  if (body === undefined) return value;
  return typeof value === "object" && value !== null && Object.hasOwn(value, body)
    ? (value as { readonly [member: string]: Json })[body]
    : undefined;
}

function negatives(context: CheckContext, message: MessageModel): readonly Violation[] {
  // A result shares its envelope with all others of its frame.
  const least = message.answers === undefined ? 2 : 1;
  // A draft without any example is reported once.
  if (message.invalid.length >= least || message.examples.length === 0) return [];
  const wanted = least === 1 ? "one invalid example" : "two invalid examples";
  return [
    violation(context, "check/example-no-negative", {
      parameters: { message: message.name, wanted, count: message.invalid.length },
      location: `${locationOfMessage(context, message)}/invalid`,
      on: "key",
      hint: suggestInvalid(context.model, message),
    }),
  ];
}
