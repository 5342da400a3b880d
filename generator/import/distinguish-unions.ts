// The second stage of `wirepact import`: finds out how the objects of each union are distinguished, by a constant or by a field that only one of them has. Objects that share a
// constant become a separate union; objects with the same required fields are united; other objects that nothing distinguishes become one object.

import type { Definitions, Node, ProtocolPlan, Report } from "./node.js";
import { commonNames, constantsOf, lookupIn, mergeAll, objectsIn, ownField, type ObjectPart, type State } from "./object-parts.js";
import { simplifyUnion } from "./simplify-union.js";
import { uniteObjects } from "./unite-objects.js";
import { mapEnvelope, referencesIn } from "./visit-nodes.js";

/** Distinguishes all unions. Parts that need a name become definitions. */
export function distinguishUnions(plan: ProtocolPlan): ProtocolPlan {
  const state: State = { definitions: new Map(plan.definitions), notes: [...plan.notes] };
  for (const [name, definition] of plan.definitions)
    state.definitions.set(name, { ...definition, node: walk(state, definition.node, { definition: name, path: [] }) });
  const inside: Node[] = [];
  const decided = (node: Node, step: string): Node => {
    inside.push(walk(state, node, { definition: "", path: [step] }));
    return inside.at(-1)!;
  };
  const envelope = mapEnvelope(plan.envelope, decided);
  return { ...plan, definitions: withoutUnused(plan, state.definitions, inside), envelope, notes: state.notes };
}

/** Definitions that were added for an arrangement that was given up are not used. */
function withoutUnused({ definitions: before }: ProtocolPlan, definitions: Definitions, nodes: readonly Node[]): Definitions {
  const used = new Set([...nodes.flatMap(referencesIn), ...before.keys()]);
  for (const name of used) for (const other of referencesIn(definitions.get(name)?.node ?? { kind: "any" })) used.add(other);
  return new Map([...definitions].filter(([name]) => used.has(name)));
}

interface Location {
  readonly definition: string;
  readonly path: readonly string[];
}

function walk(state: State, node: Node, location: Location): Node {
  const below = (inner: Node, ...path: readonly string[]): Node => walk(state, inner, { ...location, path: [...location.path, ...path] });
  switch (node.kind) {
    case "list":
      return { ...node, item: below(node.item, "items") };
    case "map":
      return { ...node, value: below(node.value, "additionalProperties") };
    case "object":
      return {
        ...node,
        fields: node.fields.map((field) => ({ ...field, node: below(field.node, "properties", field.name) })),
        extras: node.extras === undefined ? undefined : { ...node.extras, values: below(node.extras.values, "additionalProperties") },
      };
    case "union": {
      const parts = node.parts.map((part, index) => below(part, "anyOf", String(index)));
      const report: Report = (problem) =>
        void state.notes.push({ definition: location.definition, path: location.path.join("/"), problem });
      const decided = decide(state, parts, { location, report, tries: { count: 0 } });
      return { ...decided, doc: node.doc, default: node.default, nullable: node.nullable };
    }
    default:
      return node;
  }
}

interface Deciding {
  readonly location: Location;
  readonly report: Report;
  /** How often an arrangement was looked for. */
  readonly tries: { count: number };
}

/** A union with many similar objects could be arranged in endless ways. */
const maxTries = 500;

function decide(state: State, parts: readonly Node[], deciding: Deciding): Node {
  const isObject = (part: Node): boolean => objectsIn(state, part, 0).length > 0;
  const objects = parts.filter(isObject);
  if (objects.length < 2) return { kind: "union", parts };
  const scalars = parts.filter((part) => !isObject(part));
  const arranged =
    arrange(state, objects, deciding) ??
    arrange(state, expand(state, objects), deciding) ??
    mergeSome(state, expand(state, objects), deciding) ??
    mergeAll(state, objects, deciding);
  if (scalars.length === 0) return arranged;
  return arranged.kind === "union"
    ? { ...arranged, parts: [...scalars, ...arranged.parts] }
    : { kind: "union", parts: [...scalars, arranged] };
}

