// The packages as they are generated: the guard says yes or no, and `validate` lists what is wrong.

import type { Contestant } from "./contestant.js";

export const wirepact: Contestant = {
  name: "wirepact",
  write: ({ protocol }) => `
import { is, validate } from "@wirepact/${protocol.name}";
export { is };
export const issues = (value) => { const result = validate(value); return result.ok ? [] : result.issues; };
`,
};
