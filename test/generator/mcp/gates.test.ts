// What the server says about capabilities that were not declared, and about flows inside flows.

import { expect, it } from "vitest";
import { galleryRoot } from "../../gallery/gallery.js";
import { connectInProcess } from "../../support/mcp.js";

const feedAll = async (
  mcp: Awaited<ReturnType<typeof connectInProcess>>,
  messages: readonly (readonly [object, string])[],
): Promise<void> => {
  for (const [message, from] of messages) expect((await mcp.call("feed_message", { message, from })).text).toContain("was recorded");
};
const jsonrpc = "2.0";

it("does not offer or build what the other side has not declared", async () => {
  const mcp = await connectInProcess({ spec: galleryRoot, names: ["mcp"], role: "client" });
  const info = { name: "desk", version: "1.0.0" };
  const capabilities = { prompts: {} };
  await feedAll(mcp, [
    [{ jsonrpc, id: 1, method: "initialize", params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: info } }, "client"],
    [{ jsonrpc, id: 1, result: { protocolVersion: "2025-11-25", capabilities, serverInfo: info } }, "server"],
    [{ jsonrpc, method: "notifications/initialized" }, "client"],
  ]);
  const { data } = await mcp.call("next_messages");
  const offered = (data as { readonly allowed: readonly { readonly message: string }[] }).allowed.map(({ message }) => message);
  expect(offered).toContain("prompts/list");
  expect(offered).not.toContain("tools/list");
  const built = await mcp.call("build_message", { message: "tools/list", fields: {} });
  expect(built.ok).toBe(false);
  expect(built.text).toContain("undeclared-capability");
  expect(built.text).toContain("Build another message.");
  const { text } = await mcp.call("inspect_conversation");
  expect(text).toContain("- The server has not declared tools.");
  expect(text).toContain("- The server has declared prompts.");
  await mcp.close();
});

it("says which flow a run is inside of, and what must come first", async () => {
  const mcp = await connectInProcess({ spec: galleryRoot, names: ["lsp"], role: "client" });
  const textDocument = { uri: "file:///a.txt", languageId: "plaintext", version: 1, text: "a" };
  const initialize = { jsonrpc, id: 1, method: "initialize", params: { processId: null, rootUri: null, capabilities: {} } };
  await feedAll(mcp, [
    [initialize, "client"],
    [{ jsonrpc, id: 1, result: { capabilities: {} } }, "server"],
    [{ jsonrpc, method: "initialized", params: {} }, "client"],
    [{ jsonrpc, method: "textDocument/didOpen", params: { textDocument } }, "client"],
  ]);
  const { text, data } = await mcp.call("inspect_conversation");
  expect(text).toContain('The flow document (params.textDocument.uri: "file:///a.txt"), inside session, is at textDocument/didOpen');
  expect(data).toMatchObject({ runs: [{ flow: "session" }, { flow: "document", inside: "session" }] });
  await mcp.close();
});