/** A union by a tag, in which those parts that it cannot tell apart from others are one object; undefined if these are most parts. */
function mergeSome(state: State, parts: readonly Node[], deciding: Deciding): Node | undefined {
  const objects = parts.flatMap((part, index) => objectsIn(state, part, index));
  const isWhole = objects.length === parts.length;
  for (const tag of isWhole ? new Set(objects.flatMap(({ fields = [] }) => fields.map(({ name }) => name))) : []) {
    const lacking = objects.filter((object) => constantsOf(state, object, tag) === undefined);
    const optional = new Set(lacking.flatMap((object) => constantsOf(state, object, tag, true) ?? []));
    const isTagged = (index: number): boolean => constantsOf(state, objects[index]!, tag)?.every((word) => !optional.has(word)) === true;
    const tagged = parts.filter((_, index) => isTagged(index));
    if (tagged.length * 2 <= parts.length) continue;
    const others = parts.filter((_, index) => !isTagged(index));
    const all = [...tagged, mergeAll(state, others, deciding)];
    const inner = all.flatMap((part, index) => objectsIn(state, part, index));
    const union = byTag(state, { parts: all, objects: inner, tag, otherwise: tagged.length }, deciding);
    if (union !== undefined) return union;
  }
  return undefined;
}

/** The parts of inner unions instead of these. */
const expand = (state: State, parts: readonly Node[]): readonly Node[] =>
  parts.flatMap((part) => {
    const target = part.kind === "reference" ? state.definitions.get(part.definition)?.node : part;
    return target?.kind === "union" && target.nullable !== true ? expand(state, target.parts) : [part];
  });

/** Objects in a union that can be distinguished, or as one object; undefined if they cannot. */
function arrange(state: State, parts: readonly Node[], deciding: Deciding): Node | undefined {
  const [only] = parts;
  if (parts.length === 1) return only;
  if (++deciding.tries.count > maxTries) return undefined;
  const objects = parts.flatMap((part, index) => objectsIn(state, part, index));
  const openTags = new Set(parts.flatMap((part) => (part.kind === "object" ? (part.openTag ?? []) : [])));
  for (const tag of openTags) {
    const union = byOpenTag(state, { parts, objects, tag }, deciding);
    if (union !== undefined) return union;
  }
  if (openTags.size > 0) return undefined;
  return (
    byTags(state, { parts, objects, isExact: true }, deciding) ??
    byPresence(state, { parts, objects }, deciding) ??
    byTags(state, { parts, objects, isExact: false }, deciding) ??
    uniteEqual(state, { parts, objects }, deciding) ??
    someByPresence(state, { parts, objects }, deciding)
  );
}

interface Parts {
  readonly parts: readonly Node[];
  readonly objects: readonly ObjectPart[];
}

/** Some parts are for all values of a tag that no other part has. Parts without the tag are chosen before by fields of their own, or united with these. */
function byOpenTag(state: State, { parts, objects, tag }: Parts & { readonly tag: string }, deciding: Deciding): Node | undefined {
  const isOpen = (part: Node): boolean => part.kind === "object" && part.openTag === tag;
  const isTagged = (index: number): boolean =>
    objects.every((object) => object.part !== index || constantsOf(state, object, tag) !== undefined);
  const hasOwn = (index: number): boolean => objects.every((object) => object.part !== index || ownField(object, objects) !== undefined);
  const kindOf = (part: Node, index: number): "open" | "tagged" | "own" | "left" =>
    isOpen(part) ? "open" : isTagged(index) ? "tagged" : hasOwn(index) ? "own" : "left";
  const ofKind = (kind: string): readonly Node[] => parts.filter((part, index) => kindOf(part, index) === kind);
  const [first, ...more] = ofKind("open").map((part) => (part.kind === "object" ? { ...part, openTag: undefined } : part));
  const united = ofKind("left").reduce<Node | undefined>(
    (open, part) => (open === undefined ? undefined : uniteParts(state, [open, part], deciding)),
    first,
  );
  const rest = united === undefined ? undefined : arrange(state, [united, ...more], deciding);
  if (rest === undefined) return undefined;
  const tagged = [...ofKind("tagged"), rest];
  const inner = tagged.flatMap((part, index) => objectsIn(state, part, index));
  const union = byTag(state, { parts: tagged, objects: inner, tag, otherwise: tagged.length - 1 }, deciding);
  const own = ofKind("own");
  if (union === undefined || own.length === 0) return union;
  const last = named(state, union, deciding);
  return { kind: "union", parts: [...own, last], otherwise: last.definition };
}

