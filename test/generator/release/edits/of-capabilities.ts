// Edits of capabilities and of what messages need.

import type { ProtocolModel } from "../../../../generator/model/protocol-model.js";
import type { Edit } from "./of-pairs.js";
import { put, type Editors } from "./places.js";

const capability = (path: readonly string[]) => ({ name: "zz", doc: "", declared: [{ messages: ["zz"], path }] });
const withCapability = (model: ProtocolModel, path: readonly string[]): ProtocolModel =>
  put(model, ["capabilities", "zz"], capability(path));

export const capabilityEditors: Editors = {
  "capability-added": (model) => [withCapability(model, ["zz"])],
  "need-added": (model) => Object.values(model.messages).map(({ name }) => put(model, ["messages", name, "needs"], ["zz"])),
};

export const capabilityPairs: Readonly<Record<string, (model: ProtocolModel) => readonly Edit[]>> = {
  "capability-changed": (model) => [{ old: withCapability(model, ["zz"]), new: withCapability(model, ["other"]) }],
};
