// Edits of a protocol with frames.

import { messages, put, type Editors } from "./places.js";

export const frameEditors: Editors = {
  "frame-added": (model) => [
    put(model, ["frames"], [...(model.frames ?? []), { ...model.frames?.[0], name: "zz_frame", has: ["zz_field"] }]),
  ],
  "frame-changed": (model) => (model.frames ?? []).map((_, index) => put(model, ["frames", index, "has"], ["zz_field"])),
  "stream-changed": (model) =>
    messages(model)
      .filter(({ result }) => result !== undefined)
      .map(({ name }) => put(model, ["messages", name, "stream"], { until: [[["zz_field"], true]] })),
  "other-messages-rejected": (model) => [put(model, ["others"], undefined), put(model, ["others"], { pattern: "^zz_" })],
  "failure-changed": (model) => Object.keys(model.failures ?? {}).map((reason) => put(model, ["failures", reason], { zz_field: 1 })),
  "cancellation-removed": (model) => [put(model, ["cancellation"], undefined)],
  "progress-removed": (model) => [put(model, ["progress"], undefined)],
  "timeout-shortened": (model) =>
    Object.values(model.messages)
      .filter(({ result }) => result !== undefined)
      .map(({ name }) => put(model, ["messages", name, "timeout"], 5)),
};
