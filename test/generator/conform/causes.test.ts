// What a report shows first: causes of many failures, and then one of each message.

import { expect, it } from "vitest";
import { groupCauses } from "../../../generator/conform/causes.js";
import type { CheckedRequirement } from "../../../generator/conform/result.js";

const failure = (message: string, what: string, rest: Partial<CheckedRequirement> = {}): CheckedRequirement => ({
  id: `${message} ${what}`,
  check: "invalid",
  message,
  what,
  verdict: "fail",
  outcome: "an invalid message is accepted",
  ...rest,
});

it("shows a cause of each message before the second one of any", () => {
  const results = [failure("greet", "a"), failure("greet", "b"), failure("list", "c"), failure("greet", "d"), failure("list", "d")];
  expect(groupCauses(results)[0]!.causes.map(({ what }) => what)).toEqual(["d", "a", "c", "b"]);
});

it("counts what is not declared once, whatever it is", () => {
  const skipped = ["tasks", "prompts"].map((name) =>
    failure(name, "a valid request", {
      verdict: "skipped",
      outcome: `"${name}/list" needs a capability that the server has not declared: ${name}`,
    }),
  );
  expect(groupCauses(skipped).map(({ outcome, count }) => [outcome, count])).toEqual([
    ["it needs a capability that the party has not declared", 2],
  ]);
});
