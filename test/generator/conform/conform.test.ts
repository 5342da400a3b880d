// Every check of `conform` finds the party that violates it and only that one, and a party that does everything right fails nothing.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkDocs, NothingReachedError, type Check } from "../../../generator/conform/result.js";
import { findFraming } from "../../../generator/party/stream-framing.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { isThorough, sampleSize } from "../../support/sample-size.js";
import { conformPlayed, withVerdict, type PlayedOptions } from "./played-party.js";

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}/wirepact.yaml`, import.meta.url));
const all = [...specProtocols(), ...specProtocols(root("spec/gallery")), ...specProtocols(root("test/framed-specs"))];
const named = (name: string): ProtocolModel => all.find((model) => model.name === name)!;

/** Of a large protocol, what is enough to see a fault and nothing else. */
const few = /^(?:initialize |ping |tools\/list |answers|output|requests of|request ID|framing|text)/;

interface Killed extends Omit<PlayedOptions, "protocol" | "faults"> {
  readonly protocol: ProtocolModel;
}
const calculator: Killed = { protocol: named("calculator"), role: "server" };
const mcp: Killed = { protocol: named("mcp"), role: "server", only: few };
const swarm: Killed = { protocol: named("acp-swarm"), role: "container" };

/** By check: the faults that fail it, and nothing else. What never answers is waited for. */
const matrix: Readonly<Record<Exclude<Check, "decode" | "encode">, readonly (readonly [faults: string, on: Killed, verdict?: "lax"])[]>> = {
  valid: [
    ["silent", { ...calculator, answer: 1000, start: 1000, only: /^(?:add |answers|output)/ }],
    ["silent", { ...swarm, answer: 1000, start: 1000, only: /^(?:task-request a|output)/ }],
  ],
  invalid: [
    ["accepts", calculator],
    ["ignores", { ...calculator, answer: 1000 }],
    ["accepts", swarm],
  ],
  form: [
    ["wrong-code", calculator, "lax"],
    ["wrong-code", { protocol: named("mcp-agent-mail"), role: "specialist", only: /^(?:task_completion|output)/ }, "lax"],
  ],
  "unknown-type": [["unknown", calculator]],
  "unknown-property": [["strict", mcp]],
  capability: [["boasts", mcp]],
  "too-early": [["eager", mcp, "lax"]],
  id: [
    ["id-as-text", calculator],
    ["wrong-id", calculator],
  ],
  "one-answer": [["twice", { ...calculator, only: /^(?!count|follow)/ }]],
  "unique-ids": [["same-id", { ...mcp, role: "client" }]],
  output: [
    ["invalid-result", mcp],
    ["banner", calculator],
    ["garbage", calculator],
    ["truncated", calculator],
    ["wrong-type", swarm],
  ],
  order: [
    ["early", mcp],
    ["early", swarm],
    ["after-end", swarm],
  ],
  ends: [["never-ends", { ...swarm, answer: 1000 }]],
  stream: [
    ["never-ends", { ...calculator, answer: 1000 }],
    ["after-end", calculator],
  ],
  text: [
    ["dies", { ...calculator, only: /^(?!size)/ }],
    ["quiet", { ...mcp, answer: 1000, only: /^(?:ping a|text (?:not JSON|null)|output)/ }, "lax"],
  ],
  notification: [["crashes", calculator]],
  framing: [
    ["chunk", { ...mcp, answer: 1000, only: /^(?:ping a|framing one|output)/ }],
    ["drops:10", { ...mcp, answer: 1000, only: /^(?:ping a|framing 50|output)/ }],
  ],
  limit: [
    ["unlimited", calculator],
    ["unlimited", swarm],
  ],
  cancellation: [["cancelled", calculator]],
  version: [["any-version", { protocol: named("mcp-agent-mail"), role: "specialist", only: /version|^output/, answer: 1000 }]],
};

describe("a party with a fault fails exactly the check that is for it", () => {
  const cases = Object.entries(matrix).flatMap(([check, kills]) =>
    kills.map(([faults, on, verdict = "fail"]) => ({ check, faults, on, verdict, name: on.protocol.name })),
  );
  it.each(cases)("$check: $faults on $name", async ({ check, faults, on, verdict }) => {
    // The first answer has all the time that it needs.
    const report = await conformPlayed({ ...on, faults });
    const failing = new Set(
      report.results
        .filter((result) => result.verdict === "fail" || result.verdict === "lax")
        .map((result) => `${result.verdict} ${result.check}`),
    );
    expect([...failing], withVerdict(report, "fail", "lax").slice(0, 5).join("\n")).toEqual([`${verdict} ${check}`]);
  });

  it("takes other errors that the spec allows for the prescribed one", async () => {
    const protocol = { ...named("calculator"), otherFailures: { invalidMessage: [{ code: -32601 }] } };
    expect(
      withVerdict(
        await conformPlayed({ ...calculator, protocol, faults: "wrong-code", only: /^(?:add a|add params|output)/ }),
        "fail",
        "lax",
      ),
    ).toEqual([]);
  });

  it("takes a reaction for a rejection if the flow says so", async () => {
    const swarmed = named("acp-swarm");
    const [[name, flow]] = Object.entries(swarmed.flows) as [[string, ProtocolModel["flows"][string]]];
    const protocol = { ...swarmed, flows: { ...swarmed.flows, [name]: { ...flow, refusals: ["progress-update"] } } };
    const report = await conformPlayed({ ...swarm, protocol, faults: "accepts", only: /^(?:task-request payload\.branchName|output)/ });
    expect(withVerdict(report, "fail", "lax")).toEqual([]);
  });

  it("has a fault for every check", () => {
    expect([...Object.keys(matrix), "decode", "encode"].toSorted()).toEqual(Object.keys(checkDocs).toSorted());
  });

  it("reports a party that answers nothing once, and not as hundreds of failures", async () => {
    await expect(conformPlayed({ ...mcp, faults: "closed" })).rejects.toThrow(NothingReachedError);
    await expect(conformPlayed({ ...swarm, faults: "closed" })).rejects.toThrow("does not answer task-request; it ended (exit code 0)");
  });
});

describe("a party without faults", () => {
  const roles = all

    .filter((protocol) => findFraming(protocol, undefined).ok)
    .flatMap((protocol) => Object.keys(protocol.roles).map((role) => ({ name: protocol.name, role, protocol })))
    // Nothing is sent to these roles, and they start nothing.
    .filter(({ protocol, role }) =>
      Object.values(protocol.messages).some(
        ({ to, answers, frame }) =>
          to.includes(role) &&
          answers === undefined &&
          !["result", "error"].includes(protocol.frames?.find(({ name }) => name === frame)?.kind ?? ""),
      ),
    );

  /** One of four requirements of each message, unless all are wanted. */
  const sampled = {
    test: (id: string): boolean =>
      isThorough || / $|: ends$|is valid$|a valid \w+$/.test(id) || createHash("md5").update(id).digest()[0]! % 4 === 0,
  };

  it.each(roles)("fails nothing: $name $role", async ({ protocol, role }) => {
    const peer = Object.keys(protocol.roles).find((other) => other !== role);
    const report = await conformPlayed({ protocol, role, peer, only: sampled });
    expect(withVerdict(report, "fail", "lax")).toEqual([]);
    expect(report.counts.pass).toBeGreaterThan(isThorough ? 20 : 2);
    expect((report.counts.open + report.counts.skipped) / report.results.length).toBeLessThan(0.02);
  });

  it("has the same requirements and verdicts with every seed, also if it is slow or its bytes come one by one", async () => {
    const verdicts = async (options: Partial<PlayedOptions>): Promise<unknown> => {
      const { results } = await conformPlayed({ ...calculator, ...options });
      return results.map(({ id, verdict }) => `${verdict} ${id}`).toSorted();
    };
    const usual = await verdicts({});
    for (let seed = 2; seed <= sampleSize(20); seed++) expect(await verdicts({ seed })).toEqual(usual);
    expect(await verdicts({ faults: "slow:5" })).toEqual(usual);
    expect(await verdicts({ isBytewise: true, only: /^(?!size|framing|text)/ })).toEqual(
      (usual as readonly string[]).filter((each) => !/^pass (?:size|framing|text)/.test(each)),
    );
  });
});
