// Compares the API of a released package with that of the next one. Differences that the spec does not explain come from the generator,
// templates or emitters; those that it explains are checked by the rules about specs, and only what they miss is reported.

import type { ProjectConfig } from "../../config/load-config.js";
import { templateFolderOf } from "../../emit/own-templates.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { builderEnvelopeName, builderFieldsName, exportedNames, exportName, unionNames } from "../../exports/exported-names.js";
import type { Change } from "../../compare/change.js";
import type { ProvenChange } from "../proof/proven-change.js";
import {
  declarationChanged,
  entryPointAdded,
  entryPointRemoved,
  exportGone,
  exportNew,
  exportRenamed,
  requirementLowered,
  requirementRaised,
  type ApiRule,
} from "../../compare/rules/api.js";
import { compareOutlines, compareSurfaces, type SurfaceChange } from "./compare-surfaces.js";
import { completeSurface, emitOutline } from "./emit-surface.js";
import { readOutline, readSurface, type PackageSurface, type SurfaceOutline } from "./package-surface.js";

export interface ApiComparison {
  readonly config: ProjectConfig;
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
  /** The frozen API of the old release, where it has one. */
  readonly frozen?: string | undefined;
  /** What the rules found in the spec. */
  readonly changes: readonly Change[];
}

/** The changes of the API that the changes of the spec do not explain, or why the API cannot be read. */
export async function compareApi({
  config,
  old,
  new: current,
  frozen,
  changes,
}: ApiComparison): Promise<readonly ProvenChange[] | Diagnostic> {
  const released = frozen === undefined ? undefined : readSurface(frozen);
  // Where nothing differs in the spec, the package that was generated last shows what the generator makes of it. Templates and emitters of the
  // project may have been edited since then.
  const isPlain = templateFolderOf(config) === undefined && config.emitters.length === 0;
  const written = isPlain && changes.length === 0 ? readOutline(config.out, current.name) : undefined;
  const next = written ?? (await emitOutline(config, current));
  if ("code" in next) return next;
  if (released !== undefined && sameOutline(released, next)) return [];
  if (released !== undefined && isMinor(changes)) {
    const edited = compareEdited(released, next, { folder: config.out, old, current, changes });
    // Where nothing breaks, it does not matter whether the spec or the generator changed the API.
    if ("code" in edited) return edited;
    if (edited.length === 0) return [];
  }
  // The old release as today's generator makes it distinguishes changes of the spec from changes of the generator.
  const again = changes.length === 0 ? next : await emitOutline(config, old);
  if ("code" in again) return again;
  const isSame = sameOutline(again, next);
  const generated = released === undefined ? [] : compareOutlines(released, again);
  if (generated !== undefined && isSame) return toChanges(generated, [], { old, current });
  const remade = completeSurface(again, released?.modules);
  if ("code" in remade) return remade;
  const folder = config.out;
  const edited = isSame ? [] : compareEdited(remade, next, { folder, old, current, changes });
  if ("code" in edited) return edited;
  return toChanges(generated ?? compareSurfaces({ old: released!, new: remade, folder }), edited, { old, current });
}

/** The changes that the generator and the spec make. */
function toChanges(
  generated: readonly SurfaceChange[],
  edited: readonly SurfaceChange[],
  { old, current }: Pick<Edit, "old" | "current">,
): readonly ProvenChange[] {
  const places = new Map([...exportedNames(current), ...exportedNames(old)].map(({ name, place }) => [name, place]));
  return [...generated.map((change) => toChange(change, places, true)), ...edited.map((change) => toChange(change, places, false))];
}

/** Whether the spec adds something and breaks nothing, so that additions to the API need not be listed. */
const isMinor = (changes: readonly Change[]): boolean =>
  changes.some(({ level }) => level === "minor") && !changes.some(({ level }) => level === "major");

/** Equal sources have equal APIs. */
const sameOutline = (one: Pick<PackageSurface, "sources" | "entries" | "requires">, other: typeof one): boolean =>
  one.sources === other.sources && JSON.stringify([one.entries, one.requires]) === JSON.stringify([other.entries, other.requires]);

interface Edit {
  readonly folder: string;
  readonly old: ProtocolModel;
  readonly current: ProtocolModel;
  readonly changes: readonly Change[];
}

