import { describe, expect, it } from "vitest";
import { fillTemplate } from "../../packages/core/src/receive/template.js";

const fill = (
  template: Parameters<typeof fillTemplate>[0],
  variables: Record<string, unknown>,
  unfit: readonly (readonly (string | number)[])[] = [],
): unknown => fillTemplate(template, { variables, unfit });

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
    expect(fill("$x.n ?? none ?? at all", { x: { n: 1 } })).toBe(1);
    expect(fill("$x.n ?? none ?? at all", {})).toBe("none ?? at all");
  });

  it("omits values that do not match at their location, or contain such values", () => {
    const template = { a: "$x", b: { c: "$x ?? none", d: ["$x", "kept"] }, e: "$x" };
    expect(fill(template, { x: { y: 1 } }, [["a"], ["b", "c", "y"], ["b", "d", 0], ["e", "z", "far"], []])).toEqual({
      b: { c: "none", d: ["kept"] },
    });
    expect(fill(template, { x: 1 }, [["b", "d", 1]])).toEqual({ a: 1, b: { c: 1, d: [1, "kept"] }, e: 1 });
  });

  it("takes nothing from prototypes", () => {
    expect(fill({ a: "$x.constructor", b: "$toString" }, { x: {} })).toEqual({});
  });
});
