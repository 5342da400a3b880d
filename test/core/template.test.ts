import { describe, expect, it } from "vitest";
import { fillTemplate } from "../../packages/core/src/template.js";

const fill = (template: Parameters<typeof fillTemplate>[0], variables: Record<string, unknown>): unknown =>
  fillTemplate(template, variables);

describe("fillTemplate", () => {
  it("puts values in for names and paths", () => {
    expect(fill({ a: "$x", b: ["$x.y", 1, true, null, "plain"] }, { x: { y: [2] } })).toEqual({
      a: { y: [2] },
      b: [[2], 1, true, null, "plain"],
    });
  });

  it("drops what is absent, or takes the fallback", () => {
    expect(fill({ a: "$x.z", b: "$gone", c: ["$gone"], d: "$x.z ?? unknown", e: "$x.n ?? none" }, { x: { n: null } })).toEqual({
      c: [],
      d: "unknown",
      e: "none",
    });
    expect(fill("$x.z", { x: "text" })).toBeUndefined();
  });

  it("takes nothing from prototypes", () => {
    expect(fill({ a: "$x.constructor", b: "$toString" }, { x: {} })).toEqual({});
  });
});
