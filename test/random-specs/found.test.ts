// Specs that random ones led to, each made small and named after what was wrong: all of them work in every output.

import { readdirSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { compilePackages } from "./compile-packages.js";
import { judgeSpec } from "./judge-spec.js";
import type { DataMap } from "./made.js";
import type { Subject } from "./subject.js";

const folder = new URL("found/", import.meta.url);
const files = readdirSync(folder).toSorted();

/** The header that a small spec need not repeat. */
const header: DataMap = {
  title: "Found",
  version: "2.1.0",
  objects: "closed",
  doc: "A small spec.",
  roles: { ann: "Sends and receives." },
  reading: { default: "strict" },
  encodings: { json: {} },
  envelope: { tag: "kind", body: "inline", fields: {}, example: {} },
};

/** The rest of a protocol: messages go from the one role to itself. */
const completed = (protocol: string, given: DataMap): DataMap => ({
  protocol,
  ...header,
  ...given,
  messages: Object.fromEntries(
    Object.entries(given["messages"] as DataMap).map(([tag, message]) => [
      tag,
      { doc: "A message.", from: "ann", to: "ann", ...(message as DataMap) },
    ]),
  ),
});

/** Judges a file as a complete spec; `spoken` is the spec of the version 1.0.0. */
async function judge(file: string, index: number): Promise<Subject> {
  const { spoken, ...given } = load(readFileSync(new URL(file, folder), "utf8")) as DataMap;
  const name = `found-${index}`;
  const { accepted, codes, fault, subject } = await judgeSpec(
    spoken === undefined
      ? { protocol: completed(name, given) }
      : {
          protocol: completed(name, { ...given, speaks: { "1.0.0": { spec: `versions/${name}-1.0.0.yaml` } }, negotiation: [] }),
          spoken: completed(name, { ...(spoken as DataMap), version: "1.0.0" }),
        },
    2026,
  );
  expect({ accepted, codes, fault: fault?.message }, file).toEqual({ accepted: true, codes: [], fault: undefined });
  return subject!;
}

const subjects: Subject[] = [];

it.each(files.map((file, index) => [file.replaceAll("-", " ").replace(".yaml", ""), file, index] as const))(
  "%s",
  async (_, file, index) => {
    subjects.push(await judge(file, index));
  },
);

it("all of them compile", () => {
  expect([...compilePackages(subjects).values()].map(({ message }) => message)).toEqual([]);
});
