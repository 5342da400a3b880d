import { negotiate, understands } from "@wirepact/core";
import { describe, expect, it } from "vitest";

describe("understands", () => {
  it.each([
    ["1.0.0", "1.0.0", true],
    ["1.0.0", "1.9.3", true],
    ["1.4.0", "1.0.0", true],
    ["1.0.0", "2.0.0", false],
    ["0.1.0", "1.0.0", false],
    ["1.0.0", "1.0", false],
    ["1.0.0", "v1.0.0", false],
    ["1.0.0", "01.0.0", false],
    ["1.0.0", "1.0.0-beta.1", true],
  ])("a reader of %s and a message of %s: %s", (reader, message, expected) => {
    expect(understands(reader, message)).toBe(expected);
  });
});

describe("negotiate", () => {
  it.each([
    ["1.2.0", "1.4.0", "1.2.0"],
    [["1.2.0", "2.0.0"], ["1.4.0"], "1.2.0"],
    [["1.2.0", "2.1.0"], ["2.0.5", "1.9.0"], "2.0.5"],
    [["3.0.0", "1.0.0"], "1.0.0", "1.0.0"],
    [["1.10.0"], ["1.9.0"], "1.9.0"],
  ])("%j and %j agree on %s", (ours, theirs, version) => {
    expect(negotiate(ours, theirs)).toEqual({ ok: true, value: version, warnings: [] });
    expect(negotiate(theirs, ours)).toMatchObject({ value: version });
  });

  it("reports the versions of both sides if none is shared", () => {
    expect(negotiate(["1.0.0", "2.0.0"], "3.0.0")).toMatchObject({
      ok: false,
      issues: [
        {
          code: "wrong-version",
          message: "no common version: this side supports 1.0.0, 2.0.0, the other side supports 3.0.0",
          expected: ["1.0.0", "2.0.0"],
          received: "3.0.0",
        },
      ],
    });
    expect(negotiate([], ["nonsense"])).toMatchObject({
      ok: false,
      issues: [{ message: "no common version: this side supports none, the other side supports nonsense" }],
    });
    expect(negotiate("1.0.0", [])).toMatchObject({
      issues: [{ message: "no common version: this side supports 1.0.0, the other side supports none" }],
    });
  });

  it.each<unknown>([undefined, null, 7, {}, [null, 7]])("takes %j from the other side for no version at all", (theirs) => {
    expect(negotiate("1.0.0", theirs as string)).toMatchObject({ ok: false, issues: [{ code: "wrong-version" }] });
  });
});
