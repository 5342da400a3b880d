// The wordings of issues about capabilities and about flows inside flows; those of other issues are in `issues.ts`.

import { joinWords } from "../base/join-words.js";
import { listNames, type Wording } from "../issues.js";

export const undeclaredCapability = (message: string, capabilities: readonly string[], roles: readonly string[]): Wording => [
  "undeclared-capability",
  `"${message}" needs a capability that the ${joinWords(roles)} has not declared: ${listNames(capabilities)}`,
  true,
];

export const outsideFlow = (message: string, flow: string): Wording => [
  "outside-flow",
  `"${message}" is only allowed inside the flow ${flow}, and no run of it that the message belongs to is open`,
  true,
];

export const ambiguousFlow = (message: string, flow: string): Wording => [
  "ambiguous-flow",
  `"${message}" may belong to several open runs of the flow ${flow}`,
  true,
];

export const unfinishedFlow = (message: string, flow: string, open: readonly string[]): Wording => [
  "unfinished-flow",
  `"${message}" ends the flow ${flow} while ${open.length === 1 ? "a run inside it is" : "runs inside it are"} open: ${listNames(open)}`,
  true,
];
