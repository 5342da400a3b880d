// Walks the shapes of two models together, from every pair of messages inwards and then over the named types that no message reaches, and
// collects what stands against what.

import type { Field, Shape, StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Places, Use } from "./change.js";
import type { FieldPair, LoneField, LoneMember, MessagePair, Pair, UsePair } from "./comparison.js";
import { follow, sameShape, type PlainShape } from "./follow.js";
import { envelopePlaces } from "./envelope-places.js";
import { relateScalars } from "./relate-shapes.js";

/** Everything met on the walk. */
export interface Collected {
  readonly structs: readonly Pair<StructShape>[];
  readonly fields: readonly FieldPair[];
  readonly removedFields: readonly LoneField[];
  readonly addedFields: readonly LoneField[];
  /** Every use of a shape, for what belongs to the use: null and leniency. */
  readonly uses: readonly UsePair[];
  /** Every pair of shapes, for what belongs to the shape. */
  readonly shapes: readonly Pair<PlainShape>[];
  readonly removedMembers: readonly LoneMember[];
  readonly addedMembers: readonly LoneMember[];
}

interface Walk {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
  readonly seen: Set<string>;
  readonly structs: Pair<StructShape>[];
  readonly fields: FieldPair[];
  readonly removedFields: LoneField[];
  readonly addedFields: LoneField[];
  readonly uses: UsePair[];
  readonly shapes: Pair<PlainShape>[];
  readonly removedMembers: LoneMember[];
  readonly addedMembers: LoneMember[];
}

/** A shape in both models, before references are followed. */
interface Site {
  readonly old: Shape;
  readonly new: Shape;
  readonly places: Required<Places>;
  readonly use?: Use | undefined;
  readonly fields?: Pair<Field>;
}

/** Walks all messages, then the named types that are left. */
export function walkShapes(old: ProtocolModel, current: ProtocolModel, messages: readonly MessagePair[]): Collected {
  const walk: Walk = {
    old,
    new: current,
    seen: new Set(),
    structs: [],
    fields: [],
    removedFields: [],
    addedFields: [],
    uses: [],
    shapes: [],
    removedMembers: [],
    addedMembers: [],
  };
  const oldPlaces = envelopePlaces(old);
  const newPlaces = envelopePlaces(current);
  for (const { old: before, new: after } of messages) {
    const renames = renamesOf(current, after.name);
    const placeOf = (field: Field, side: "old" | "new"): string =>
      side === "old" ? oldPlaces(before.name, field.name) : newPlaces(after.name, field.name);
    const places = { old: `messages/${before.name}`, new: `messages/${after.name}` };
    const top = { old: before.shape, new: after.shape, places, use: { tag: before.name, path: [] } };
    walkStruct(walk, top, { placeOf, renames, bodies: [bodyField(old), bodyField(current)] });
  }
  for (const name of Object.keys(old.types)) {
    const other = Object.hasOwn(current.types, name) ? current.types[name] : undefined;
    if (other === undefined || old.typeDocs[name]?.mixin === true || current.typeDocs[name]?.mixin === true) continue;
    walkSite(walk, { old: { kind: "reference", type: name }, new: { kind: "reference", type: name }, places: both(`types/${name}`) });
  }
  return walk;
}

const both = (place: string): Required<Places> => ({ old: place, new: place });

const bodyField = ({ body }: ProtocolModel): string | undefined => (body === "inline" ? undefined : body.field);

/** Old field names to new ones, as the migrations of the new model say. */
function renamesOf({ migrations, version }: ProtocolModel, tag: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(migrations[version]?.[tag]?.rename ?? {}));
}

function walkSite(walk: Walk, site: Site): void {
  const before = follow(walk.old, site.old, site.places.old);
  const after = follow(walk.new, site.new, site.places.new);
  walk.uses.push({ old: before.shape, new: after.shape, places: site.places, use: site.use, ...(site.fields && { fields: site.fields }) });
  if (before.type !== undefined && after.type !== undefined) {
    const key = JSON.stringify([before.type, after.type]);
    if (walk.seen.has(key)) return;
    walk.seen.add(key);
  }
  const places = { old: before.place, new: after.place };
  const pair = { old: before.shape, new: after.shape, places, use: site.use };
  walk.shapes.push(pair);
  walkInside(walk, pair);
}

function walkInside(walk: Walk, pair: Pair<PlainShape> & { readonly places: Required<Places> }): void {
  const { old, new: current, places, use } = pair;
  const inner = (part: string): Required<Places> => ({ old: `${places.old}/${part}`, new: `${places.new}/${part}` });
  if (old.kind === "list" && current.kind === "list")
    walkSite(walk, { old: old.item, new: current.item, places: inner("list"), use: deeper(use, "*") });
  else if (old.kind === "map" && current.kind === "map")
    walkSite(walk, { old: old.value, new: current.value, places: inner("map"), use: deeper(use, "*") });
  else if (old.kind === "struct" && current.kind === "struct") {
    const placeOf = (field: Field, side: "old" | "new"): string => `${places[side]}/fields/${field.name}`;
    walkStruct(walk, { ...pair, old, new: current }, { placeOf, renames: new Map(), bodies: [] });
  } else if (old.kind === "union" && current.kind === "union") walkUnion(walk, { ...pair, old, new: current });
}

