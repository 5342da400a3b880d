// A protocol with objects of more fields, and an enum of more values, than TypeScript's compiler can follow in one function or expression.

import { expect } from "vitest";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { checkProtocol, message } from "./spec-in-memory.js";

/** The fields of the message `wide`. */
export const most = 1200;
/** The fields of the types `Tree` and `Open`, enough for two functions. */
export const some = 200;
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const kinds = ["string", "integer", { list: "string", max: 4 }, { map: "integer" }];
const fieldsOf = (count: number): object =>
  Object.fromEntries(upTo(count).map((index) => [`field${index}${index % 2 === 0 ? "" : "?"}`, kinds[index % 4]]));
const rulesOf = (count: number): object => ({
  last: { doc: "One of the last.", exactlyOne: [`field${count - 3}`, `field${count - 1}`] },
});
const words = Object.fromEntries(upTo(most).map((index) => [`word${index}`, `Word ${index}.`]));

export async function wideProtocol(): Promise<ProtocolModel> {
  const { model, errors } = await checkProtocol({
    types: {
      Tree: { doc: "A tree.", object: "closed", fields: { ...fieldsOf(some), inner: { list: "Tree" } }, rules: rulesOf(some) },
      Open: { doc: "Has other properties.", fields: fieldsOf(some), extras: { values: "integer" } },
      Word: { doc: "A word.", enum: "closed", values: words },
    },
    messages: {
      wide: message({ ...fieldsOf(most) }, { object: "closed", rules: rulesOf(most) }),
      deep: message({ tree: "Tree" }),
      named: message({ named: "Open", word: "Word" }),
    },
  });
  expect(errors).toEqual([]);
  return model!;
}
