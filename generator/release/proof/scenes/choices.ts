// Scenes with objects that both releases accept and take for different parts of a union.

import { type Json, type UnionShape } from "@wirepact/core";
import { objectUnions, runnable } from "@wirepact/core/codegen";
import { alongPath, dereference } from "@wirepact/core/shape";
import type { Use } from "../../../compare/change.js";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import { samplesOf } from "../variations.js";
import { firstScene, sceneOf, type MakeScenes } from "./scene.js";

type Properties = { readonly [name: string]: Json };

/** An object of one part, alone or with the properties of another one. */
export const choice: MakeScenes = ({ old, current, change: { use, facts } }) => {
  const [before, after] = [old, current].map((model) => unionAt(model, use));
  if (before === undefined || after === undefined) return [];
  const objects = [...objectsOf(old, before), ...objectsOf(current, after)];
  const mixed = objects.flatMap((one) => objects.flatMap((other) => (other.part === one.part ? [] : [{ ...other.value, ...one.value }])));
  return firstScene([...objects.map(({ value }) => value), ...mixed].slice(0, mostObjects), (value) =>
    sceneOf([`as ${facts.what}: ${JSON.stringify(value)}`], verdictOn(old, before, value), verdictOn(current, after, value)),
  );
};

/** How many objects are tried. */
const mostObjects = 2000;

/** The union at the place of a change, which holds objects. */
function unionAt({ types, messages }: ProtocolModel, use: Use | undefined): UnionShape | undefined {
  const shape = use && messages[use.tag]?.shape;
  if (shape === undefined) return undefined;
  const passed = [use!.path, use!.renamed ?? use!.path].flatMap((path) => [...alongPath(types, shape, path)]);
  return passed.flatMap((at) => (at.rest.length === 0 && at.shape.kind === "union" && at.shape.objects ? [at.shape] : []))[0];
}

/** Objects of each open part: another one may have properties that nobody declares. */
const objectsOf = (model: ProtocolModel, { members }: UnionShape): readonly { readonly part: string; readonly value: Properties }[] =>
  members.flatMap((member, index) => {
    const plain = dereference(model.types, member);
    if (plain?.kind !== "struct" || !plain.open) return [];
    const samples = samplesOf(model, member, 3).slice(0, 6);
    const part = labelOf(members, index);
    return samples.flatMap((value) => (isProperties(value) ? [value, ...varied(value)].map((each) => ({ part, value: each })) : []));
  });

/** The object with null and with a number in each property. */
const varied = (value: Properties): readonly Properties[] =>
  Object.keys(value).flatMap((name) => [null, 1].map((other) => ({ ...value, [name]: other })));

const isProperties = (value: Json): value is Properties => typeof value === "object" && value !== null && !Array.isArray(value);

function verdictOn(model: ProtocolModel, union: UnionShape, value: Properties): string {
  const part = objectUnions.choosePart(runnable(model), union, value);
  return part === undefined ? "takes it for no part" : `takes it for ${labelOf(union.members, part)}`;
}

const labelOf = (members: UnionShape["members"], index: number): string => {
  const member = members[index];
  return member?.kind === "reference" ? member.type : `part ${index + 1}`;
};
