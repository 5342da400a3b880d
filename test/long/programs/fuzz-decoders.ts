// Throws broken messages at every decoder, chunk by chunk, in a separate process: `<seed> <inputs> <seconds>`. Prints a line before each chunk, so that
// whoever watches knows what was being read when the process died or hung; `<seed> <decoder> <chunk> show` prints the inputs of one chunk instead.

import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import type { Encoding } from "../../../packages/core/src/encodings/encoding.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import { sameJson } from "../../../packages/core/src/base/json-kind.js";
import type { Mode } from "../../../packages/core/src/protocol.js";
import { messageArbitrary } from "../../../packages/core/src/testing/index.js";
import { carried } from "../../support/carried.js";
import { encodingsOf } from "../../support/encodings.js";
import { createRandom } from "../../support/mutants.js";

const chunkSize = 1000;

interface Decoder {
  readonly title: string;
  readonly protocol: ProtocolModel;
  readonly encoding: Encoding;
  /** Valid texts that the broken ones are made from. */
  readonly texts: readonly string[];
}

type Random = (below: number) => number;

const pieces =
  " \n \r\n \0 \ud800 \udc00 \ufeff \" ' \\ \\u { } [ ] : , - ## ``` | > & &a *a # \t null 1e999 -0 yes ~ ? ! !!js/function << __proto__ Subject: Body: % @";
const wild: readonly string[] = ["", " ", "  ", ": ", "- ", "\n\n", ...pieces.split(" ")];

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

function openDecoders(seed: number): readonly Decoder[] {
  const folder = new URL("../../../generated/", import.meta.url);
  const models = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(new URL(`${name}/model.json`, folder), "utf8")) as ProtocolModel);
  return models.map(runnable).flatMap((protocol) => {
    const messages = fc.sample(messageArbitrary(protocol), { numRuns: 60, seed });
    return encodingsOf(protocol).map((encoding) => ({
      title: `${protocol.name} as ${encoding.name}`,
      protocol,
      encoding,
      texts: messages.map((message) => encodeMessage(protocol, [encoding], message)).filter((text) => text.length < 4000),
    }));
  });
}

/** A valid text with up to three pieces of it replaced by others. */
function mutated(text: string, random: Random): string {
  let changed = text;
  for (let change = random(3); change >= 0; change--) {
    const at = random(changed.length + 1);
    changed = changed.slice(0, at) + pick(random, wild) + changed.slice(at + random(4));
  }
  return changed;
}

const randomBytes = (random: Random): Uint8Array => Uint8Array.from({ length: random(200) }, () => random(256));

/** Inputs that take long to make or to read; one in each chunk. */
function hostile(random: Random): string {
  if (random(4) === 0) return manyKeys(random);
  const piece = pick(random, [
    "[",
    '{"a":',
    "{a: ",
    "- ",
    "? ",
    "> ",
    "  ",
    "```\n",
    "a: b\n",
    "## a\n",
    "x",
    "\u{1f6a2}",
    '"',
    "\\",
    "\n",
    ", ",
  ]);
  return piece.repeat(pick(random, [1000, 20_000, 200_000]));
}

/** An object of unknown keys, as JSON or as YAML. */
function manyKeys(random: Random): string {
  const [isJson, value] = [random(2) === 0, "x".repeat(random(60))];
  const lines = Array.from({ length: pick(random, [100, 2000, 9900]) }, (_, index) =>
    isJson ? `"k${index}":"${value}"` : `k${index}: ${value}`,
  );
  return isJson ? `{${lines.join()}}` : lines.join("\n");
}

function makeInput(texts: readonly string[], random: Random, index: number): string | Uint8Array {
  if (index === 0) return hostile(random);
  const text = pick(random, texts);
  const turn = random(20);
  if (turn === 0) return randomBytes(random);
  if (turn === 1) return Array.from({ length: random(40) }, () => pick(random, wild)).join("");
  if (turn < 4) return text.slice(0, random(text.length + 1));
  if (turn === 4) {
    const bytes = new TextEncoder().encode(mutated(text, random));
    if (bytes.length > 0) bytes[random(bytes.length)] = random(256);
    return bytes;
  }
  return turn === 5 ? text + pick(random, texts) : mutated(text, random);
}

function* chunkOf({ texts }: Decoder, seed: number, chunk: number): Generator<string | Uint8Array> {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) + chunk);
  for (let index = 0; index < chunkSize; index++) yield makeInput(texts, random, index);
}

/** By the processor, because on a busy machine most of the time is waiting. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Reads one chunk; gives the milliseconds that its slowest input takes. */
function readChunk(decoder: Decoder, seed: number, chunk: number): number {
  let slowest = 0;
  let index = 0;
  for (const input of chunkOf(decoder, seed, chunk)) {
    const before = processorTime();
    const mode = index++ % 2 === 0 ? "strict" : "lenient";
    const result = decodeMessage(decoder.protocol, [decoder.encoding], input, { mode, encoding: decoder.encoding.name });
    slowest = Math.max(slowest, processorTime() - before);
    if (!result.ok && result.issues.length === 0) throw new Error(`rejected without an issue: ${JSON.stringify(input)}`);
    if (result.ok && index % 8 < 2) checkRewriting(decoder, result.value, mode);
  }
  return slowest;
}

/** What was accepted is refused by `encode` or reads back as it was. */
function checkRewriting({ protocol, encoding }: Decoder, message: unknown, mode: Mode): void {
  let text: string;
  try {
    text = encodeMessage(protocol, [encoding], message, { mode });
  } catch (error) {
    if (error instanceof InvalidMessageError) return;
    throw error;
  }
  const again = decodeMessage(protocol, [encoding], new TextEncoder().encode(text), { mode });
  if (again.ok && sameJson(carried(protocol, again.value), carried(protocol, message))) return;
  throw new Error(`reads back as something else: ${JSON.stringify({ message, text })}`);
}

function run(seed: number, inputs: number, seconds: number): void {
  const decoders = openDecoders(seed);
  const until = performance.now() + seconds * 1000;
  let [done, slowest] = [0, 0];
  for (let chunk = 0; done < inputs && performance.now() < until; chunk++) {
    for (const decoder of decoders) {
      console.log(JSON.stringify({ begins: `${decoder.title}, chunk ${chunk}` }));
      slowest = Math.max(slowest, readChunk(decoder, seed, chunk));
      done += chunkSize;
    }
  }
  console.log(JSON.stringify({ done, decoders: decoders.length, slowest: Math.round(slowest) }));
}

const [seed = "1", second = "", third = "", show] = process.argv.slice(2);
if (show === undefined) run(Number(seed), Number(second), Number(third));
else {
  const decoder = openDecoders(Number(seed)).find(({ title }) => title === second);
  for (const input of decoder === undefined ? [] : chunkOf(decoder, Number(seed), Number(third))) console.log(JSON.stringify(input));
}
