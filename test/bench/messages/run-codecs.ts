// How fast messages of acp-swarm are read, written and built, from text to a validated message and back: `decode` against JSON.parse alone and
// against JSON.parse with a validator, `encode` against JSON.stringify.

import type { Settings } from "../benches.js";
import { isComparison } from "../clone.js";
import { best, bestRatio, measureInTurn, type Rounds } from "../measure.js";
import { bundleModule, importModule, peerVersion, writeModule } from "../peers.js";
import { keepCost, keepTable } from "../results.js";
import { show } from "../table.js";
import { contestants, taskOf } from "../validators.js";
import { type Codec, codecOf, protobufCodec, uncheckedCodec, wirepactCodec, wirepactEncodingCodec } from "./codecs.js";
import { texts } from "./texts.js";

type Work = (codec: Codec, lines: readonly string[]) => () => number;

const own = "wirepact";
const alone = "alone";
/** What the measured job does at once. */
const builds = 100;

export async function runDecode(settings: Settings): Promise<void> {
  const work: Work = ({ readAll }, lines) => {
    if (readAll(lines) !== lines.length) throw new Error("refused");
    return () => readAll(lines);
  };
  await raceCodecs("decode", "Read a line: time, JSON.parse alone = 1", { ...settings, work, first: "`JSON.parse`", columns: texts });
}

export async function runEncode(settings: Settings): Promise<void> {
  const work: Work = ({ writeAll, parse }, lines) => {
    const messages = lines.map((line) => parse(line));
    return () => writeAll(messages);
  };
  const { "1 KB": long = [], "200 bytes": short = [] } = texts;
  const columns = { "1 KB": long, "200 bytes": short };
  await raceCodecs("encode", "Write a line: time, JSON.stringify alone = 1", { ...settings, work, first: "`JSON.stringify`", columns });
}

export async function runBuild(settings: Settings): Promise<void> {
  const work: Work =
    ({ buildAll }) =>
    () =>
      buildAll(builds);
  const columns = { time: Array.from({ length: builds }, () => "") };
  await raceCodecs("build", "Build a message of 200 bytes", { ...settings, work, first: "object literal", columns, isTimed: true });
}

interface CodecRace extends Settings {
  readonly work: Work;
  /** The label of what all are compared with. */
  readonly first: string;
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Whether the table has times instead of ratios. */
  readonly isTimed?: boolean;
}

async function raceCodecs(name: string, title: string, { rounds, work, first, columns, isTimed }: CodecRace): Promise<void> {
  const { codecs, labels } = await loadCodecs(first, name);
  const results = Object.entries(columns).map(([column, lines]) => {
    const jobs = Object.entries(codecs).map(([codec, loaded]) => [codec, work(loaded, lines)] as const);
    const measured = measureInTurn(Object.fromEntries(jobs), rounds);
    for (const codec of [own, ownWithEncoding].filter((each) => each in codecs))
      keepCost(`${labels.get(codec)}: ${column}`, nanoseconds(measured, codec, lines), "ns");
    return { measured, lines };
  });
  if (isComparison) return;
  const cell = (codec: string, { measured, lines }: (typeof results)[number]): string =>
    isTimed ? `${show(nanoseconds(measured, codec, lines))} ns` : show(1 / bestRatio(measured, codec, alone));
  const rows = [...labels].map(([codec, label]) => [label, ...results.map((result) => cell(codec, result))]);
  keepTable(name, title, { head: ["", ...Object.keys(columns)], rows });
}

const nanoseconds = (measured: Rounds, codec: string, lines: readonly string[]): number =>
  (best(measured[codec] ?? []) / lines.length) * 1e6;

const ownWithEncoding = "wirepact-encoding";

/** The module of every library, and what it is called in tables. */
async function loadCodecs(
  first: string,
  name: string,
): Promise<{ readonly codecs: Readonly<Record<string, Codec>>; readonly labels: ReadonlyMap<string, string> }> {
  const task = taskOf("acp-swarm");
  const validators = contestants.filter((contestant) => contestant.name !== own);
  const modules: Readonly<Record<string, readonly [label: string, text: string]>> = {
    [alone]: [first, uncheckedCodec],
    [own]: [`wirepact \`${name}\``, wirepactCodec],
    ...(name !== "build" && { [ownWithEncoding]: [`wirepact \`${name}\` with an encoding`, wirepactEncodingCodec] }),
    ...Object.fromEntries(
      validators.map((contestant) => [
        contestant.name,
        [`${first} + ${contestant.name} ${peerVersion(contestant.peer ?? "")}`, codecOf(contestant, task)] as const,
      ]),
    ),
    ...(!isComparison && { protobuf: [`protobuf-es ${peerVersion("@bufbuild/protobuf")}`, protobufCodec] as const }),
  };
  const loaded = Object.entries(modules).map(async ([codec, [, text]]) => {
    const path = await bundleModule(writeModule(`codec-${name}-${codec}.mjs`, text));
    return [codec, await importModule<Codec>(path)] as const;
  });
  const labels = new Map(Object.entries(modules).map(([codec, [label]]) => [codec, label]));
  return { codecs: Object.fromEntries(await Promise.all(loaded)), labels };
}
