// Encodes and decodes every example of every package, and prints what each package says; runs in Node, Bun and Deno.

import * as acpSwarm from "@wirepact/acp-swarm";
import acpSwarmSchema from "@wirepact/acp-swarm/schema.json" with { type: "json" };
import * as agentMail from "@wirepact/agent-mail";
import agentMailSchema from "@wirepact/agent-mail/schema.json" with { type: "json" };
import * as mcpAgentMail from "@wirepact/mcp-agent-mail";
import mcpAgentMailSchema from "@wirepact/mcp-agent-mail/schema.json" with { type: "json" };
import * as messageStore from "@wirepact/message-store";
import messageStoreSchema from "@wirepact/message-store/schema.json" with { type: "json" };
import * as oacp from "@wirepact/oacp";
import oacpSchema from "@wirepact/oacp/schema.json" with { type: "json" };
import { createMemoryStore } from "@wirepact/store";

const packages = [
  [acpSwarm, acpSwarmSchema],
  [agentMail, agentMailSchema],
  [mcpAgentMail, mcpAgentMailSchema],
  [messageStore, messageStoreSchema],
  [oacp, oacpSchema],
];

const report = packages.map(([exported, schema]) => {
  const { protocol, is, decode, encode, validate } = exported;
  const examples = Object.entries(schema.$defs).flatMap(([name, { examples: own = [] }]) => (`create${name}` in exported ? own : []));
  const failed = examples.filter((example) => !is(example) || !decode(encode(example)).ok);
  return [protocol.name, examples.length > 0, failed.length, validate({}).issues[0].code];
});

let caught;
try {
  acpSwarm.createTaskRequest({});
} catch (error) {
  caught = error;
}

const store = createMemoryStore(messageStore);
await store.append("here", null, [messageStore.createUserMessage({ content: "Hello." })]);
const stored = await store.conversation("here");

console.log(
  JSON.stringify({ report, sameError: caught instanceof oacp.InvalidMessageError, stored: stored.map(({ content }) => content) }),
);
