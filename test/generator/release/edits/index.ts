// For every release rule, edits of a model that it must find.

import type { ProtocolModel } from "../../../../generator/model/protocol-model.js";
import { capabilityEditors, capabilityPairs } from "./of-capabilities.js";
import { conversationEditors } from "./of-conversations.js";
import { encodingEditors } from "./of-encodings.js";
import { frameEditors } from "./of-frames.js";
import { fieldEditors } from "./of-fields.js";
import { messageEditors } from "./of-messages.js";
import { packageEditors } from "./of-packages.js";
import { pairEditors, type Edit } from "./of-pairs.js";
import { readingEditors } from "./of-reading.js";
import { valueEditors } from "./of-values.js";
import type { Editors } from "./places.js";

const pairs = { ...pairEditors, ...capabilityPairs };

const editors: Editors = {
  ...messageEditors,
  ...fieldEditors,
  ...valueEditors,
  ...readingEditors,
  ...encodingEditors,
  ...conversationEditors,
  ...capabilityEditors,
  ...packageEditors,
  ...frameEditors,
};

/** The rules that have edits. */
export const editedRules: readonly string[] = [...Object.keys(editors), ...Object.keys(pairs)];

/** All edits of a model that a rule must find. */
export function editsFor(rule: string, model: ProtocolModel): readonly Edit[] {
  return pairs[rule]?.(model) ?? editors[rule]?.(model).map((edited) => ({ old: model, new: edited })) ?? [];
}

/** Whether only protocols with frames have edits for a rule. */
export const needsFrames = (rule: string): boolean => Object.hasOwn(frameEditors, rule);

export type { Edit } from "./of-pairs.js";
