// A language model plays the container: it gets a tool for every message that may be sent now, and an instruction to repair a call that is
// not valid. A script stands in for the model; with a real one, `askModel` sends the tools and the prompt to its provider.

import { createConversation, createTaskRequest, encode, type Message } from "@wirepact/acp-swarm";
import { fromToolCall, repairPrompt, type Tool, type ToolCall, toolsFor } from "@wirepact/acp-swarm/tools";

const ids = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };

/** What the stand-in answers, one call after the other; its first call has two mistakes. */
const script: ToolCall[] = [
  { name: "progress-update", arguments: { ...ids, timestamp: null, storyId: "1", status: "complete", output: "Added the limit." } },
  { name: "progress-update", arguments: { ...ids, timestamp: null, storyId: "US-001", status: "completed", output: "Added the limit." } },
  { name: "completion", arguments: { ...ids, timestamp: null, status: "completed", prUrl: null, errors: [] } },
];

async function askModel(tools: readonly Tool[], prompt: string): Promise<ToolCall> {
  console.log(`tools: ${tools.map(({ name }) => name).join(", ")}`);
  console.log(prompt);
  const call = script.shift();
  if (call === undefined) throw new Error("the model has nothing more to say");
  return call;
}

/** Asks the model for a message that may be sent now, at most three times. */
async function nextMessage(conversation: ReturnType<typeof createConversation>): Promise<Message> {
  const tools = toolsFor({ role: "container", dialect: "strict", conversation });
  let prompt = "Report what you have done.";
  for (let attempt = 0; attempt < 3; attempt++) {
    const call = await askModel(tools, prompt);
    const result = fromToolCall(call.name, call.arguments, { role: "container" });
    if (result.ok) return result.value;
    prompt = repairPrompt(result.issues, { message: call.name });
  }
  throw new Error("the model did not find a valid message");
}

const conversation = createConversation();
conversation.feed(
  createTaskRequest({ ...ids, taskFilePath: "tasks/limit.json", branchName: "feat/limit", repoUrl: "https://git.example/harbor.git" }),
);
while (conversation.runs().some(({ ended }) => !ended)) {
  const message = await nextMessage(conversation);
  conversation.feed(message);
  console.log(`sent ${message.type} (${encode(message).length > 0 ? "valid" : "empty"})`);
}
