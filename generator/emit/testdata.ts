// Emits the test data of a protocol as JSON, for implementations in any language: valid messages, messages on bounds, and near-misses.
// Long vectors are written as what they change in a base message, so that a reviewer sees what each is about.

import type { Json, Path, ProtocolDescriptor } from "@wirepact/core";
import { type BoundaryMessage, boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { abbreviate } from "../text/abbreviate.js";
import { type EmitInput, type Emitter, productPath } from "./emitter.js";
import { type Changes, changesBetween } from "../text/json-changes.js";

export const testdataEmitter: Emitter = {
  name: "testdata",
  reads: sourceOfVectors,
  emit: (input) => {
    const { model } = input;
    const { protocol, examples } = sourceOfVectors(input);
    const messages = examples.map((message) => vectorsOf(protocol, message));
    const file = (name: string, about: string, sections: readonly string[]) => ({
      path: productPath(model, `testdata/${name}.json`),
      text: dataFile(model, about, sections),
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

/** What is tested: what a reader at run time knows, and the examples. */
function sourceOfVectors({ model }: EmitInput) {
  return {
    protocol: describeProtocol(model),
    examples: Object.values(model.messages).map(({ name, examples }) => ({ name, examples })),
  };
}

const abbreviations =
  'Anywhere, {"$repeat": text or list, "times": n} stands for the text or the items n times over, and {"$join": [texts]} for the texts in a row.';
const edits =
  "Each vector is its type's base with the values under `set` put in place of those at their JSON Pointers, and without what stands at the pointers under `drop`.";
const aboutValid = `Valid messages: strict validation takes each of them. ${abbreviations}`;
const aboutBoundary = `Valid messages that sit exactly on a bound: strict validation takes each of them. ${edits} ${abbreviations}`;
const aboutInvalid = `Messages with exactly one defect each: strict validation gives the one issue named, at the path named. ${edits} ${abbreviations}`;

/** A file of vectors; one line each, so that a change of one bound is a change of its lines. */
function dataFile({ name, version }: ProtocolModel, about: string, sections: readonly string[]): string {
  const head = [`"about": ${JSON.stringify(about)}`, `"protocol": ${JSON.stringify(name)}`, `"version": ${JSON.stringify(version)}`];
  return `{\n${head.join(",\n")},\n"messages": {\n${sections.join(",\n")}\n}\n}\n`;
}

/** The three sections of one message type, as text. */
function vectorsOf(
  protocol: ProtocolDescriptor,
  message: Pick<MessageModel, "name" | "examples">,
): { readonly valid: string; readonly boundary: string; readonly invalid: string } {
  const bounds = boundaryMessages<Json>(protocol, message.name);
  const [least, full] = bounds;
  const base = full?.message ?? message.examples[0]?.value ?? {};
  const tag = JSON.stringify(message.name);
  const withBase = (vectors: readonly string[]): string => `${tag}: {\n"base": ${line(base)},\n"vectors": [\n${vectors.join(",\n")}\n]\n}`;
  return {
    valid: `${tag}: [\n${[...message.examples.map(exampleLine), ...[least, full].flatMap(wholeLine)].join(",\n")}\n]`,
    boundary: withBase(
      bounds.map(({ name, message: value, path, reaches }) => line({ name, ...changesBetween(base, value), path: [...path], reaches })),
    ),
    invalid: withBase(
      nearMisses(protocol, message.name).map(({ name, message: value, issue, path, breaks }) =>
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
