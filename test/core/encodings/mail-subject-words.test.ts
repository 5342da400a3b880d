// The words of a subject that name a message type are whole words.

import { expect, it } from "vitest";
import { decodeMessage } from "../../../packages/core/src/codec/codec.js";
import { mail } from "../../../packages/core/src/encodings/mail.js";
import { bakery } from "./small-protocols.js";

const read = (subject: string): unknown => {
  const result = decodeMessage(bakery, [mail], `Subject: ${subject}\n\nBody:\n## Story\nx\n`, { mode: "lenient" });
  return result.ok ? result.value : undefined;
};

it.each(["BAKED0", "0BAKED", "BAKED9", "BAKEDz", "_BAKED"])("%s is not a type", (subject) => {
  expect(read(subject)).toMatchObject({ type: "UNKNOWN" });
});

it.each(["BAKED", "/BAKED/", "BAKED:", "-BAKED-", "(BAKED)", "BAKED."])("%s is a type", (subject) => {
  expect(read(subject)).toMatchObject({ type: "BAKED" });
});

it("the first of two misspelled types is suggested", () => {
  const result = decodeMessage(bakery, [mail], "Subject: BAKD BRNT\n\nBody:\n## Story\nx\n", { mode: "strict" });
  expect(result.ok ? [] : result.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/BAKD.*did you mean "BAKED"/)]);
});
