// Tests a decoder or encoder in any language behind an adapter: a program that decodes the text of each line it reads, and says what it found.

import { decodeMessage, explain, type Encoding, type Path, type ProtocolDescriptor } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { ndjsonFraming, type Piece } from "@wirepact/core/codegen/frames";
import { samplesOf, type Members } from "../party/make-messages.js";
import type { Party, PartyEnd } from "../party/party.js";
import { startProcess } from "../party/stdio-party.js";
import { padded } from "./framing-checks.js";
import { endedAs } from "./judge.js";
import { probesOf } from "./probes.js";
import { oddTexts } from "./text-checks.js";
import { NothingReachedError, type Check, type CheckedRequirement, type Verdict } from "./result.js";

export interface AdapterOptions {
  readonly protocol: ProtocolDescriptor;
  readonly encoding: Encoding;
  readonly command: readonly string[];
  readonly seed: number;
  readonly limits: { readonly start: number; readonly answer: number };
  readonly isWanted: (id: string) => boolean;
}

/** A text to decode, and whether it is a valid message. */
export interface AdapterCase {
  readonly id: string;
  readonly check: Check;
  readonly message: string;
  readonly what: string;
  readonly path: Path;
  readonly text: string | Uint8Array;
  /** What decoding returns; undefined if the text is not a valid message. */
  readonly value: unknown;
}

/** What an adapter answered. */
type Answer =
  | { readonly kind: "answer"; readonly text: string; readonly value: Members }
  | { readonly kind: "unreadable"; readonly text: string }
  | { readonly kind: "silence" }
  | { readonly kind: "ended"; readonly end: PartyEnd };

const deep = "text 2,000 levels";

/** All texts of a protocol. Results are left out, because only the request tells what they are. */
export function adapterCases({ protocol, encoding, seed }: Pick<AdapterOptions, "protocol" | "encoding" | "seed">): readonly AdapterCase[] {
  const types = Object.values(protocol.messages).filter(
    ({ answers, name }) => answers === undefined && samplesOf(protocol, name).length > 0,
  );
  const decode = (text: string | Uint8Array): unknown => {
    const result = decodeMessage(protocol, [encoding], text, { encoding: encoding.name, mode: "strict" });
    return result.ok ? result.value : undefined;
  };
  // In a full example, each value is tried alone, among others that are usual.
  const fullest = (type: string): Members =>
    samplesOf(protocol, type).toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]!;
  const ofMessages = types.flatMap(({ name }) =>
    probesOf({ protocol, framing: { encoding, frame: (text) => text }, type: name, base: fullest(name), seed }).map(
      ({ id, check, message, what, path, value, issue }) => {
        const text = JSON.stringify(value);
        return {
          id,
          message,
          what,
          path,
          text,
          value: decode(text),
          check: issue === undefined ? (check === "notification" ? "valid" : check) : "invalid",
        } as const;
      },
    ),
  );
  const [sample] = types.map(({ name }) => samplesOf(protocol, name)[0]!);
  const limit = protocol.encodings[encoding.name]?.maxBytes;
  const texts = [
    ...oddTexts(JSON.stringify(sample)),
    ...(limit === undefined ? [] : [0, 1].map((excess) => [`${limit + excess} bytes`, padded(sample!, limit + excess)] as const)),
  ];
  const ofTexts = texts.map(([what, text]) => {
    const value = decode(text);
    return {
      id: `text ${what}: ${value === undefined ? "rejected" : "accepted"}`,
      check: what.endsWith("bytes") ? "limit" : "text",
      message: "",
      what: `text ${what}`,
      path: [],
      text,
      value,
    } as const;
  });
  return [...ofMessages, ...ofTexts];
}

/** Runs all cases. */
export async function driveAdapter(
  options: AdapterOptions,
): Promise<{ readonly results: readonly CheckedRequirement[]; readonly messages: number; readonly processes: number }> {
  const { protocol, encoding } = options;
  const adapter = createAdapter(options);
  try {
    const about = await adapter.ask({ op: "about" }, options.limits.start);
    if (about.kind === "ended")
      throw new NothingReachedError(
        `${endedAs(about.end, "adapter").outcome}${adapter.errors() === "" ? "" : `\nits standard error:\n${adapter.errors()}`}`,
      );
    if (about.kind === "silence") throw new NothingReachedError("the adapter does not answer");
    const ops = about.kind === "answer" && Array.isArray(about.value["ops"]) ? (about.value["ops"] as readonly unknown[]) : ["decode"];
    const results: CheckedRequirement[] = [];
    for (const each of adapterCases(options).filter(({ id }) => options.isWanted(id))) {
      const content = typeof each.text === "string" ? { text: each.text } : { bytes: Buffer.from(each.text).toString("base64") };
      const ask = (): Promise<Answer> =>
        adapter.ask({ op: "decode", mode: "strict", encoding: encoding.name, ...content }, options.limits.answer);
      const first = judgeDecoding(protocol, each, await ask());
      results.push(first.verdict === "fail" ? { ...judgeDecoding(protocol, each, await ask()), confirmed: true } : first);
      if (!ops.includes("encode") || each.value === undefined || each.message === "") continue;
      const encoded = await adapter.ask({ op: "encode", encoding: encoding.name, value: each.value }, options.limits.answer);
      results.push(judgeEncoding(options, each, encoded));
    }
    return { results, ...adapter.counts };
  } finally {
    await adapter.close();
  }
}

