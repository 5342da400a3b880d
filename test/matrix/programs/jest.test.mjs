// Run by Jest with `--experimental-vm-modules`.

import { expect, test } from "@jest/globals";
import { isTaskRequest, validate } from "@wirepact/acp-swarm";
import { invalid, valid } from "./messages.mjs";

test("an imported package validates", () => {
  expect(isTaskRequest(valid)).toBe(true);
  expect(validate(structuredClone(invalid))).toMatchObject({ issues: [{ path: ["swarmId"] }] });
});
