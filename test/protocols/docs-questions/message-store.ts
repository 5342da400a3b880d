// Twenty questions about stored records and the views of them.

import type { Question } from "./question.js";

export const questions: readonly Question[] = [
  {
    asks: "Which fields may every record have besides its type?",
    page: "envelope",
    says: ["timestamp | RecordTime | no", "turn_id | string | no"],
  },
  { asks: "In which unit is the timestamp?", page: "types", says: ["seconds since 1970"] },
  {
    asks: "Should I give a timestamp although it is optional?",
    page: "envelope",
    says: ["Set it even though it is optional, because views are sorted by it."],
  },
  {
    asks: "What may a content be?",
    page: "messages/user_message",
    says: ["content | JSON value | yes", "can be null, false, 0 or an empty string"],
  },
  {
    asks: "What does an action have instead of a content?",
    page: "messages/action",
    says: ["tool | string | yes", "args | map of JSON values | yes"],
  },
  {
    asks: "What does a delegation have instead of a content?",
    page: "messages/delegation",
    says: ["worker | string | yes", "task | string | yes", "It has worker and task instead of content."],
  },
  {
    asks: "What else does a synthesis need?",
    page: "messages/synthesis",
    says: ["from_manager | string | yes", "phase_id | integer | no"],
  },
  {
    asks: "Where does the kind of an error go?",
    page: "messages/error",
    says: ["error_type | string | no | | The type of the error, such as the name of an exception."],
  },
  { asks: "What form does a strategic plan have?", page: "messages/strategic_plan", says: ["content | map of JSON values | yes"] },
  {
    asks: "Is a script plan a list of steps?",
    page: "messages/script_plan",
    says: ["content | map of JSON values | yes", "plan as an array"],
  },
  {
    asks: "What else can a global observation say?",
    page: "messages/global_observation",
    says: ["from_worker | string | no", "summary | string | no"],
  },
  {
    asks: "Who puts director context in?",
    page: "messages/director_context",
    says: ["Context for the agents, added by a context builder.", "From: application"],
  },
  {
    asks: "Which records make up the conversation?",
    page: "index",
    says: ["conversation | The conversation, from all agents (get_conversation_messages). | any | user_message, assistant_message"],
  },
  { asks: "Which records of an agent do I get?", page: "index", says: ["one | task, action, observation, error, final, delegation"] },
  { asks: "Which records concern everybody?", page: "index", says: ["any | global_observation, synthesis"] },
  {
    asks: "How does a manager see its team?",
    page: "index",
    says: ["team | All records of several agents, merged by time, for their leader (get_team_messages). | several | all"],
  },
  {
    asks: "In which order do views give records?",
    page: "index",
    says: ["sorted by time; messages of the same time are in the order in which they were written"],
  },
  { asks: "May I use type names of my own or write them in capitals?", page: "messages/user_message", says: ["unknown-type at type"] },
  {
    asks: "Are unknown properties lost?",
    page: "index",
    says: ["Unknown properties are valid and are kept, even when the message is encoded again."],
  },
  {
    asks: "What does the document call our builders and fields?",
    page: "index",
    says: [
      "action | ACTION, create_action_entry",
      "tool of action | tool_name",
      "Message Store Format (BaseMessageStore, MessageStoreMemory)",
    ],
  },
];
