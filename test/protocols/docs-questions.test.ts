// A reader who has only the generated docs of a protocol can answer twenty questions that its document answers.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { questions as acpSwarm } from "./docs-questions/acp-swarm.js";
import { questions as agentMail } from "./docs-questions/agent-mail.js";
import { questions as mcpAgentMail } from "./docs-questions/mcp-agent-mail.js";
import { questions as messageStore } from "./docs-questions/message-store.js";
import { questions as oacp } from "./docs-questions/oacp.js";

const generated = fileURLToPath(new URL("../../generated/", import.meta.url));

const protocols = { "acp-swarm": acpSwarm, "agent-mail": agentMail, "mcp-agent-mail": mcpAgentMail, "message-store": messageStore, oacp };

/** A page as it reads once rendered: links by their text, no marks of code or escapes, one blank between words and around cells. */
function readPage(protocol: string, page: string): string {
  return readFileSync(`${generated}${protocol}/docs/${page}.md`, "utf8")
    .replaceAll(/\[((?:[^\][\\]|\\.)*)\]\([^)]*\)/g, "$1")
    .replaceAll(/`+|\*\*/g, "")
    .replaceAll("\\|", "|")
    .replaceAll(/\\([\\`*<[\]_{#>+.-])(?![A-Za-z])/g, "$1")
    .replaceAll(/[ \n]+/g, " ");
}

describe.each(Object.entries(protocols))("docs of %s", (protocol, questions) => {
  test("answer twenty questions", () => {
    expect(new Set(questions.map(({ asks }) => asks)).size).toBe(20);
  });

  test.each(questions)("$asks", ({ page, says }) => {
    const text = readPage(protocol, page);
    for (const words of says) expect(text).toContain(words);
  });
});
