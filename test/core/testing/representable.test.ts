// Which values of fields survive writing and reading, and that texts of several lines are among them.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Field, Json, MailPlace } from "../../../packages/core/src/shape/shape.js";
import type { ReadingPolicy } from "../../../packages/core/src/protocol.js";
import { fieldArbitrary, isRepresentable } from "../../../packages/core/src/testing/representable.js";
import { seed } from "../../support/seed.js";
import { optional, reading, required, sample, scalar, struct } from "../sample-protocol.js";

const text = scalar("string");
const note = { ...sample.messages["order"]!, shape: struct([required("from", text), optional("body", text)]) };

test.each<[Partial<ReadingPolicy>, Json, boolean]>([
  [{ trim: true }, { from: "a", body: " padded " }, true],
  [{ trim: true }, { from: " padded ", body: "b" }, false],
  [{ trim: true }, { from: "a", body: " " }, true],
  [{ emptyStrings: "absent" }, { from: "a", body: "b" }, true],
  [{ emptyStrings: "absent" }, { from: "a" }, true],
  [{ emptyStrings: "absent" }, { from: "a", body: "" }, false],
  [{ emptyStrings: "absent" }, { from: "a", body: " " }, true],
  [{ emptyStrings: "absent", trim: true }, { from: "a", body: " " }, false],
  [{ emptyStrings: "absent", trim: true }, { from: "a", body: " padded " }, true],
  [{ emptyStrings: "absent" }, { from: "", body: "b" }, false],
  [{ emptyStrings: "keep" }, { from: "a", body: "" }, true],
  [{ emptyStrings: "keep" }, { from: "", body: "b" }, true],
])("reading with %j leaves %j as it is: %j", (policy, value, expected) => {
  expect(isRepresentable({ ...reading(policy), envelope: ["from"] }, note, value)).toBe(expected);
});

const mail = { parts: { subject: "subject", body: "body" }, subjects: [], precedence: [], keeps: {} };

test.each<[MailPlace | undefined, boolean]>([
  [{ at: "section", section: "Notes" }, true],
  [{ at: "body" }, true],
  [{ at: "label", label: "Note" }, false],
  [{ at: "subject" }, false],
  [undefined, false],
])("a string that a mail message has at %j can have several lines: %j", (place, expected) => {
  const field: Field = { ...required("note", text), ...(place && { mail: place }) };
  const arbitrary = fieldArbitrary(
    { protocol: { ...sample, encodings: { mail } }, around: [], unknownMembers: false, isWritten: true },
    field,
  )!;
  const values = fc.sample(arbitrary, { seed, numRuns: 100 });
  expect(values.some((value) => typeof value === "string" && value.includes("\n"))).toBe(expected);
});
