// Libraries that take the emitted JSON Schema as it is, compiled when the program starts.

import type { Contestant } from "./contestant.js";

/** ajv with exact formats: the measure of the others. */
export const ajv: Contestant = {
  name: "ajv",
  peer: "ajv",
  write: ({ schema }) => `
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
function compile(allErrors) {
  const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors });
  (formats.default ?? formats)(ajv, { mode: "full" });
  return ajv.compile(${JSON.stringify(schema)});
}
export const is = compile(false);
let all;
export const issues = (value) => { all ??= compile(true); return all(value) ? [] : all.errors; };
`,
};

export const schemasafe: Contestant = {
  name: "schemasafe",
  peer: "@exodus/schemasafe",
  write: ({ schema }) => `
import schemasafe from "@exodus/schemasafe";
const schema = ${JSON.stringify(schema)};
const options = { mode: "lax", extraFormats: true, allowUnusedKeywords: true, formatAssertion: true };
export const is = schemasafe.validator(schema, options);
let all;
export const issues = (value) => {
  all ??= schemasafe.validator(schema, { ...options, includeErrors: true, allErrors: true });
  return all(value) ? [] : all.errors;
};
`,
};

export const typebox: Contestant = {
  name: "typebox",
  peer: "typebox",
  write: ({ schema }) => `
import { Compile } from "typebox/compile";
const validator = Compile(${JSON.stringify(schema)});
export const is = (value) => validator.Check(value);
export const issues = (value) => validator.Errors(value);
`,
};
