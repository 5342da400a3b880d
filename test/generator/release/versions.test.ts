// The order of released versions, which release a version follows, and the tag it is published with.

import { describe, expect, test } from "vitest";
import { compareReleases, distTagOf, findPredecessor, nextPrerelease } from "../../../generator/release/versions.js";

test("versions are ordered as semantic versions are", () => {
  const ordered = [
    "0.9.9",
    "1.0.0-alpha.1",
    "1.0.0-beta.2",
    "1.0.0-beta.10",
    "1.0.0-rc.1",
    "1.0.0",
    "1.0.1",
    "1.10.0",
    "2.0.0-rc.1",
    "2.0.0",
  ];
  expect(ordered.toReversed().sort(compareReleases)).toEqual(ordered);
});

describe("the release that a version follows", () => {
  const released = ["0.8.0", "0.9.0", "1.0.0", "1.4.1", "2.0.0-rc.1", "2.0.0", "3.0.0-rc.1"];
  test.each([
    ["1.4.1", "1.4.1"],
    ["1.4.2", "1.4.1"],
    ["1.5.0", "1.4.1"],
    ["2.0.0", "2.0.0"],
    ["2.0.0-rc.1", "2.0.0"],
    ["3.0.0-rc.1", "2.0.0"],
    ["3.0.0-rc.2", "2.0.0"],
    ["4.0.0", "2.0.0"],
    ["0.9.1", "0.9.0"],
    ["0.8.1", "0.8.0"],
    // Older than every release: the assessment then says that the version went back.
    ["0.1.0", "2.0.0"],
  ])("%s follows %s", (version, predecessor) => {
    expect(findPredecessor(released, version)).toBe(predecessor);
  });

  test("is none where there is no release, or only a pre-release", () => {
    expect(findPredecessor([], "1.0.0")).toBeUndefined();
    expect(findPredecessor(["1.0.0-rc.1"], "1.0.0")).toBeUndefined();
  });
});

test("the next pre-release counts on", () => {
  expect(nextPrerelease("2.0.0-rc.9")).toBe("2.0.0-rc.10");
});

test.each([
  ["1.0.0", undefined, "latest"],
  ["1.1.0", "1.0.0", "latest"],
  ["2.0.0", "2.0.0-rc.1", "latest"],
  ["2.0.0-rc.1", "1.0.0", "next"],
  ["1.4.2", "2.0.0", "latest-1"],
  ["0.9.1", "1.0.0", "latest-0.9"],
])("%s is published beside %s as %s", (version, latest, tag) => {
  expect(distTagOf(version, latest)).toBe(tag);
});
