// `wirepact tap` between the official MCP client and the official MCP server: both work as without it, and the view finds nothing wrong.

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it } from "vitest";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const server = `
  import { McpServer } from "@modelcontextprotocol/server";
  import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
  import { z } from "zod";
  const server = new McpServer({ name: "kitchen", version: "1.0.0" });
  server.registerTool("weigh", { inputSchema: z.object({ what: z.string() }) }, ({ what }) => ({ content: [{ type: "text", text: what + ": 250 grams" }] }));
  await server.connect(new StdioServerTransport());
`;

it("passes a conversation of the official packages on, and finds it valid", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tap-official-"));
  try {
    const [record, view] = [join(folder, "run.ndjson"), join(folder, "view.txt")];
    const tap = ["generator/bin/wirepact.js", "tap", "--spec", "spec/gallery/wirepact.yaml", "-p", "mcp", "--role", "server"];
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [...tap, "--record", record, "--view", view, "--", process.execPath, "--input-type=module", "-e", server],
      cwd: root,
    });
    const client = new Client({ name: "cook", version: "1.0.0" });
    await client.connect(transport);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["weigh"]);
    for (let call = 0; call < 20; call++) {
      const { content } = await client.callTool({ name: "weigh", arguments: { what: "flour" } });
      expect(content).toEqual([{ type: "text", text: "flour: 250 grams" }]);
    }
    await client.close();
    const shown = readFileSync(view, "utf8");
    expect(shown.match(/-> ok tools\/call #\d+ /g)).toHaveLength(20);
    expect(shown.match(/<- ok tools\/call result #\d+ in \d+ ms/g)).toHaveLength(20);
    expect(shown).not.toContain("✗");
    expect(readFileSync(record, "utf8").trimEnd().split("\n").length).toBeGreaterThanOrEqual(45);
  } finally {
    removeTemporary(folder);
  }
});
