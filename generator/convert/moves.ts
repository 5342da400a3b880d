// What the migrations of a spec say about the messages and types between two versions, by the paths of the fields.

import type { Json, Path, Shape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { alternativesOf, fieldAtPath, partsOf, type Types } from "@wirepact/core/shape";
import { compareVersions } from "../check/compare-versions.js";
import { writtenVersion } from "../describe/written-version.js";
import type { Migration, ProtocolModel } from "../model/protocol-model.js";

type Words = Readonly<Record<string, string>>;

/** Renamed fields, new values by old ones, and values of fields that only one version has; all paths start at the same object. */
export interface Moves {
  readonly rename: readonly (readonly [from: Path, to: Path])[];
  /** By the path of the field in the new version; the empty one is the value itself. */
  readonly values: readonly (readonly [Path, Words])[];
  readonly add: readonly (readonly [Path, Json])[];
  readonly drop: readonly (readonly [Path, Json])[];
}

export const noMoves: Moves = { rename: [], values: [], add: [], drop: [] };

export const isEmpty = (moves: Moves): boolean => Object.values(moves).every((list: readonly unknown[]) => list.length === 0);

/** A place in both versions at which the paths of migrations start. */
interface Place {
  readonly old: Shape;
  readonly new: Shape;
}

interface Models {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
}

/** What the versions after the old one, up to the new one, say about a message or a type (`type Name`), the oldest first. */
export function movesOf(models: Models, key: string, place: Place): Moves {
  const { migrations, version } = models.new;
  return Object.keys(migrations)
    .filter((each) => compareVersions(each, models.old.version) > 0 && compareVersions(each, version) <= 0)
    .sort(compareVersions)
    .flatMap((each) => (Object.hasOwn(migrations[each]!, key) ? [withPaths(models, place, migrations[each]![key]!)] : []))
    .reduce(followedBy, noMoves);
}

/** Two steps as one: what the first one calls a field or a value may have another name after the second. */
function followedBy(first: Moves, second: Moves): Moves {
  const now = (path: Path): Path => second.rename.find(([from]) => sameJson(from, path))?.[1] ?? path;
  const values = first.values.map(([path, words]): [Path, Words] => {
    const next = second.values.find(([other]) => sameJson(other, now(path)))?.[1] ?? {};
    return [now(path), { ...next, ...Object.fromEntries(Object.entries(words).map(([from, to]) => [from, next[to] ?? to])) }];
  });
  return {
    rename: [
      ...first.rename.map(([from, to]) => [from, now(to)] as const),
      ...second.rename.filter(([from]) => !first.rename.some(([, to]) => sameJson(to, from))),
    ],
    values: [...values, ...second.values.filter(([path]) => !values.some(([known]) => sameJson(known, path)))],
    add: [...first.add.map(([path, value]) => [now(path), value] as const), ...second.add],
    drop: [...first.drop, ...second.drop],
  };
}

function withPaths(models: Models, place: Place, { rename, values, add, drop = {} }: Migration): Moves {
  const newPath = (name: string): Path => locate(models.new, place.new, name);
  return {
    rename: Object.entries(rename).map(([from, to]) => [from === "." ? [] : locate(models.old, place.old, from, newPath(to)), newPath(to)]),
    values: Object.entries(values).map(([name, words]) => [name === "" ? [] : newPath(name), words]),
    add: Object.entries(add).map(([name, value]) => [newPath(name), value]),
    drop: Object.entries(drop).map(([name, value]) => [locate(models.old, place.old, name), value]),
  };
}

/** The path of a dotted name: from the object itself, else from the field that holds the body; a name that is nowhere is beside its new one. */
function locate({ body: place, types }: ProtocolModel, shape: Shape, name: string, beside?: Path): Path {
  const inBody = place === "inline" ? undefined : findIn(types, shape, `${place.field}.${name}`);
  return findIn(types, shape, name) ?? inBody ?? (beside && !name.includes(".") ? [...beside.slice(0, -1), name] : name.split("."));
}

/** The path of a dotted name inside a shape, through arrays and maps; names of fields can contain dots themselves. */
function findIn(types: Types, given: Shape, name: string, around: readonly Shape[] = []): Path | undefined {
  for (const shape of alternativesOf(types, given)) {
    if (around.includes(shape)) continue;
    for (const { limb, field, shape: inner } of partsOf(shape)) {
      if (field?.name === name) return [name];
      const isNamed = field !== undefined && name.startsWith(`${field.name}.`);
      const path = isNamed
        ? findIn(types, inner, name.slice(field.name.length + 1))
        : limb === "item" || limb === "entry"
          ? findIn(types, inner, name, [...around, shape])
          : undefined;
      if (path !== undefined) return isNamed ? [field.name, ...path] : path;
    }
  }
  return undefined;
}

/** What is said about the inside of a field, which may have two names. */
export function movesInside(moves: Moves, old: string, current: string): Moves {
  const below = <Value>(list: readonly (readonly [Path, Value])[], name: string): readonly (readonly [Path, Value])[] =>
    list.flatMap(([[first, ...rest], value]) => (first === name ? [[rest, value] as const] : []));
  return {
    rename: moves.rename.flatMap(([from, to]) =>
      from.length > 1 && to.length > 1 && from[0] === old && to[0] === current ? [[from.slice(1), to.slice(1)] as const] : [],
    ),
    values: below(moves.values, current),
    add: below(moves.add, current),
    drop: below(moves.drop, old),
  };
}

/** What two parts of the migrations say together. */
export const bothMoves = (one: Moves, other: Moves): Moves => ({
  rename: [...one.rename, ...other.rename],
  values: [...one.values, ...other.values],
  add: [...one.add, ...other.add],
  drop: [...one.drop, ...other.drop],
});

/** The version that a message of the target must state, which no message of the source has to. */
export function versionMoves({ old, new: current }: Models, shapes: Place, direction: "up" | "down"): Moves {
  const [model, shape] = direction === "up" ? [current, shapes.new] : [old, shapes.old];
  const version = writtenVersion(current, model.version);
  const required = (current.negotiation ?? []).flatMap((each) => {
    if (each.by !== "each") return [];
    return fieldAtPath(model.types, shape, each.path)?.required === true ? [[each.path, version] as const] : [];
  });
  return { ...noMoves, [direction === "up" ? "add" : "drop"]: required };
}
