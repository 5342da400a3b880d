// Names whose case cannot be told do not make other names odd.

import { expect, it } from "vitest";
import { checkProtocol, message } from "../../support/spec-in-memory.js";

const codesFor = async (names: readonly string[]): Promise<readonly string[]> => {
  const fields = Object.fromEntries(names.map((name) => [name, "string"]));
  return (await checkProtocol({ messages: { sample: message(fields) } })).errors.map(({ message: text }) => text);
};

it.each([["2fa"], ["+1"], ["größe"], ["2faCode"]])("%s goes with fields in camel case", async (name) => {
  expect(await codesFor(["a", name, "userName"])).toEqual([]);
});

it("reports the odd one, not the others", async () => {
  expect(await codesFor(["2fa", "userName", "userAge", "user_id"])).toEqual(['"user_id" must be in camel case like the other fields']);
});
