// What the search finds, and in which order. The box with the results is tested in `test/matrix/site-kinds.test.ts`.

import { describe, expect, it } from "vitest";
import { createFindSections, type Section } from "../../generator/site/client/find-sections.js";
import { expectLinear } from "../support/growth.js";

const section = (path: string, texts: Partial<Record<"title" | "context" | "names" | "prose" | "code", string>>): Section => [
  path,
  texts.title ?? "",
  texts.context ?? "",
  texts.names ?? "",
  texts.prose ?? "",
  texts.code ?? "",
];

const sections = [
  section("code", { code: "const berth = 1;" }),
  section("prose", { prose: "The Berth of a ship, and berths." }),
  section("names", { names: "berth\nship" }),
  section("title", { title: "Berth" }),
  section("prefix", { title: "Berthing" }),
  section("inside", { title: "Overberth" }),
  section("other", { prose: "A harbor master's list_of_ships: Größe." }),
  section("near/a", { prose: "The pilot boards." }),
  section("far/a", { prose: "The pilot leaves." }),
];

const paths = (question: string, near = "none/"): readonly string[] =>
  createFindSections(sections, (path) => path.startsWith(near))(question).map(({ section: [path] }) => path);

describe("the search", () => {
  it("finds words and what starts with them in any case, in titles before names, prose and code", () => {
    expect(paths("BERTH")).toEqual(["title", "names", "prefix", "prose", "code"]);
    expect(paths("berthing")[0]).toBe("prefix");
    expect(paths("größe")).toEqual(["other"]);
    expect(paths("gro")).toEqual([]);
  });

  it("separates words at everything that is no letter and no digit", () => {
    expect(paths("ships")[0]).toBe("other");
    expect(paths("list_of_ships")[0]).toBe("other");
    expect(paths("(master) [list]")).toEqual(["other"]);
  });

  it("finds words with the same stem, and ignores words that say nothing", () => {
    expect(paths("ships")).toEqual(["other", "names", "prose"]);
    expect(paths("how to do the piloting")).toEqual(paths("pilot"));
    expect(paths("the")[0]).toBe("prose");
  });

  it("puts what is called like the question first, and pages of no protocol before others", () => {
    const called = [section("p/long", { title: "Release now", names: "release" }), section("p/exact", { title: "Release" })];
    const general = [section("p/a", { prose: "A harbor." }), section("guides/a", { prose: "A harbor." })];
    const first = (question: string): string | undefined =>
      createFindSections([...called, ...general], () => false)(question)[0]?.section[0];
    expect([first("release"), first("harbor")]).toEqual(["p/exact", "guides/a"]);
  });

  it("shows a section that all protocols share once, from the nearest protocol", () => {
    const common = ["a", "b"].flatMap((name) => [
      section(`${name}/package.html#validate`, { title: "Validate" }),
      section(`${name}/messages/validate.html`, { prose: "Validate" }),
    ]);
    const shown = createFindSections(common, (path) => path.startsWith("b/"))("validate").map(({ section: [path] }) => path);
    expect(shown).toEqual(["b/package.html#validate", "b/messages/validate.html", "a/messages/validate.html"]);
  });

  it("prefers sections with all words, then what is near", () => {
    expect(paths("ship berth").slice(0, 2).sort()).toEqual(["names", "prose"]);
    expect(paths("pilot")).toEqual(["near/a", "far/a"]);
    expect(paths("pilot", "far/")).toEqual(["far/a", "near/a"]);
  });

  it("forgives a wrong, a missing and a surplus letter if nothing else is found", () => {
    for (const typo of ["harbot", "harbr", "harboor"]) expect(paths(typo), typo).toEqual(["other"]);
    expect(paths("hxrbxr")).toEqual([]);
  });

  it.each(["", " ", "?", "()", "*", "[-", "\\", "__proto__", "\u0000", "\uD800"])("answers %j", (question) => {
    expect(paths(question)).toEqual([]);
  });

  it("takes work in proportion to the number of sections", () => {
    const prose = "A message of the harbor master is answered by the pilot.";
    expectLinear(
      500,
      (count) => Array.from({ length: count }, (_, index) => section(`page${index}`, { title: `Ship ${index}`, prose })),
      (documents) => expect(createFindSections(documents, () => false)("message").length).toBeGreaterThan(0),
    );
  });
});
