// Makes the spec of a fault small: parts are left out for as long as the same thing is wrong.

import type { Json } from "../../packages/core/src/index.js";
import type { DataMap } from "./made.js";
import type { SpecData } from "./random-spec.js";
import type { Fault } from "./subject.js";

type Path = readonly (string | number)[];

/** What makes two faults the same one. */
export const signatureOf = ({ check, message }: Fault): string =>
  `${check} ${message
    .replaceAll(/"[^"]*"|'[^']*'|[0-9]+/g, "")
    .split(/\s+/)
    .slice(0, 4)
    .join(" ")}`;

/** The parts that can be left out, those that contain much first. */
function partsOf(value: Json, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).map(([key, member]) => [Array.isArray(value) ? Number(key) : key, member] as const);
  return [...entries.map(([key]) => [...at, key]), ...entries.flatMap(([key, member]) => partsOf(member, [...at, key]))];
}

function without(value: Json, [step, ...rest]: Path): Json {
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    return rest.length === 0
      ? items.filter((_, index) => index !== step)
      : items.map((item, index) => (index === step ? without(item, rest) : item));
  }
  const members = value as DataMap;
  return Object.fromEntries(
    Object.entries(members).flatMap(([key, member]) =>
      key !== String(step) ? [[key, member]] : rest.length === 0 ? [] : [[key, without(member, rest)]],
    ),
  );
}

/** The smallest spec with the same fault that leaving out parts leads to. */
export async function shrink(
  spec: SpecData,
  fault: Fault,
  judge: (spec: SpecData) => Promise<Fault | undefined>,
): Promise<{ readonly spec: SpecData; readonly fault: Fault }> {
  const signature = signatureOf(fault);
  let best = { spec, fault };
  let tries = 0;
  for (let isSmaller = true; isSmaller && tries < (fault.check === "types" ? 120 : 1500);) {
    isSmaller = false;
    const paths = partsOf(best.spec as unknown as Json);
    for (const path of paths) {
      if (tries > (fault.check === "types" ? 120 : 1500)) break;
      const parts = partsOf(best.spec as unknown as Json);
      if (!parts.some((part) => JSON.stringify(part) === JSON.stringify(path))) continue;
      tries += 1;
      const smaller = without(best.spec as unknown as Json, path) as unknown as SpecData;
      if (smaller.protocol === undefined) continue;
      const found = await judge(smaller).catch(() => undefined);
      if (found === undefined || signatureOf(found) !== signature) continue;
      best = { spec: smaller, fault: found };
      isSmaller = true;
    }
  }
  return best;
}
