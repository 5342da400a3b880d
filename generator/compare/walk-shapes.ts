// Walks the shapes of two models in parallel, from every pair of messages inwards and then over the named types that no message uses, and
// collects the pairs.

import type { Field, Shape, StructShape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { type ByKind, byKind, type PlainShape } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { ModelPaths, Use } from "./change.js";
import type { Collected, FieldPair, LoneField, LoneMember, MessagePair, Pair, ShapePair, UsePair } from "./comparison.js";
import { covers } from "./cover-shapes.js";
import { follow, sameShape } from "./follow.js";
import { fieldPaths } from "./field-paths.js";
import { isWithinTypeScript, sameTypeScript } from "./same-typescript.js";
import { pairParts } from "./pair-parts.js";
import type { ComparedPart, PartPair } from "./union-parts.js";

interface Walk {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
  readonly seen: Set<string>;
  /** Where each type was first seen in both models. */
  readonly firstSites: Map<string, Pick<Site, "tag" | "selects">>;
  readonly structs: Pair<StructShape>[];
  readonly fields: FieldPair[];
  readonly removedFields: LoneField[];
  readonly addedFields: LoneField[];
  readonly uses: UsePair[];
  readonly shapes: ShapePair[];
  readonly removedMembers: LoneMember[];
  readonly addedMembers: LoneMember[];
}

/** A shape in both models, before references are followed. */
interface Site {
  readonly old: Shape;
  readonly new: Shape;
  readonly paths: Required<ModelPaths>;
  readonly use?: Use | undefined;
  readonly fields?: Pair<Field>;
  /** Old names of its fields to new ones. */
  readonly renames?: Renames | undefined;
  /** The field whose value selected these objects in a union. */
  readonly tag?: string | undefined;
  /** The values of this field, where only the objects with these are compared. */
  readonly values?: PartPair["values"] | undefined;
  /** These are the fields of such a tag. */
  readonly selects?: true | undefined;
  /** These are parts of unions, which accept null or do not as a whole. */
  readonly isPart?: true;
}

type Renames = ReadonlyMap<string, string>;

/** Walks all messages, then the remaining named types. */
export function walkShapes(old: ProtocolModel, current: ProtocolModel, messages: readonly MessagePair[]): Collected {
  const walk: Walk = {
    old,
    new: current,
    seen: new Set(),
    firstSites: new Map(),
    structs: [],
    fields: [],
    removedFields: [],
    addedFields: [],
    uses: [],
    shapes: [],
    removedMembers: [],
    addedMembers: [],
  };
  const oldPaths = fieldPaths(old);
  const newPaths = fieldPaths(current);
  for (const { old: before, new: after } of messages) {
    const renames = renamesOf(current, after.name);
    const pathOf = (field: Field, side: "old" | "new"): string =>
      side === "old" ? oldPaths(before.name, field.name) : newPaths(after.name, field.name);
    const paths = { old: `messages/${before.name}`, new: `messages/${after.name}` };
    const top = { old: before.shape, new: after.shape, paths, use: { tag: before.name, path: [] } };
    walkStruct(walk, top, { pathOf, renames, bodies: [bodyField(old), bodyField(current)] });
  }
  for (const name of Object.keys(old.types)) {
    const other = Object.hasOwn(current.types, name) ? current.types[name] : undefined;
    if (other === undefined || old.typeDocs[name]?.mixin === true || current.typeDocs[name]?.mixin === true) continue;
    const reference: Shape = { kind: "reference", type: name };
    // What a tag selects in all messages is not compared once more as if it were used without one.
    const { tag, selects } = walk.firstSites.get(name) ?? {};
    walkSite(walk, { old: reference, new: reference, paths: both(`types/${name}`), tag, selects });
  }
  return walk;
}

const both = (place: string): Required<ModelPaths> => ({ old: place, new: place });

const bodyField = ({ body }: ProtocolModel): string | undefined => (body === "inline" ? undefined : body.field);

/** Old field names to new ones, from the migrations of the new model. */
function renamesOf({ migrations, version }: ProtocolModel, tag: string): Renames {
  return new Map(Object.entries(migrations[version]?.[tag]?.rename ?? {}));
}

function walkSite(walk: Walk, site: Site): void {
  const before = follow(walk.old, site.old, site.paths.old);
  const after = follow(walk.new, site.new, site.paths.new);
  const given = { old: site.old, new: site.new };
  walk.uses.push({
    old: before.shape,
    new: after.shape,
    given,
    paths: site.paths,
    use: site.use,
    ...(site.fields && { fields: site.fields }),
    ...(site.isPart && { isPart: true }),
  });
  const paths = { old: before.place, new: after.place };
  if (site.values !== undefined || (before.type !== undefined && after.type !== undefined)) {
    const key = JSON.stringify([paths.old, paths.new, site.tag, site.values, site.selects]);
    if (walk.seen.has(key)) return;
    walk.seen.add(key);
    if (before.type !== undefined && before.type === after.type && !walk.firstSites.has(before.type))
      walk.firstSites.set(before.type, site);
  }
  const pair = { old: before.shape, new: after.shape, paths, use: site.use, selects: site.selects };
  walk.shapes.push(pair);
  byKind(walkInside, pair.old, walk, pair, site);
}

type InsideSite = Pick<Site, "renames" | "tag">;
type LocatedPair = ShapePair & { readonly paths: Required<ModelPaths> };

/** Compares what is inside two shapes of the same kind; other rules report that the kinds differ. */
const walkInside: ByKind<void, [walk: Walk, pair: LocatedPair, site: InsideSite]> = {
  list: (old, walk, { new: current, paths, use }) => {
    if (current.kind === "list") walkSite(walk, { old: old.item, new: current.item, paths: below(paths, "list"), use: deeper(use, "*") });
  },
  map: (old, walk, { new: current, paths, use }) => {
    if (current.kind === "map") walkSite(walk, { old: old.value, new: current.value, paths: below(paths, "map"), use: deeper(use, "*") });
  },
  struct: (old, walk, pair, { renames = new Map(), tag }) => {
    const { new: current, paths } = pair;
    const pathOf = (field: Field, side: "old" | "new"): string => `${paths[side]}/fields/${field.name}`;
    if (current.kind === "struct") walkStruct(walk, { ...pair, old, new: current }, { pathOf, renames, bodies: [], tag });
  },
  union: (old, walk, pair) => {
    if (pair.new.kind === "union") walkUnion(walk, { ...pair, old, new: pair.new });
  },
  scalar: () => undefined,
  literal: () => undefined,
  enum: () => undefined,
  reference: () => undefined,
};

const below = (paths: Required<ModelPaths>, part: string): Required<ModelPaths> => ({
  old: `${paths.old}/${part}`,
  new: `${paths.new}/${part}`,
});

const deeper = (use: Use | undefined, step: string): Use | undefined =>
  use === undefined ? undefined : { tag: use.tag, path: [...use.path, step] };

interface StructWalk {
  readonly pathOf: (field: Field, side: "old" | "new") => string;
  readonly renames: Renames;
  /** The old and the new name of the field that holds the body of this message. */
  readonly bodies: readonly (string | undefined)[];
  /** The field whose value selected these objects in a union. */
  readonly tag?: string | undefined;
}

function walkStruct(walk: Walk, struct: Pair<StructShape> & { readonly paths: Required<ModelPaths> }, how: StructWalk): void {
  walk.structs.push(struct);
  const taken = new Set<string>();
  for (const before of struct.old.fields) {
    const match = matchField(struct, before, how.renames);
    const use = deeper(struct.use, before.name);
    if (match === undefined) {
      walk.removedFields.push({ field: before, struct, paths: { old: how.pathOf(before, "old"), new: struct.paths.new }, use });
      continue;
    }
    taken.add(match.field.name);
    const paths = { old: how.pathOf(before, "old"), new: how.pathOf(match.field, "new") };
    walkField(walk, { old: before, new: match.field, paths, use, struct, ...(match.renamed && { renamed: match.renamed }) }, how);
  }
  for (const field of struct.new.fields) {
    if (taken.has(field.name)) continue;
    const paths = { old: struct.paths.old, new: how.pathOf(field, "new") };
    walk.addedFields.push({ field, struct, paths, use: deeper(struct.use, field.name) });
  }
  walkExtras(walk, struct);
}

/** The values of unknown properties, where both models have a type for them. */
function walkExtras(walk: Walk, { old, new: current, paths, use }: Pair<StructShape> & { readonly paths: Required<ModelPaths> }): void {
  if (old.extras === undefined || current.extras === undefined) return;
  const inner = { old: `${paths.old}/extras/values`, new: `${paths.new}/extras/values` };
  walkSite(walk, { old: old.extras.values, new: current.extras.values, paths: inner, use: deeper(use, "*") });
}

function walkField(walk: Walk, pair: FieldPair & { readonly paths: Required<ModelPaths> }, how: StructWalk): void {
  walk.fields.push(pair);
  const [oldBody, newBody] = how.bodies;
  const { old, new: current, paths, use, struct } = pair;
  if (old.shape.kind === "struct" && current.shape.kind === "struct" && oldBody === old.name && newBody === current.name) {
    // The fields of the body are written straight below the message.
    const pathOf = (field: Field, side: "old" | "new"): string => `${struct.paths[side] ?? ""}/fields/${field.name}`;
    const body = { old: old.shape, new: current.shape, paths: struct.paths as Required<ModelPaths>, use };
    walkStruct(walk, body, { pathOf, renames: how.renames, bodies: [] });
    return;
  }
  const renames = renamesInside(how.renames, current.name);
  const selects = how.tag === old.name && how.tag === current.name ? true : undefined;
  walkSite(walk, { old: old.shape, new: current.shape, paths, use, fields: pair, renames, selects });
}

/** The renamed fields of a body, which are written with its name in a protocol with frames: `params.name`. */
function renamesInside(renames: Renames, body: string): Renames {
  const start = `${body}.`;
  const inside = [...renames].filter((names) => names.every((name) => name.startsWith(start)));
  return new Map(inside.map(([from, to]) => [from.slice(start.length), to.slice(start.length)]));
}

/** The new field of the same name, or the one that an old field was renamed to, known by an alias or a migration. */
export function matchField(
  { old, new: current }: Pick<Pair<StructShape>, "old" | "new">,
  field: Field,
  renames: Renames,
): { readonly field: Field; readonly renamed?: "alias" | "migration" } | undefined {
  const same = current.fields.find(({ name }) => name === field.name);
  if (same !== undefined) return { field: same };
  const fresh = current.fields.filter(({ name }) => !old.fields.some((other) => other.name === name));
  const known = fresh.find(({ name, aliases }) => aliases?.includes(field.name) === true || field.aliases?.includes(name) === true);
  if (known !== undefined) return { field: known, renamed: "alias" };
  const moved = fresh.find(({ name }) => name === renames.get(field.name));
  return moved === undefined ? undefined : { field: moved, renamed: "migration" };
}

function walkUnion(
  walk: Walk,
  { old, new: current, paths, use }: Pair<PlainShape & { kind: "union" }> & { readonly paths: Required<ModelPaths> },
): void {
  const sameType = sameTypeScript(walk.old, old, walk.new, current);
  const isSame = covers(walk.new, current, walk.old, old) && covers(walk.old, old, walk.new, current);
  const isSameLeniency = sameJson(partLeniencies(walk.old, old), partLeniencies(walk.new, current));
  // Parts that overlap can differ although the whole accepts the same values.
  if (isSame && sameType && isSameLeniency && !sameShape(walk.old, old, walk.new, current)) return;
  const { pairs, removed, added, merged, split } = pairParts(
    { model: walk.old, union: old, path: paths.old },
    { model: walk.new, union: current, path: paths.new },
  );
  for (const { old: before, new: after, tag, values } of pairs)
    walkSite(walk, { old: before.shape, new: after.shape, paths: { old: before.path, new: after.path }, use, tag, values, isPart: true });
  type Found = Pick<LoneMember, "covered" | "sameType" | "tolerated">;
  const lose = (part: ComparedPart, found: Found): void => {
    const { shape, place } = follow(walk.old, part.shape, part.path);
    walk.removedMembers.push({ shape, ...found, paths: { old: place, new: paths.new }, use });
  };
  const gain = (part: ComparedPart, found: Found): void => {
    const { shape, place } = follow(walk.new, part.shape, part.path);
    walk.addedMembers.push({ shape, ...found, paths: { old: paths.old, new: place }, use });
  };
  for (const part of removed) {
    const isTyped = isWithinTypeScript(walk.old, part.shape, walk.new, current);
    lose(part, { covered: covers(walk.new, current, walk.old, part.shape), sameType: isTyped, tolerated: part.tolerated });
  }
  for (const part of added) {
    const isTyped = isWithinTypeScript(walk.new, part.shape, walk.old, old);
    gain(part, { covered: covers(walk.old, old, walk.new, part.shape), sameType: isTyped, tolerated: part.tolerated });
  }
  for (const part of merged) lose(part, { covered: true, sameType: false });
  for (const part of split) gain(part, { covered: true, sameType: part.sameType });
}

/** What lenient mode accepts besides in the parts of a union. */
const partLeniencies = (model: ProtocolModel, union: PlainShape & { kind: "union" }) =>
  union.members.flatMap((member) => follow(model, member, "").shape.lenient ?? []);

/** Fields that moved between the envelope and the body count as moved, not as removed and added. */
export function collectMoves(collected: Collected): Collected {
  const moves = collected.removedFields.flatMap((removed) => {
    const added = collected.addedFields.find(
      ({ field, use, struct }) =>
        field.name === removed.field.name &&
        use !== undefined &&
        use.tag === removed.use?.tag &&
        struct !== removed.struct &&
        use.path.length !== removed.use.path.length &&
        Math.max(use.path.length, removed.use.path.length) === 2,
    );
    return added === undefined ? [] : [{ removed, added }];
  });
  if (moves.length === 0) return collected;
  const moved = moves.map(({ removed, added }): FieldPair => ({
    old: removed.field,
    new: added.field,
    paths: { ...removed.paths, ...added.paths, ...(removed.paths.old === undefined ? {} : { old: removed.paths.old }) },
    use: removed.use,
    struct: removed.struct,
    moved: true,
  }));
  return {
    ...collected,
    fields: [...collected.fields, ...moved],
    removedFields: collected.removedFields.filter((field) => !moves.some(({ removed }) => removed === field)),
    addedFields: collected.addedFields.filter((field) => !moves.some(({ added }) => added === field)),
  };
}
