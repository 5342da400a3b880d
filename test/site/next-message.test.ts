// Clicks on messages in the conversation playground: following what a flow expects plays it to its end, without an issue.

import { runInThisContext } from "node:vm";
import { createConversation, validateMessage } from "@wirepact/core";
import { beforeAll, describe, expect, it } from "vitest";
import { freshId, nextMessage } from "../../generator/site/client/next-message.js";
import { openProtocol, pageData, type PageProtocol } from "../../generator/site/client/protocol.js";
import { playgroundData } from "../../generator/site/playground-data.js";
import { dataScript } from "../../generator/site/site.js";
import { galleryRoot } from "../gallery/gallery.js";
import { specProtocols } from "../support/spec-protocols.js";

/** A shortest way from a start of a flow to each of its messages. */
function waysThrough(flow: PageProtocol["descriptor"]["flows"][string]): readonly (readonly string[])[] {
  const ways = new Map<string, readonly string[]>(flow.start.map((name) => [name, [name]]));
  // The map grows while it is read.
  for (const [name, way] of ways) for (const next of flow.steps[name] ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  return [...ways.values()];
}

/** A way together with what must come before: the start of the outer flow, and of the flows inside it. */
function completed(flows: PageProtocol["descriptor"]["flows"], flowName: string, way: readonly string[]): readonly string[] {
  const { inside } = flows[flowName]!;
  const outer = inside === undefined ? undefined : flows[inside]!;
  const around =
    outer === undefined
      ? []
      : (waysThrough(outer)
          .find((each) => each.at(-1) === way[0])
          ?.slice(0, -1) ?? [outer.start[0]!]);
  const inner = Object.values(flows).filter((flow) => flow.inside === flowName);
  return [...around, ...way].flatMap((name) => {
    const within = inner.flatMap((flow) => waysThrough(flow)).find((each) => each.at(-1) === name);
    return within ?? [name];
  });
}

const models = [...specProtocols(), ...specProtocols(galleryRoot)].filter(({ flows }) => Object.keys(flows).length > 0);

describe.each(models.map((model) => ({ name: model.name, model })))("the conversation playground of $name", ({ name, model }) => {
  let page: PageProtocol;
  beforeAll(() => {
    (globalThis as { window?: unknown }).window = globalThis;
    runInThisContext(dataScript("models", name, playgroundData(model)));
    page = openProtocol(pageData(name)!);
    // Libraries take a process with a window for a browser.
    delete (globalThis as { window?: unknown }).window;
  });

  it.each(Object.keys(model.flows))("gets everywhere in the flow %s by clicks", (flowName) => {
    const ways = waysThrough(page.descriptor.flows[flowName]!).map((way) => completed(page.descriptor.flows, flowName, way));
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) {
      const messages: unknown[] = [];
      for (const type of way) messages.push(nextMessage(page, messages, type));
      const conversation = createConversation(page.descriptor);
      const findings = messages.map((message) => conversation.feed(message));
      expect(
        findings.flatMap(({ issues }) => issues.map(({ message }) => message)),
        way.join(" → "),
      ).toEqual([]);
      expect(findings.some(({ duplicate }) => duplicate)).toBe(false);
      const mode = page.descriptor.reading.default;
      for (const message of messages)
        expect(
          validateMessage(page.descriptor, () => false, message, { mode }),
          JSON.stringify(message),
        ).toMatchObject({ ok: true });
      const runs = conversation.runs().filter(({ flow }) => flow === flowName);
      expect(runs, way.join(" → ")).toHaveLength(1);
      if (page.descriptor.flows[flowName]!.end.includes(way.at(-1)!)) expect(runs[0]!.ended).toBe(true);
    }
  });

  it("adds a message twice as two messages", () => {
    const [start] = Object.values(page.descriptor.flows)[0]!.start;
    const first = nextMessage(page, [], start!);
    const conversation = createConversation(page.descriptor);
    conversation.feed(first);
    expect(conversation.feed(nextMessage(page, [first], start!)).duplicate).toBe(false);
  });
});

it.each(["m-8", "US-098", "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", "order"])("IDs like %s never run out", (id) => {
  const used = new Set<unknown>();
  for (let count = 0; count < 200; count++) used.add(freshId(id, used));
  expect(used.size).toBe(200);
});

it("an ID keeps its length while its last number has values left, and then while the number before it has", () => {
  expect(freshId("US-098", new Set(["US-098"]))).toBe("US-099");
  expect(freshId("7-c-9", new Set(["7-c-9"]))).toBe("8-c-0");
  expect(freshId(9, new Set([9, 10]))).toBe(11);
});
