// The packages that are generated from the gallery, used by typed programs together with the official packages of each protocol.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProject, type GeneratedProject } from "../support/generated-project.js";
import { removeTemporary } from "../support/remove-temporary.js";

const protocols = ["mcp", "mcp-2026", "a2a", "a2a-v1", "acp", "acp-v2", "ag-ui", "cloudevents", "dap", "lsp"];
const officialPackages = [
  "@modelcontextprotocol",
  "@agentclientprotocol",
  "@a2a-js",
  "a2a-sdk-1",
  "@ag-ui",
  "@vscode",
  "cloudevents",
  "express",
  "vscode-jsonrpc",
  "zod",
];

let project: GeneratedProject;

beforeAll(async () => {
  project = await createProject({
    specs: "spec/gallery",
    programs: "test/gallery/programs",
    scope: "@gallery",
    protocols,
    links: officialPackages,
  });
  // Among others, this compares the types of DAP with those of `@vscode/debugprotocol`.
  project.compile("programs");
});
afterAll(() => removeTemporary(project.folder));

const run = (name: string): unknown => JSON.parse(project.run(`programs/dist/${name}.js`));

test.each(protocols)("the package %s agrees with its spec", (name) => {
  expect(project.run(`packages/${name}/smoke-test.js`)).toMatch(
    /^[a-z0-9-]+: \d+ examples, \d+ boundary messages and \d+ invalid messages checked/,
  );
});

test("MCP over standard streams: tools are listed and called, and the server asks the user while it answers", () => {
  const [called, asked] = ["flour", "sugar"].map((what) => ({
    content: [{ type: "text", text: `${what}: 250 grams` }],
    structuredContent: { grams: 250 },
  }));
  expect(run("mcp")).toEqual({
    generated: { protocolVersion: "2025-11-25", server: "kitchen", tools: ["weigh"], called, asked, unknown: "error-reply" },
    official: { server: "kitchen", tools: ["weigh"], called, asked, logged: ["weighing", "weighing"] },
  });
});

test("MCP 2026-07-28 over standard streams: a server asks for input in its answer, and the client sends the request again", () => {
  const content = (what: string) => [{ type: "text", text: `${what}: 250 grams` }];
  const official = { tools: ["weigh"], called: content("flour"), again: content("sugar") };
  expect(run("mcp-2026")).toEqual({ generated: { ...official, spoken: true, asked: "input_required" }, official });
});

test("ACP over standard streams: the agent asks the client while it answers a prompt, and a prompt is cancelled", () => {
  const expected = {
    protocolVersion: 1,
    sessionId: "s-1",
    stopReason: "end_turn",
    cancelled: "cancelled",
    asked: ["session/request_permission", "/code/a.txt"],
    updates: ["tool_call", "agent_message_chunk"],
  };
  expect(run("acp")).toEqual({ generated: expected, official: expected });
});

test("ACP v2 over standard streams: the agent takes a prompt in, asks for permission and reports its state", () => {
  const expected = {
    protocolVersion: 2,
    sessionId: "s-1",
    messageId: "m-1",
    asked: ["Cook?"],
    updates: ["running", "agent_message_chunk", "idle"],
  };
  expect(run("acp-v2")).toEqual({ generated: expected, official: expected });
});

test("AG-UI: the official schemas read what the package writes, and a conversation follows it", () => {
  expect(run("ag-ui")).toEqual({
    back: ["RUN_STARTED", "TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END", "STATE_DELTA", "RUN_FINISHED"],
    issues: [],
    unfinished: ["unfinished-flow"],
    outside: ["outside-flow"],
    invalid: [false, false],
  });
});

test("A2A 1.0 over loopback HTTP: a message is answered at once, or by a stream of server-sent events", () => {
  const expected = { sent: [{ text: "Booked." }], followed: ["task", "artifactUpdate", "statusUpdate"] };
  expect(run("a2a-v1")).toEqual({ generated: { ...expected, refused: -32001 }, official: { ...expected, refused: "TaskNotFoundError" } });
});

test("A2A over loopback HTTP: a message is answered at once, or by a stream of server-sent events", () => {
  const expected = { sent: [{ kind: "text", text: "Booked." }], followed: ["task", "artifact-update", "status-update"] };
  expect(run("a2a")).toEqual({ generated: { ...expected, refused: -32001 }, official: { ...expected, refused: "TaskNotFoundError" } });
});

test("CloudEvents in structured mode: what one side writes, the other reads", () => {
  expect(run("cloudevents")).toEqual({
    official: {
      id: "e-1",
      type: "org.example.served",
      subject: "table-4",
      specversion: "1.0",
      data: { dish: "soup" },
      extensions: ["t-1", true, 3],
    },
    generated: { id: "e-2", base64: "AQID", type: "image/png", again: "t-2" },
  });
});

describe("Content-Length frames with vscode-jsonrpc", () => {
  test("DAP: a generated adapter and a generated client", () => {
    expect(run("dap")).toEqual({
      adapter: {
        events: ["initialized"],
        capabilities: { supportsConfigurationDoneRequest: true, supportsCancelRequest: true },
        launched: true,
        lines: [7],
        refused: [false, 2],
        cancelled: ["cancelled", true],
      },
      client: {
        capabilities: { supportsCancelRequest: true },
        refused: "threads: the peer answered with an error",
        aborted: "aborted",
        cancelled: true,
        others: [],
      },
    });
  });

  test("LSP: its client with the generated server, and the generated client with its server", () => {
    const common = {
      capabilities: { hoverProvider: true, definitionProvider: true },
      found: "naïve 𝒳",
      hover: { contents: "fast 0:1" },
      end: null,
    };
    expect(run("lsp")).toEqual({
      server: { ...common, cancelled: -32800, refused: -32601 },
      client: { ...common, cancelled: "aborted", cancelledThere: true },
    });
  });
});
