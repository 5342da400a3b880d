// The gallery against the published schemas of its protocols, on messages that are made from these schemas and on messages that differ from those in one place.

import { describe, expect, it } from "vitest";
import { isInUnion } from "../generator/import/judge-definitions.js";
import { createRandom } from "../support/mutants.js";
import { isThorough } from "../support/sample-size.js";
import { seed } from "../support/seed.js";
import { createReader, galleryProtocol } from "./gallery.js";
import { publishedReferee, publishedSchema, refereedProtocols } from "./published-referee.js";
import { mutantsOf } from "./world-mutants.js";

const sizes = isThorough ? { rounds: 20, mutants: 400 } : { rounds: 4, mutants: 20 };

describe.each(refereedProtocols)("%s", (name) => {
  const schema = publishedSchema(name);

  it.skipIf(schema !== undefined)("is not compared: shared/world does not lie beside the clone", () => {
    console.warn(`${name} was not compared with its published schema: shared/world does not lie beside the clone`);
  });

  it.skipIf(schema === undefined)("judges messages with one mistake as its schema does, but for one in a thousand", () => {
    const random = createRandom(seed);
    const { judge, samples } = publishedReferee(name);
    const reader = createReader(galleryProtocol(name));
    const tally = { all: 0, kinds: new Set<string>(), wide: [] as string[], narrow: [] as string[], otherParts: 0 };
    for (let round = 0; round < sizes.rounds; round++) {
      for (const { src, msg, req, body, schema: part } of samples(random)) {
        const answers = req ?? undefined;
        if (!judge(msg, answers)) continue;
        tally.kinds.add(src);
        const mutants = [...mutantsOf(msg)];
        const chosen =
          mutants.length <= sizes.mutants ? mutants : Array.from({ length: sizes.mutants }, () => mutants[random(mutants.length)]!);
        for (const { value } of [{ value: msg }, ...chosen]) {
          const [read, expected] = [reader.decode(value, answers), judge(value, answers)];
          tally.all++;
          if (read.ok === expected) continue;
          const shown = `${src}: ${JSON.stringify(value)}`;
          if (read.ok) tally.wide.push(shown);
          // The schema accepts a mistake in one part of a union of open objects as another part that does not know the property.
          else if (
            read.issues.every(
              ({ path }) => (body === undefined || path[0] === body) && isInUnion(schema!, part, path.slice(body === undefined ? 0 : 1)),
            )
          )
            tally.otherParts++;
          else tally.narrow.push(`${shown}: ${JSON.stringify(read.issues)}`);
        }
      }
    }
    const { all, kinds, wide, narrow, otherParts } = tally;
    console.log(
      `${name}: ${kinds.size} kinds, ${all} messages, ${wide.length} accepted otherwise, ${narrow.length} rejected otherwise, ${otherParts} are another part of a union for the schema`,
    );
    expect(kinds.size).toBeGreaterThan(15);
    expect([...wide, ...narrow].slice(Math.floor(all / 1000))).toEqual([]);
    expect(otherParts).toBeLessThan(all / 50);
  });
});
