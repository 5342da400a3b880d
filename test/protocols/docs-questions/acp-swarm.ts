// Twenty questions about orders and reports of a swarm.

import type { Question } from "./question.js";

export const questions: readonly Question[] = [
  {
    asks: "Which four types are there, and who sends which?",
    page: "index",
    says: [
      "task-request | Asks a container to work on the stories in a task file. | orchestrator | container",
      "completion | Reports that the container has processed its stories and is about to exit. It is the last message that the container sends. | container | orchestrator",
      "| container | orchestrator |",
    ],
  },
  {
    asks: "Which fields does every message carry?",
    page: "envelope",
    says: [
      "timestamp | MessageTime | yes",
      "swarmId | SwarmId | yes",
      "containerId | ContainerId | yes",
      "type contains the message type.",
    ],
  },
  { asks: "Where do a message's own fields go?", page: "envelope", says: ["Fields specific to a message type are inside payload."] },
  { asks: "What kind of id names the swarm?", page: "types", says: ["Type: UUID - Constraints: version 4"] },
  { asks: "Does a timestamp need a zone?", page: "types", says: ["with a time zone. - Type: RFC 3339 timestamp"] },
  {
    asks: "What may a branch be called?",
    page: "messages/task-request",
    says: ["branchName | BranchName | yes | matches ^[a-zA-Z0-9][a-zA-Z0-9/_-]*$"],
  },
  {
    asks: "How must the path of the task file end?",
    page: "messages/task-request",
    says: ["taskFilePath | file path | yes | not empty; matches \\.json$"],
  },
  {
    asks: "Can I clone over plain http?",
    page: "messages/task-request",
    says: [
      "if URL: scheme https or ssh",
      'plain http | the example minimal, but payload.repoUrl is "http://git.example/harbor.git" | no-match',
    ],
  },
  {
    asks: "Must I send environment variables, and what if I do not?",
    page: "messages/task-request",
    says: ["envVars | map of strings | no", "| {} | Environment variables"],
  },
  { asks: "Which names may environment variables have?", page: "messages/task-request", says: ["keys match ^[A-Z_][A-Z0-9_]*$"] },
  { asks: "What does a story id look like?", page: "messages/progress-update", says: ["storyId | StoryId | yes | matches ^US-[0-9]{3}$"] },
  {
    asks: "Which statuses can a story have?",
    page: "messages/progress-update",
    says: ["pending, in_progress, completed, failed or skipped"],
  },
  {
    asks: "How long may the report on a story be?",
    page: "messages/progress-update",
    says: ["output | string | yes | at most 2,000 characters"],
  },
  {
    asks: "How can a container end?",
    page: "enums",
    says: [
      "completed | All stories were processed, successfully or not.",
      "failed | The container itself failed.",
      "stopped | The container was stopped by the orchestrator or by a user.",
    ],
  },
  {
    asks: "What do I put where there is no pull request?",
    page: "messages/completion",
    says: ["prUrl | URL or null | yes", "or null if there is none"],
  },
  {
    asks: "How many errors may a completion list, and how long may each be?",
    page: "messages/completion",
    says: ["at most 50 items; each item: at most 500 characters"],
  },
  {
    asks: "Which code says that memory ran out, and may I use codes of my own?",
    page: "enums",
    says: [
      "CONTAINER_OOM | The container ran out of memory.",
      "An open enum also allows other values.",
      "Kind: open",
      "Every value matches: ^[A-Z][A-Z0-9_]*$",
    ],
  },
  {
    asks: "When is it an error and when only a failed story?",
    page: "messages/error",
    says: ["To report a failed story, send a progress-update instead."],
  },
  {
    asks: "What may come after an order, and what ends a run?",
    page: "flows",
    says: ["task-request or progress-update | progress-update, completion, error | container", "The flow ends with completion or error."],
  },
  {
    asks: "How are messages sent, and how large may one be?",
    page: "index",
    says: [
      "one JSON object on its own line, in UTF-8",
      "At most 65,536 bytes per message.",
      "completion | payload.prUrl and payload.errors | 153 bytes",
    ],
  },
];
