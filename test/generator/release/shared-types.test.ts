// Edits of a project whose protocols share types: each protocol has the verdict that is right for it, and those without the type have none.

import { expect, test } from "vitest";
import type { ResolvedProtocol } from "../../../generator/model/protocol-model.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { readSharedEdits } from "./adversarial/read-edits.js";
import { verdictOn } from "./adversarial/verdict-on.js";
import { resolveFiles } from "./rule-fixture.js";

const protocols = ["shop", "bank", "clock"];
const root = {
  path: "wirepact.yaml",
  text: `types: [types/trade.yaml]\nprotocols: [${protocols.map((name) => `${name}.yaml`).join(", ")}]\n`,
};

const resolved = new Map<string, readonly ResolvedProtocol[]>();

/** The protocols of a project that is written as one text, in which each file begins with its path. */
function resolveProject(text: string): readonly ResolvedProtocol[] {
  const files = text
    .split(/^# file: /m)
    .slice(1)
    .map((file) => ({ path: file.slice(0, file.indexOf("\n")), text: file.slice(file.indexOf("\n") + 1) }));
  const found = resolved.get(text) ?? resolveFiles([root, ...files]);
  resolved.set(text, found);
  return found;
}

const modelOf = (text: string, protocol: string) => resolveProject(text).find(({ model }) => model.name === protocol)!.model;

test.each(readSharedEdits(protocols))("$name", ({ protocol, verdict, old, new: current }) => {
  expect(verdictOn(compareModels(modelOf(old, protocol), modelOf(current, protocol)))).toBe(verdict);
});
