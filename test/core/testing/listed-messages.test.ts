// The messages that `@wirepact/core/testing` makes of protocols with every construct, and what strict and lenient reading say of them. Other
// tests check that they are right; these golden files show which there are. `UPDATE_GOLDEN=1` writes them anew, to be read in the diff.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain } from "../../../packages/core/src/explain/explain.js";
import type { ProtocolDescriptor } from "../../../packages/core/src/index.js";
import { boundaryMessages, messageArbitrary, nearMisses } from "../../../packages/core/src/testing/index.js";
import { expectGoldenText } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { sample } from "../sample-protocol.js";
import { sampler } from "./sampler-protocol.js";

const modelsIn = (folder: string): readonly ProtocolDescriptor[] =>
  specProtocols(fileURLToPath(new URL(`../../${folder}/wirepact.yaml`, import.meta.url))).map((model) => runnable(model));

const protocols = [sampler, sample, ...modelsIn("construct-specs"), ...modelsIn("framed-specs")];

/** A message in one line; long ones by their length and a hash. */
function show(message: unknown): string {
  const text = JSON.stringify(message).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return text.length <= 400
    ? text
    : `${text.slice(0, 200)}… (${text.length}, ${createHash("sha256").update(text).digest("hex").slice(0, 12)})`;
}

function judge(protocol: ProtocolDescriptor, message: unknown, mode: "strict" | "lenient"): string {
  const result = explain(protocol, message, { mode });
  const list = result.ok ? result.warnings : result.issues;
  return `${result.ok ? "valid" : "invalid"}${list.map(({ code, message: words }) => `; ${words} [${code}]`).join("")}`;
}

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))("%s", (name, protocol) => {
  it("has these messages on its bounds", () => {
    const lines = boundaryMessages(protocol).map(({ type, name: what, message }) => `${type}, ${what}: ${show(message)}`);
    expectGoldenText(`testing/${name}.bounds.txt`, `${lines.join("\n")}\n`);
  });

  it("has these near-misses", () => {
    const lines = nearMisses(protocol).flatMap(({ type, name: what, breaks, message }) => [
      `${type}, ${what} (${breaks}): ${show(message)}`,
      `  strict: ${judge(protocol, message, "strict")}`,
      `  lenient: ${judge(protocol, message, "lenient")}`,
    ]);
    expectGoldenText(`testing/${name}.near-misses.txt`, `${lines.join("\n")}\n`);
  });

  it("has these random messages", () => {
    const types = Object.keys(protocol.messages);
    const lines = types.flatMap((type) =>
      fc.sample(messageArbitrary(protocol, type, { representable: false }), { seed: 7, numRuns: 12 }).map((message) => show(message)),
    );
    expect(new Set(lines).size).toBeGreaterThan(types.length);
    expectGoldenText(`testing/${name}.random.txt`, `${lines.join("\n")}\n`);
  });
});
