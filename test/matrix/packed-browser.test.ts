// The packed packages in a real browser: bundled into a page that may neither load anything nor make code of texts.

import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium, loadPage } from "../support/chromium.js";
import { type Consumer, installPacked } from "../support/packed.js";
import { specProtocols } from "../support/spec-protocols.js";

const chromium = findChromium();
if (chromium === undefined) {
  console.log("no Chromium is installed: what only a browser shows is left out");
  it("has nothing to run in", () => expect(chromium).toBeUndefined());
} else describe("in Chromium", () => describeBrowser(chromium));

const policy = "default-src 'none'; script-src 'unsafe-inline'";

/** Every example, and what each package is for, as a program for a page; its answers are collected in `answers`. */
const programText = (protocols: readonly string[]): string => `
${protocols.map((name, index) => `import * as p${index} from "@wirepact/${name}";`).join("\n")}
const packages = { ${protocols.map((name, index) => `${JSON.stringify(name)}: p${index}`).join(", ")} };
const examples = JSON.parse(document.getElementById("examples").textContent);
const answers = {};
for (const [name, own] of Object.entries(packages)) {
  answers[name] = {
    refused: examples[name].filter((example) => !own.is(example)),
    changed: examples[name].filter((example) => !own.decode(own.encode(example)).ok),
    issues: own.validate({}).issues.map(({ code }) => code),
  };
}
async function talk() {
  const { createProgressUpdate, encode, decodeStream, receive } = packages["acp-swarm"];
  const fields = { swarmId: crypto.randomUUID(), containerId: "c1", storyId: "US-001", status: "completed", output: "done" };
  const message = createProgressUpdate(fields);
  const lines = [];
  for await (const { ok } of decodeStream(new Blob([encode(message), "\\nno message\\n"]).stream())) lines.push(ok);
  const { status } = await receive(encode(message));
  return { lines, status };
}
const unsafe = () => { try { return new Function("return true")(); } catch { return false; } };
const conversation = await talk();
document.body.textContent = encodeURIComponent(JSON.stringify({ answers, conversation, evaluates: unsafe(), agent: navigator.userAgent }));
`;

function describeBrowser(program: string): void {
  const models = specProtocols();
  let consumer: Consumer;
  beforeAll(() => {
    consumer = installPacked();
  });
  afterAll(() => consumer?.remove());

  it("judges, writes, reads, streams and receives messages", async () => {
    const { outputFiles } = await build({
      stdin: { contents: programText(models.map(({ name }) => name)), resolveDir: consumer.folder },
      bundle: true,
      minify: true,
      platform: "browser",
      target: "es2022",
      format: "esm",
      write: false,
    });
    const examples = Object.fromEntries(
      models.map(({ name, messages }) => [name, Object.values(messages).flatMap((message) => message.examples.map(({ value }) => value))]),
    );
    const inline = (text: string): string => text.replaceAll("</", "<\\/");
    const page = await loadPage(
      program,
      `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><body>
<script type="application/json" id="examples">${inline(JSON.stringify(examples))}</script>
<script type="module">${inline(outputFiles[0]!.text)}</script>`,
    );
    const [, answer = ""] = /<body>([\w%.!~*'()-]+)<\/body>/.exec(page) ?? [];
    expect(answer, page.slice(-2000)).not.toBe("");
    const { answers, conversation, evaluates, agent } = JSON.parse(decodeURIComponent(answer)) as Record<string, unknown>;
    expect(agent).toContain("Chrome/");
    expect(evaluates).toBe(false);
    expect(answers).toEqual(Object.fromEntries(models.map(({ name }) => [name, { refused: [], changed: [], issues: ["missing-field"] }])));
    expect(conversation).toEqual({ lines: [true, false], status: "accepted" });
  });
}
