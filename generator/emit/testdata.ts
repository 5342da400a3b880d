// Emits test data as JSON, for implementations in any language: valid messages, messages at the limits, and messages with one error.
// Vectors are written as changes to a base message, so that a reviewer sees what each of them tests.

import type { Json, Path } from "@wirepact/core";
import { type BoundaryMessage, boundaryMessages } from "@wirepact/core/testing/vectors";
import { describeProtocol } from "../describe/describe-protocol.js";
import { nearMissesOf } from "../describe/near-misses.js";
import { packageProtocol } from "../describe/package-protocol.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { abbreviate } from "./abbreviate.js";
import { type EmitInput, type Emitter, generatedPath } from "./emitter.js";
import { type Changes, changesBetween } from "./json-changes.js";

export const testdataEmitter: Emitter = {
  name: "testdata",
  reads: sourceOfVectors,
  emit: ({ model }) => {
    const messages = Object.values(model.messages).map((message) => vectorsOf(model, message));
    const file = (name: string, purpose: string, sections: readonly string[]) => ({
      path: generatedPath(model, `testdata/${name}.json`),
      text: dataFile(model, purpose, sections),
    });
    return [
      file(
        "valid",
        aboutValid,
        messages.map(({ valid }) => valid),
      ),
      file(
        "boundary",
        aboutBoundary,
        messages.map(({ boundary }) => boundary),
      ),
      file(
        "invalid",
        aboutInvalid,
        messages.map(({ invalid }) => invalid),
      ),
    ];
  },
};

/** The input of the vectors: the descriptor and the examples. */
function sourceOfVectors({ model }: EmitInput) {
  return {
    protocol: describeProtocol(model),
    examples: Object.values(model.messages).map(({ name, answers, examples }) => ({
      name,
      examples,
      ...(answers === undefined ? {} : { answers }),
    })),
  };
}

const abbreviations =
  'Anywhere, {"$repeat": string or array, "times": n} stands for the string or the items n times, and {"$join": [strings]} for the strings one after the other.';
const edits =
  "Each vector is the `base` of its type with the values in `set` at their JSON Pointers, and without the values at the pointers in `drop`.";
const aboutValid = `Valid messages: strict validation accepts each of them. ${abbreviations}`;
const aboutBoundary = `Valid messages exactly at a limit: strict validation accepts each of them. ${edits} ${abbreviations}`;
const aboutInvalid = `Messages with exactly one error each: strict validation returns only the given issue, at the given path. ${edits} ${abbreviations}`;

const aboutResults = "A message type `x result` is validated as the answer to the request `x`.";

/** A file of vectors, one per line, so that a changed limit changes few lines. */
function dataFile({ name, version, frames }: ProtocolModel, purpose: string, sections: readonly string[]): string {
  const results = frames?.some(({ kind }) => kind === "result") === true ? ` ${aboutResults}` : "";
  const head = [
    `"about": ${JSON.stringify(purpose + results)}`,
    `"protocol": ${JSON.stringify(name)}`,
    `"version": ${JSON.stringify(version)}`,
  ];
  return `{\n${head.join(",\n")},\n"messages": {\n${sections.join(",\n")}\n}\n}\n`;
}

/** The three sections of one message type, as text. */
function vectorsOf(
  model: ProtocolModel,
  message: MessageModel,
): { readonly valid: string; readonly boundary: string; readonly invalid: string } {
  const protocol = packageProtocol(model);
  const bounds = boundaryMessages<Json>(protocol, message.name);
  const [least, full] = bounds;
  const base = full?.message ?? message.examples[0]?.value ?? {};
  const tag = JSON.stringify(message.name);
  const answers = message.answers === undefined ? "" : `"answers": ${JSON.stringify(message.answers)},\n`;
  const withBase = (vectors: readonly string[]): string =>
    `${tag}: {\n${answers}"base": ${line(base)},\n"vectors": [\n${vectors.join(",\n")}\n]\n}`;
  return {
    valid: `${tag}: [\n${[...message.examples.map(exampleLine), ...[least, full].flatMap(wholeLine)].join(",\n")}\n]`,
    boundary: withBase(
      bounds.map(({ name, message: value, path, reaches }) => line({ name, ...changesBetween(base, value), path: [...path], reaches })),
    ),
    invalid: withBase(
      nearMissesOf(model, message, protocol).map(({ name, message: value, issue, path, breaks }) =>
        line({ name, ...changesBetween(base, value as Json), issue, path: [...path], breaks }),
      ),
    ),
  };
}

const exampleLine = ({ name, value }: { readonly name: string; readonly value: Json }): string => line({ name, message: value });

const wholeLine = (bound: BoundaryMessage<Json> | undefined): readonly string[] =>
  bound === undefined ? [] : [line({ name: bound.name, message: bound.message })];

type Line = Json | ({ readonly name: string; readonly path: Path } & Changes & Readonly<Record<string, unknown>>);

function line(vector: Line): string {
  return JSON.stringify(abbreviate(vector as Json));
}
