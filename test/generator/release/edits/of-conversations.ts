// Edits of conversations.

import { put, flows, type Editors } from "./places.js";

export const conversationEditors: Editors = {
  "flow-added": (model) => [
    put(model, ["flows", "zz_flow"], {
      name: "zz_flow",
      doc: "",
      key: "thread",
      start: [],
      steps: {},
      lenientSteps: {},
      anytime: [],
      end: [],
      deadlines: [],
      transcripts: [],
    }),
  ],
  "transition-removed": (model) =>
    flows(model).flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([from, next]) => next.map((_, index) => put(model, ["flows", name, "steps", from, index], undefined))),
    ),
  "flow-start-added": (model) => flows(model).map(({ name, start }) => put(model, ["flows", name, "start"], [...start, "zz"])),
  "flow-end-added": (model) => flows(model).map(({ name, end }) => put(model, ["flows", name, "end"], [...end, "zz"])),
  "flow-key-changed": (model) => flows(model).map(({ name }) => put(model, ["flows", name, "key"], [["zz_field"]])),
  "refusals-changed": (model) => flows(model).map(({ name, end }) => put(model, ["flows", name, "refusals"], end)),
  "flow-inside-changed": (model) => flows(model).map(({ name }) => put(model, ["flows", name, "inside"], "zz_flow")),
  "flow-open-allowed": (model) => flows(model).map(({ name }) => put(model, ["flows", name, "open"], "allow")),
  "flow-same-added": (model) => flows(model).map(({ name }) => put(model, ["flows", name, "same"], [["zz"]])),
  "rounds-changed": (model) =>
    flows(model).map(({ name }) => put(model, ["flows", name, "rounds"], { field: ["zz"], start: 7, openedBy: "zz", echoedBy: "zz" })),
  "deadline-shortened": (model) =>
    flows(model).flatMap(({ name, start, deadlines }) => [
      ...start
        .filter((tag) => !deadlines.some(({ after }) => after.includes(tag)))
        .map((tag) => put(model, ["flows", name, "deadlines"], [...deadlines, { after: [tag], within: { seconds: 9 }, level: "warning" }])),
      ...deadlines.flatMap(({ within, level }, index) => [
        ...("seconds" in within ? [put(model, ["flows", name, "deadlines", index, "within", "seconds"], within.seconds - 1)] : []),
        ...(level === "hint" ? [put(model, ["flows", name, "deadlines", index, "level"], "warning")] : []),
      ]),
    ]),
};
