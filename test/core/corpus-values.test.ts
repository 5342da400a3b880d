// The corpus once more, for the walker alone: what JSON cases say of parsed values, and laws that every message the corpus reads must obey.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { explain, type Issue, type Mode, type ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { describe, expect, it } from "vitest";
import { specProtocols } from "../support/spec-protocols.js";

type Finding = Pick<Issue, "code" | "path">;

interface Verdict {
  readonly ok: boolean;
  readonly warnings?: readonly Finding[];
  readonly issues?: readonly Finding[];
  readonly reads?: unknown;
}

interface Case {
  readonly name: string;
  readonly text?: string | readonly unknown[];
  readonly value?: unknown;
  readonly encoding?: string;
  readonly strict: Verdict;
  readonly lenient: Verdict;
}

const folder = join(import.meta.dirname, "../corpus");
const modes: readonly Mode[] = ["strict", "lenient"];
const protocols = specProtocols().map(runnable);

/** Writes out the `$repeat` objects that stand for long texts. */
function expand(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => {
    const repeat = typeof inner === "object" && inner !== null && "$repeat" in inner ? (inner.$repeat as [string, number]) : undefined;
    return repeat === undefined ? inner : repeat[0].repeat(repeat[1]);
  });
}

function casesOf(protocol: ProtocolDescriptor): readonly Case[] {
  return readdirSync(join(folder, protocol.name)).flatMap((file) => {
    const { cases } = JSON.parse(readFileSync(join(folder, protocol.name, file), "utf8")) as { readonly cases: readonly Case[] };
    return cases;
  });
}

/** The value of a case that the walker can judge without an encoding; undefined for texts that are no JSON, and for mail messages. */
function parsedValue(protocol: ProtocolDescriptor, { text, value, encoding }: Case): { readonly value: unknown } | undefined {
  if (protocol.encodings.mail !== undefined) return undefined;
  if (value !== undefined) return { value: expand(value) };
  if (text === undefined || encoding === "yaml") return undefined;
  try {
    return { value: JSON.parse(Array.isArray(text) ? (expand(text) as string[]).join("") : String(text)) };
  } catch {
    return undefined;
  }
}

/** Findings about the text rather than the value. */
const ofText = new Set(["syntax", "too-large", "too-deep", "too-many-keys", "duplicate-key", "invalid-utf8", "yaml-alias"]);

const listed = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ code, path }) => `${code.startsWith("rule/") ? "rule" : code} ${JSON.stringify(path)}`).sort();

describe.each(protocols.map((protocol) => ({ name: protocol.name, protocol })))("corpus of $name", ({ protocol }) => {
  const cases = casesOf(protocol);

  it("is validated by the walker alone as the cases for parsed JSON expect", () => {
    let judged = 0;
    for (const example of cases) {
      const parsed = parsedValue(protocol, example);
      for (const mode of parsed === undefined ? [] : modes) {
        const verdict = example[mode];
        if (verdict.issues?.some(({ code }) => ofText.has(code)) === true) continue;
        const result = explain(protocol, parsed?.value, { mode, reading: true });
        const place = `${example.name}, ${mode}`;
        expect(listed(result.ok ? result.warnings : result.issues), place).toEqual(listed(verdict.warnings ?? verdict.issues ?? []));
        expect(result.ok, place).toBe(verdict.ok);
        if (result.ok && verdict.reads !== undefined) expect(result.value, place).toEqual(expand(verdict.reads));
        judged++;
      }
    }
    const readsJson = protocol.encodings.json !== undefined || protocol.encodings.ndjson !== undefined;
    expect(judged).toBeGreaterThan(readsJson ? 100 : -1);
  });

  it("decodes valid messages unchanged", () => {
    let read = 0;
    for (const { name, strict, lenient } of cases) {
      for (const [mode, { reads }] of [["strict", strict] as const, ["lenient", lenient] as const]) {
        if (reads === undefined) continue;
        const value = expand(reads);
        const result = explain(protocol, value, { mode });
        expect(result.ok ? [] : result.issues, `${name}, ${mode}`).toEqual([]);
        if (mode === "strict") expect(result.ok && result.value, name).toBe(value);
        else expect(result.ok && result.value, name).toEqual(value);
        read++;
      }
    }
    expect(read).toBeGreaterThan(40);
  });
});
