// Each marked line must be refused by the compiler.

import { createTaskRequest, decode, type Message, type MessageType } from "@wirepact/acp-swarm";

// @ts-expect-error fields are missing
export const incomplete: Message = createTaskRequest({ swarmId: "", containerId: "" });
// @ts-expect-error a word outside a closed enum
export const payload: Message["payload"] = { storyId: "US-001", status: "done", output: "" };
// @ts-expect-error there is no such message
export const type: MessageType = "task-reqest";
// @ts-expect-error the value is there only when reading went well
export const value: unknown = decode("{}").value;