/** What an edit of the spec changes in the API although no rule about specs says so. */
function compareEdited(
  old: PackageSurface,
  next: SurfaceOutline,
  { folder, old: before, current, changes }: Edit,
): readonly SurfaceChange[] | Diagnostic {
  // A release that breaks promises nothing about the API.
  if (changes.some(({ level }) => level === "major")) return [];
  const checked = comparedBySpec(current);
  const grown = grownParts(before, current, changes);
  let found = compareOutlines(old, next, grown);
  if (found === undefined) {
    const surface = completeSurface(next, old.modules);
    if ("code" in surface) return surface;
    found = compareSurfaces({ old, new: surface, folder, grown });
  }
  const unchecked = found.filter(({ name, use }) => use === undefined || !checked.has(`${name} ${use}`));
  return isMinor(changes) ? unchecked.filter(({ breaks }) => breaks) : unchecked;
}

/**
 * New messages are part of the unions of all messages, as are unknown ones that lenient readers keep, and new parts of other unions; the rules
 * decide whether that breaks readers.
 */
function grownParts(old: ProtocolModel, current: ProtocolModel, changes: readonly Change[]): ReadonlySet<string> {
  const added = Object.values(current.messages).filter(({ name }) => !Object.hasOwn(old.messages, name));
  const keeps = ({ reading }: ProtocolModel): boolean => reading.lenient.unknownTypes === "keep";
  return new Set([
    ...added.flatMap(({ name, typeName }) => [typeName, JSON.stringify(name)]),
    ...changes.flatMap(({ rule, paths }) => (rule === "union-member-added" ? namesAt(current, paths.new ?? "") : [])),
    ...(keeps(current) && !keeps(old) ? [unionNames(current).unknown] : []),
  ]);
}

/** The name of the type at a model path, and its constants. */
function namesAt({ types }: ProtocolModel, path: string): readonly string[] {
  const name = /^types\/([^/]+)$/.exec(path)?.[1];
  const shape = name === undefined ? undefined : types[name];
  const fields = shape?.kind === "struct" ? shape.fields : [];
  const constants = fields.flatMap((field) => (field.shape.kind === "literal" ? [JSON.stringify(field.shape.value)] : []));
  return name === undefined ? [] : [name, ...constants];
}

/**
 * Exports that follow the spec, with a use of them that the rules about specs check: code passes arguments to builders and does not receive
 * them; it receives messages with their defaults and looks names up, and does not pass them; the description of the protocol has all of the spec.
 */
function comparedBySpec(model: ProtocolModel): ReadonlySet<string> {
  const { filled, receivedFilled } = unionNames(model);
  const lookups = (["SentBy", "ReceivedBy", "ServedBy", "RepliesTo"] as const).map((name) => exportName(model, name));
  const inputs = Object.values(model.messages).flatMap(({ typeName }) => [builderFieldsName(typeName), builderEnvelopeName(typeName)]);
  return new Set([
    ...[...inputs, "RoleName", "protocol"].map((name) => `${name} received`),
    ...[...lookups, filled, receivedFilled].map((name) => `${name} passed`),
  ]);
}

const rules: Readonly<Record<SurfaceChange["kind"], ApiRule>> = {
  "entry-removed": entryPointRemoved,
  "entry-added": entryPointAdded,
  removed: exportGone,
  added: exportNew,
  renamed: exportRenamed,
  changed: declarationChanged,
  requirement: requirementRaised,
};

const uses = { passed: "passes it", received: "uses it" } as const;

function toChange(change: SurfaceChange, places: ReadonlyMap<string, string>, byGenerator: boolean): ProvenChange {
  const { kind, name, entry, before, after, breaks, problem, use } = change;
  const { id, say, fix } = kind === "requirement" && !breaks ? requirementLowered : rules[kind];
  const place = places.get(name) ?? "";
  const facts = {
    what: entry === undefined ? name : `${name} of ${entry}`,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(use === undefined || problem === undefined ? {} : { before: uses[use], after: problem }),
  };
  return {
    rule: id,
    level: breaks ? "major" : "minor",
    paths: { old: place, new: place },
    breaks: breaks ? ["source-code"] : [],
    misreads: [],
    forbidden: false,
    careful: false,
    facts,
    message: `${say(facts)}${byGenerator ? " (by the generator, a template or an emitter; not by the spec)" : ""}`,
    fix,
    shownBy: [],
    unshown: [],
  };
}
