// Twenty questions about stored records and the views of them.

import type { Question } from "./question.js";

export const questions: readonly Question[] = [
  {
    asks: "Which fields may every record have besides its type?",
    page: "envelope",
    says: ["timestamp | RecordTime | no", "turn_id | text | no"],
  },
  { asks: "In which unit is the timestamp?", page: "types", says: ["Seconds since 1970"] },
  {
    asks: "Should I give a timestamp although it is optional?",
    page: "envelope",
    says: ["Views are sorted by it, so it should always be set."],
  },
  {
    asks: "What may a content be?",
    page: "messages/user_message",
    says: ["content | any JSON value | yes", "can be null, false, 0 or an empty string"],
  },
  {
    asks: "What does an action have instead of a content?",
    page: "messages/action",
    says: ["tool | text | yes", "args | map of any JSON value | yes"],
  },
  {
    asks: "What does a delegation have instead of a content?",
    page: "messages/delegation",
    says: ["worker | text | yes", "task | text | yes", "It has a worker and a task instead of a content."],
  },
  {
    asks: "What else does a synthesis need?",
    page: "messages/synthesis",
    says: ["from_manager | text | yes", "phase_id | whole number | no"],
  },
  {
    asks: "Where does the kind of an error go?",
    page: "messages/error",
    says: ["error_type | text | no | | The type of the error, such as the name of an exception."],
  },
  { asks: "What form does a strategic plan have?", page: "messages/strategic_plan", says: ["content | map of any JSON value | yes"] },
  {
    asks: "Is a script plan a list of steps?",
    page: "messages/script_plan",
    says: ["content | map of any JSON value | yes", "plan as an array"],
  },
  {
    asks: "What else can a global observation say?",
    page: "messages/global_observation",
    says: ["from_worker | text | no", "summary | text | no"],
  },
  {
    asks: "Who puts director context in?",
    page: "messages/director_context",
    says: ["Context for the agents, added by a context builder.", "From: application"],
  },
  {
    asks: "Which records make up the conversation?",
    page: "index",
    says: ["conversation | The conversation, from all agents (get_conversation_messages). | anyone | user_message, assistant_message"],
  },
  { asks: "Which records of an agent do I get?", page: "index", says: ["one agent | task, action, observation, error, final, delegation"] },
  { asks: "Which records concern everybody?", page: "index", says: ["anyone | global_observation, synthesis"] },
  {
    asks: "How does a manager see its team?",
    page: "index",
    says: ["team | All records of several agents, merged by time, for their leader (get_team_messages). | several agents | every type"],
  },
  {
    asks: "In which order do views give records?",
    page: "index",
    says: ["oldest first by time, those of the same time in the order of writing"],
  },
  { asks: "May I use type names of my own or write them in capitals?", page: "messages/user_message", says: ["unknown-type at type"] },
  { asks: "Are further members lost?", page: "index", says: ["Unknown members are valid and kept, through writing too."] },
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
