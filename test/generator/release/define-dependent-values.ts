// No wrong verdict where one value decides about others: objects that a tag selects, and fields that a rule makes equal. Small combinations, each
// verdict compared with brute force over every small message, in both directions.

import { describe, expect, test } from "vitest";
import type { Field, Rule, Shape } from "../../../packages/core/src/index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareAll, everyMessage } from "./brute-force.js";
import { tinyModel } from "./tiny-model.js";

interface Part {
  readonly tags: readonly string[];
  readonly max: number;
  readonly isEnum: boolean;
}

/** Models of which pairs are compared: all of them, or some. */
type Choose = (models: readonly ProtocolModel[]) => readonly ProtocolModel[];

/** Defines the tests. */
export function defineDependentValues(choose: Choose): void {
  describe("objects of a union", () => defineTagged(choose));
  describe("fields that a rule makes equal", () => defineEqual(choose));
}

function defineTagged(choose: Choose): void {
  const partitions = ["p|q", "p|r", "q|r", "p|qr", "q|pr", "r|pq", "p|q|r", "r|q|p"].map((text) => text.split("|"));
  const unions = partitions.flatMap((groups) =>
    groups.reduce<readonly (readonly Part[])[]>(
      (all, group) =>
        all.flatMap((parts) =>
          [1, 2].map((max): readonly Part[] => [...parts, { tags: [...group], max, isEnum: group.length > 1 || parts.length === 1 }]),
        ),
      [[]],
    ),
  );

  const tagShape = ({ tags, isEnum }: Part): Shape =>
    isEnum ? { kind: "enum", open: false, values: tags.map((value) => ({ value })) } : { kind: "literal", value: tags[0]! };

  const objectOf = (part: Part): Shape => ({
    kind: "struct",
    open: true,
    fields: [
      { name: "tag", shape: tagShape(part), required: true },
      { name: "size", shape: { kind: "scalar", scalar: "integer", max: part.max }, required: true },
    ],
  });

  const partsOf = new Map<ProtocolModel, readonly Part[]>();

  const nameOf = ({ tags }: Part): string => `Of${tags.join("").toUpperCase()}`;
  const namesOf = (parts: readonly Part[]): Readonly<Record<string, Shape>> =>
    Object.fromEntries(parts.map((part) => [nameOf(part), objectOf(part)]));

  function modelOf(parts: readonly Part[], types: Readonly<Record<string, Shape>> = {}): ProtocolModel {
    const cases = parts.flatMap(({ tags }, index) => tags.map((value) => [value, index] as const));
    const members = parts.map((part): Shape => (nameOf(part) in types ? { kind: "reference", type: nameOf(part) } : objectOf(part)));
    const shape: Shape = { kind: "union", members, objects: { by: "tag", tag: "tag", cases } };
    const model = tinyModel({ open: true, fields: [{ name: "a", shape, required: true }], types });
    // Lenient mode keeps unknown values of enums, but a tag selects by those that are known.
    const { lenient, ...reading } = model.reading;
    const keeping = { ...model, reading: { ...reading, lenient: { ...lenient, unknownValues: "keep" as const } } };
    partsOf.set(keeping, parts);
    return keeping;
  }

  const sizes = [0, 2, 3];
  const tags = ["p", "q", "r", "s"];
  const universe = everyMessage({ a: [{}, { size: 1 }, ...tags.flatMap((tag) => [{ tag }, ...sizes.map((size) => ({ tag, size }))])] });

  /** Code that tells two objects apart by the tag does not compile when both are one. */
  const isMerged = (old: ProtocolModel, current: ProtocolModel): boolean =>
    partsOf
      .get(current)!
      .some((part) => partsOf.get(old)!.filter((before) => before.tags.some((tag) => part.tags.includes(tag))).length > 1);

  test("written inline", () => {
    const models = unions.map((parts) => modelOf(parts));
    expect(models).toHaveLength(40);
    expect(compareAll(choose(models), universe, isMerged).slice(0, 5)).toEqual([]);
  });

  test("with names", () => {
    const models = unions.map((parts) => modelOf(parts, namesOf(parts)));
    const isGone = (old: ProtocolModel, current: ProtocolModel): boolean => Object.keys(old.types).some((name) => !(name in current.types));
    expect(compareAll(choose(models), universe, (old, current) => isMerged(old, current) || isGone(old, current)).slice(0, 5)).toEqual([]);
  });

  test("with names that all releases have", () => {
    const plain = unions.map((parts) => parts.map((part): Part => ({ ...part, max: 2, isEnum: part.tags.length > 1 })));
    const different = [...new Map(plain.map((parts) => [JSON.stringify(parts), parts])).values()];
    const models = different.map((parts) => modelOf(parts, namesOf(plain.flat())));
    expect(models).toHaveLength(8);
    expect(compareAll(models, universe, isMerged).slice(0, 5)).toEqual([]);
  });
}

function defineEqual(choose: Choose): void {
  const equal: Rule = { name: "same", kind: "compare", is: "equal", at: ["d"], fields: [["c"], ["d"]] };
  const rules: readonly (readonly Rule[])[] = [[], [equal], [{ ...equal, level: "warning" }]];
  const limits = [{ max: 1 }, { max: 2 }, { min: 2, max: 3 }, { max: 3 }];
  const texts = ["", "x", "y", "xx", "yy", "xxx"];

  test.each([
    [true, true],
    [false, true],
    [true, false],
  ])("required: %s and %s", (...required) => {
    const field = (name: string, limit: object, index: number): Field => ({
      name,
      shape: { kind: "scalar", scalar: "string", ...limit },
      required: required[index]!,
    });
    const models = limits.flatMap((one) =>
      limits.flatMap((other) =>
        rules.map((own) => tinyModel({ open: true, fields: [field("c", one, 0), field("d", other, 1)], rules: own })),
      ),
    );
    expect(compareAll(choose(models), everyMessage({ c: texts, d: texts }), () => false).slice(0, 5)).toEqual([]);
  });
}