/** Two parts as one object; undefined if they are not single objects, or differ too much. */
function uniteParts(state: State, parts: readonly [Node, Node], deciding: Deciding): Node | undefined {
  const [[left, ...more] = [], [right, ...others] = []] = parts.map((part) => objectsIn(state, part, 0));
  if (more.length + others.length > 0 || left?.node.kind !== "object" || right?.node.kind !== "object") return undefined;
  const united = uniteObjects(left.node, right.node, { lookup: lookupIn(state), union: (nodes) => unionOf(state, nodes, deciding) });
  return united === undefined ? undefined : { ...united, doc: parts[0].doc ?? parts[1].doc };
}

/** A union by a tag that all parts but one have; exact if that one has none of their values. */
function byTags(state: State, { parts, objects, isExact }: Parts & { readonly isExact: boolean }, deciding: Deciding): Node | undefined {
  for (const tag of commonNames(objects)) {
    const known = new Set(objects.flatMap((object) => constantsOf(state, object, tag) ?? []));
    const lacking = [...parts.keys()].filter((index) =>
      objects.some((object) => object.part === index && constantsOf(state, object, tag) === undefined),
    );
    const isShared = objects.some(
      (object) => lacking.includes(object.part) && constantsOf(state, object, tag, true)?.some((value) => known.has(value)),
    );
    if (isShared && isExact) continue;
    const union = lacking.length > 1 ? undefined : byTag(state, { parts, objects, tag, otherwise: lacking[0] }, deciding);
    if (union !== undefined) return union;
  }
  return undefined;
}

interface Tagged extends Parts {
  readonly tag: string;
  /** The part without the tag. */
  readonly otherwise: number | undefined;
}

/** A union by tag; parts with the same value become a union of their own, if they can be distinguished. */
function byTag(state: State, { parts, objects, tag, otherwise }: Tagged, deciding: Deciding): Node | undefined {
  const distinguished = objects.filter(({ part }) => part !== otherwise);
  const owner = new Map<string | number | boolean, number>();
  const group = new Map<number, number>();
  const find = (part: number): number => {
    const up = group.get(part) ?? part;
    return up === part ? part : find(up);
  };
  for (const object of distinguished) {
    for (const value of constantsOf(state, object, tag) ?? []) {
      const other = owner.get(value);
      if (other === undefined) owner.set(value, object.part);
      else if (find(other) !== find(object.part)) group.set(find(object.part), find(other));
    }
  }
  const groups = new Map<number, Node[]>();
  for (const part of new Set(distinguished.map((object) => object.part)))
    groups.set(find(part), [...(groups.get(find(part)) ?? []), parts[part]!]);
  if (groups.size < (otherwise === undefined ? 2 : 1)) return undefined;
  const arranged = [...groups.values()].map((members) => arrange(state, members, deciding));
  if (arranged.includes(undefined)) return undefined;
  const rest = otherwise === undefined ? [] : [named(state, parts[otherwise]!, deciding)];
  return { kind: "union", parts: [...arranged.flatMap((part) => part ?? []), ...rest], tag, otherwise: rest[0]?.definition };
}