const deeper = (use: Use | undefined, step: string): Use | undefined =>
  use === undefined ? undefined : { tag: use.tag, path: [...use.path, step] };

interface StructWalk {
  readonly placeOf: (field: Field, side: "old" | "new") => string;
  readonly renames: ReadonlyMap<string, string>;
  /** The old and the new name of the field that holds the body of this message. */
  readonly bodies: readonly (string | undefined)[];
}

function walkStruct(walk: Walk, struct: Pair<StructShape> & { readonly places: Required<Places> }, how: StructWalk): void {
  walk.structs.push(struct);
  const taken = new Set<string>();
  for (const before of struct.old.fields) {
    const heir = findHeir(struct, before, how.renames);
    const use = deeper(struct.use, before.name);
    if (heir === undefined) {
      walk.removedFields.push({ field: before, struct, places: { old: how.placeOf(before, "old"), new: struct.places.new }, use });
      continue;
    }
    taken.add(heir.field.name);
    const places = { old: how.placeOf(before, "old"), new: how.placeOf(heir.field, "new") };
    walkField(walk, { old: before, new: heir.field, places, use, struct, ...(heir.renamed && { renamed: heir.renamed }) }, how);
  }
  for (const field of struct.new.fields) {
    if (taken.has(field.name)) continue;
    const places = { old: struct.places.old, new: how.placeOf(field, "new") };
    walk.addedFields.push({ field, struct, places, use: deeper(struct.use, field.name) });
  }
}

function walkField(walk: Walk, pair: FieldPair & { readonly places: Required<Places> }, how: StructWalk): void {
  walk.fields.push(pair);
  const [oldBody, newBody] = how.bodies;
  const { old, new: current, places, use, struct } = pair;
  if (old.shape.kind === "struct" && current.shape.kind === "struct" && oldBody === old.name && newBody === current.name) {
    // The fields of the body are written straight below the message.
    const placeOf = (field: Field, side: "old" | "new"): string => `${struct.places[side] ?? ""}/fields/${field.name}`;
    const body = { old: old.shape, new: current.shape, places: struct.places as Required<Places>, use };
    walkStruct(walk, body, { placeOf, renames: how.renames, bodies: [] });
    return;
  }
  walkSite(walk, { old: old.shape, new: current.shape, places, use, fields: pair });
}

/** The new field that an old one became: of the same name, or one that one of the two models reads by the name in the other. */
function findHeir(
  { old, new: current }: Pair<StructShape>,
  field: Field,
  renames: ReadonlyMap<string, string>,
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
  { old, new: current, places, use }: Pair<PlainShape & { kind: "union" }> & { readonly places: Required<Places> },
): void {
  const left = current.members.map((shape, index) => ({ shape, index }));
  let missing = old.members.map((shape, index) => ({ shape, index }));
  // Members that are equal belong together first, then those of one make, then those of which one takes all that the other takes.
  for (const fits of [sameShape, isOfOneMake, isRelated]) {
    missing = missing.filter((before) => {
      const at = left.findIndex(({ shape }) => fits(walk.old, before.shape, walk.new, shape));
      const [after] = at === -1 ? [] : left.splice(at, 1);
      if (after === undefined) return true;
      const inside = { old: `${places.old}/union/${before.index}`, new: `${places.new}/union/${after.index}` };
      walkSite(walk, { old: before.shape, new: after.shape, places: inside, use });
      return false;
    });
  }
  for (const { shape: gone, index } of missing) {
    const { shape, place } = follow(walk.old, gone, `${places.old}/union/${index}`);
    walk.removedMembers.push({ shape, places: { old: place, new: places.new }, use });
  }
  for (const { shape: added, index } of left) {
    const { shape, place } = follow(walk.new, added, `${places.new}/union/${index}`);
    walk.addedMembers.push({ shape, places: { old: places.old, new: place }, use });
  }
}

type Fits = (old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape) => boolean;

const isOfOneMake: Fits = (old, oldShape, current, newShape) => {
  const [a, b] = [follow(old, oldShape, "").shape, follow(current, newShape, "").shape];
  return a.kind === b.kind && (a.kind !== "scalar" || (b.kind === "scalar" && a.scalar === b.scalar)) && a.kind !== "literal";
};

const isRelated: Fits = (old, oldShape, current, newShape) => {
  const [a, b] = [follow(old, oldShape, "").shape, follow(current, newShape, "").shape];
  return a.kind === "scalar" && b.kind === "scalar" && relateScalars(a, b) !== "changed";
};

/** Fields that went from the envelope into the body or back count as moved, not as one lost and one new. */
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
    places: { ...removed.places, ...added.places, ...(removed.places.old === undefined ? {} : { old: removed.places.old }) },
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