type Outcome = readonly [verdict: Verdict, outcome: string, check?: Check];

const make = (
  { id, check, message, what, path, text }: AdapterCase,
  [verdict, outcome, as = check]: Outcome,
  answer: Answer,
): CheckedRequirement => ({
  id,
  message,
  what,
  path,
  verdict,
  outcome,
  check: as,
  sent: typeof text === "string" ? text : Buffer.from(text).toString("base64"),
  got: "text" in answer ? answer.text : undefined,
  errors: "end" in answer ? endedAs(answer.end).errors : undefined,
});

/** Why the adapter does not do what was asked. */
const skipText = (skip: unknown): string => (typeof skip === "string" ? skip : JSON.stringify(skip));

/** What went wrong with the adapter itself. */
const brokenOutcome = (answer: Exclude<Answer, { readonly kind: "answer" }>): Outcome =>
  answer.kind === "unreadable"
    ? ["fail", "the answer of the adapter is not JSON"]
    : answer.kind === "silence"
      ? ["fail", "the adapter does not answer"]
      : ["fail", endedAs(answer.end, "adapter").outcome];

function judgeDecoding(protocol: ProtocolDescriptor, each: AdapterCase, answer: Answer): CheckedRequirement {
  if (answer.kind !== "answer") return make(each, brokenOutcome(answer), answer);
  const { ok, skip, value, path } = answer.value;
  if (skip !== undefined) return make(each, ["skipped", skipText(skip)], answer);
  if (typeof ok !== "boolean") return make(each, ["fail", 'the answer has no "ok"'], answer);
  if (each.value === undefined) {
    // How deep a text may be is a limit of each decoder.
    if (ok && each.what === deep) return make(each, ["pass", "accepted"], answer);
    if (ok) return make(each, ["fail", "an invalid message is accepted"], answer);
    const expected = explain(protocol, parse(each.text), {});
    const isElsewhere =
      Array.isArray(path) && each.message !== "" && !expected.ok && expected.issues.every((issue) => !sameJson(issue.path, path as Path));
    return make(each, isElsewhere ? ["lax", "rejected, but the path leads to another place", "form"] : ["pass", "rejected"], answer);
  }
  if (!ok) return make(each, ["fail", "a valid message is rejected"], answer);
  return make(
    each,
    value === undefined || sameJson(value, each.value) ? ["pass", "accepted"] : ["fail", "a message is decoded to another value", "decode"],
    answer,
  );
}

function judgeEncoding({ protocol, encoding }: AdapterOptions, each: AdapterCase, answer: Answer): CheckedRequirement {
  const about: AdapterCase = { ...each, id: `encode ${each.id}`, check: "encode", what: "encode" };
  if (answer.kind !== "answer") return make(about, brokenOutcome(answer), answer);
  const { text, skip } = answer.value;
  if (skip !== undefined) return make(about, ["skipped", skipText(skip)], answer);
  const read = typeof text === "string" ? decodeMessage(protocol, [encoding], text, { encoding: encoding.name }) : undefined;
  const isSame = read?.ok === true && sameJson(read.value, each.value);
  return make(about, isSame ? ["pass", "encoded"] : ["fail", "a message is encoded to another one"], answer);
}

const parse = (text: string | Uint8Array): unknown => {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
};

interface Adapter {
  readonly ask: (question: object, milliseconds: number) => Promise<Answer>;
  readonly close: () => Promise<void>;
  readonly errors: () => string;
  readonly counts: { messages: number; processes: number };
}

/** A program that answers questions line by line; one that has ended is started again. */
function createAdapter({ command }: AdapterOptions): Adapter {
  const counts = { messages: 0, processes: 0 };
  let [party, take, issued]: [Party | undefined, (answer: Answer) => void, number] = [undefined, () => undefined, 0];
  let errors: Party["errors"] = () => "";
  const start = (): Party => {
    counts.processes += 1;
    const started = startProcess(command, ndjsonFraming, 16 * 1024 * 1024, {
      onPiece: (piece) => take(readAnswer(piece)),
      onEnd: (end) => {
        if (party === started) party = undefined;
        take({ kind: "ended", end });
      },
    });
    errors = started.errors;
    return started;
  };
  return {
    counts,
    ask: (question, milliseconds) =>
      new Promise((resolve) => {
        party ??= start();
        counts.messages += 1;
        issued += 1;
        const id = issued;
        const timer = setTimeout(() => resolve({ kind: "silence" }), milliseconds);
        take = (answer) => {
          // An answer to an earlier question is late.
          if (answer.kind === "answer" && answer.value["id"] !== id) return;
          clearTimeout(timer);
          resolve(answer);
        };
        void party.write(`${JSON.stringify({ id, ...question })}\n`);
      }),
    close: async () => party?.close(),
    errors: () => errors().trim(),
  };
}

function readAnswer(piece: Piece): Answer {
  const text = "content" in piece && typeof piece.content === "string" ? piece.content : "";
  const value = parse(text);
  return typeof value === "object" && value !== null ? { kind: "answer", text, value: value as Members } : { kind: "unreadable", text };
}