/** A union by the presence of fields; one part can be for all other objects. */
function byPresence(state: State, { parts, objects }: Parts, deciding: Deciding): Node | undefined {
  const lacking = new Set(objects.filter((object) => ownField(object, objects) === undefined).map(({ part }) => part));
  const [otherwise] = lacking;
  if (otherwise === undefined) return { kind: "union", parts };
  if (lacking.size > 1) return undefined;
  const rest = parts[otherwise]!;
  const first = inOrder(state, [...parts.filter((part) => part !== rest), rest]);
  if (first !== undefined) return first;
  const last = named(state, rest, deciding);
  return { kind: "union", parts: parts.with(otherwise, last), otherwise: last.definition };
}

/** Parts with the same required fields are one object, if the others can be distinguished from it. */
function uniteEqual(state: State, { parts }: Parts, deciding: Deciding): Node | undefined {
  for (const [index, part] of parts.entries()) {
    for (const [other, second] of parts.entries()) {
      const united = other <= index ? undefined : uniteParts(state, [part, second], deciding);
      const rest = parts.filter((_, at) => at !== index && at !== other);
      if (united !== undefined) return arrange(state, [...rest, united], deciding);
    }
  }
  return undefined;
}

/** The union of what a field can be; undefined if its objects cannot be distinguished. */
function unionOf(state: State, nodes: readonly Node[], deciding: Deciding): Node | undefined {
  const union = simplifyUnion(nodes);
  if (union.kind !== "union") return union.kind === "any" ? undefined : union;
  let isExact = true;
  const report: Report = () => void (isExact = false);
  const decided = decide(state, union.parts, { ...deciding, report });
  return isExact ? { ...decided, nullable: union.nullable } : undefined;
}

/** Some parts have a field of their own; the others are a union for all other objects. */
function someByPresence(state: State, { parts, objects }: Parts, deciding: Deciding): Node | undefined {
  const lacking = new Set(objects.filter((object) => ownField(object, objects) === undefined).map(({ part }) => part));
  if (lacking.size === parts.length) return undefined;
  const others = parts.filter((_, index) => lacking.has(index));
  const rest = arrange(state, others, deciding);
  if (rest === undefined) return undefined;
  const own = parts.filter((_, index) => !lacking.has(index));
  const first = inOrder(state, [...own, rest]);
  if (first !== undefined) return first;
  const last = named(state, rest, deciding);
  return { kind: "union", parts: [...own, last], otherwise: last.definition };
}

/** Objects that have a field of their own before one that has none: the first that fits is meant. Undefined if one is a map or a union. */
function inOrder(state: State, parts: readonly Node[]): Node | undefined {
  const isOne = (part: Node): boolean => {
    const [object, ...others] = objectsIn(state, part, 0);
    return object?.node.kind === "object" && others.length === 0 && object.node.nullable !== true;
  };
  return parts.every(isOne) ? { kind: "union", parts, match: "first" } : undefined;
}

/** A part as a reference to a definition. */
function named(state: State, part: Node, { location }: Deciding): Extract<Node, { kind: "reference" }> {
  if (part.kind === "reference") return part;
  const inner = location.path.findLast((step) => !/^(?:properties|items|anyOf|additionalProperties|\d+)$/.test(step)) ?? "";
  const title = part.doc !== undefined && /^[A-Za-z][\w-]{2,30}$/.test(part.doc) ? part.doc : "Other";
  const base = [location.definition, inner, title].filter((word) => word !== "").join(" ");
  const text = JSON.stringify(part);
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base} ${count}`;
    const taken = state.definitions.get(name);
    if (taken !== undefined && JSON.stringify(taken.node) !== text) continue;
    state.definitions.set(name, { node: part });
    return { kind: "reference", definition: name };
  }
}
