// Every name that core exports, every global of TypeScript's libraries and every keyword works wherever the language has names.

import { describe, expect, it } from "vitest";
import { coreExports, globalNames, keywords, oddNames } from "../support/hostile-names.js";
import { places, protocols } from "../support/named-specs.js";
import { tryNames } from "../support/try-names.js";
import { referenceTexts } from "../support/reference-blocks.js";

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const known = [...new Set([...coreExports(), ...globalNames(), ...keywords()])];

/** The names that a place can have: those of types start with a capital letter. */
function namesFor(place: string): readonly string[] {
  if (place === "field" || place === "value") return [...known, ...oddNames];
  return place === "role"
    ? known.map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    : [...new Set([...known, ...known.map(capitalised)])];
}

/** So many names are in one spec. */
const batch = 250;

/** The names that the reference lists as taken. */
function takenNames(): ReadonlySet<string> {
  const section = /\n### Names of exports\n([^]*?)\n## /.exec(referenceTexts["README.md"]!)?.[1] ?? "";
  return new Set(Array.from(section.matchAll(/`(\w+)`/g), ([, name = ""]) => name));
}

const refusedAnywhere = new Set<string>();

describe("all known names", () => {
  for (const protocol of Object.keys(protocols))
    for (const place of Object.keys(places))
      it(`work as ${place} in a ${protocol} protocol`, async () => {
        const names = [...new Set(namesFor(place))];
        expect(names.length).toBeGreaterThan(1500);
        const refused = new Map<string, string>();
        for (let start = 0; start < names.length; start += batch)
          for (const [name, reason] of (await tryNames(place, protocol, names.slice(start, start + batch))).refused)
            refused.set(name, reason);
        const taken = takenNames();
        // The type of a message starts with a capital letter.
        const listed = (name: string): string => (taken.has(name) ? name : capitalised(name));
        expect([...refused].filter(([name]) => !taken.has(listed(name)))).toEqual([]);
        for (const name of refused.keys()) refusedAnywhere.add(listed(name));
        expect(refusedAnywhere.size).toBeLessThanOrEqual(10);
      }, 3_600_000);
});
