// Every path in COVERAGE.md exists in the spec, and every important part of a spec is listed.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../../spec/", import.meta.url));
const sections = readFileSync(`${folder}COVERAGE.md`, "utf8").split(/^## /m).slice(1);
const root = load(readFileSync(`${folder}wirepact.yaml`, "utf8")) as { readonly protocols: readonly string[] };

interface Row {
  readonly heading: string;
  readonly rule: string;
  readonly place: string;
}

const readRows = (section: string): readonly Row[] =>
  section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| heading"))
    .map((line) => {
      const [heading = "", rule = "", place = ""] = line.slice(2, -2).split(" | ");
      return { heading, rule, place };
    });

const pathsOf = ({ place }: Row): readonly string[] => [...place.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

/** The value at a path of keys; a field is found with and without its question mark, also when it is written as a list item's. */
function find(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  const members = value as Readonly<Record<string, unknown>>;
  const key = [step, `${step}?`].find((name) => Object.hasOwn(members, name));
  return key === undefined ? undefined : find(members[key], rest);
}

describe.each(sections.map((section) => [section.split("\n", 1)[0] ?? "", section] as const))("coverage of %s", (name, section) => {
  const spec = load(readFileSync(`${folder}protocols/${name}.yaml`, "utf8")) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const rows = readRows(section);
  const cited = rows.flatMap((row) => pathsOf(row));

  it("lists the location of every rule, or a reason", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ heading, rule, place }) => heading === "" || rule === "" || place.trim() === "")).toEqual([]);
  });

  it("refers to locations that exist", () => {
    expect(cited.filter((path) => find(spec, path.split("/")) === undefined)).toEqual([]);
  });

  it("cites every message, group, flow, view and type", () => {
    const worthCiting = ["messages", "groups", "flows", "views", "types"].flatMap((key) =>
      Object.keys(spec[key] ?? {}).map((member) => `${key}/${member}`),
    );
    expect(worthCiting.filter((path) => !isCited(cited, path) && !isUsedByCited(spec, cited, path))).toEqual([]);
  });
});

it("has a table for every protocol of the spec", () => {
  const names = root.protocols.map((path) => path.replace(/^protocols\/(.+)\.yaml$/, "$1"));
  expect(sections.map((section) => section.split("\n", 1)[0] ?? "").toSorted()).toEqual(names.toSorted());
});

const isCited = (cited: readonly string[], path: string): boolean => cited.some((other) => other === path || other.startsWith(`${path}/`));

/** A type counts as cited when a cited definition names it. */
function isUsedByCited(spec: unknown, cited: readonly string[], path: string): boolean {
  const [kind, name] = path.split("/");
  if (kind !== "types" || name === undefined) return false;
  return cited.some((other) => mentions(find(spec, other.split("/")), name));
}

function mentions(value: unknown, name: string): boolean {
  if (value === name) return true;
  return typeof value === "object" && value !== null && Object.values(value).some((inner) => mentions(inner, name));
}
