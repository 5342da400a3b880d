// Finds messages of one spoken version that can never become messages of the other one, because a required value comes from nowhere.

import type { Json, Path } from "@wirepact/core";
import { formatPath } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { type ConversionPlan, type ConversionStep, convertMessage } from "@wirepact/core/codegen/versions";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { MessageModel, ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";
import { spokenPlans } from "./spoken-plans.js";
import { writtenVersion } from "../describe/written-version.js";

/** One warning for each message that lacks required fields which no message of the other version has, with an example that shows it. */
export function checkConversions({ model, spans }: ResolvedProtocol): readonly Diagnostic[] {
  if (model.lint === "minimal") return [];
  return Object.entries(model.speaks ?? {}).flatMap(([version, { model: old }]) => {
    if (old === undefined) return [];
    const { up, down } = spokenPlans(old, model);
    const found = [...missingIn(model, { from: old, to: model, plan: up }), ...missingIn(model, { from: model, to: old, plan: down })];
    const span = spans.keySpanOf(`speaks/${version}`);
    return found.map((missing) => report("release/conversion-missing", missing, { span, hint: hintOf(missing) }));
  });
}

interface Missing {
  readonly message: string;
  readonly fields: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly isUp: boolean;
  readonly example?: string;
  /** The type that requires the fields, and their paths in it. */
  readonly type?: { readonly name: string; readonly fields: readonly string[] };
}

interface Route {
  readonly from: ProtocolModel;
  readonly to: ProtocolModel;
  readonly plan: ConversionPlan;
}

function hintOf({ message, fields, type, isUp, to, from }: Missing): string {
  const listed = (names: readonly string[]): string => names.map((name) => `${name}: …`).join(", ");
  const [version, key, who] = isUp ? [to, "add", "messages"] : [from, "drop", "readers"];
  const once =
    type === undefined ? "" : `, or for all uses of the type: ${version}: { type ${type.name}: { ${key}: { ${listed(type.fields)} } } }`;
  return `say in \`migrations\` what older ${who} get: ${version}: { ${message}: { ${key}: { ${listed(fields)} } } }${once}`;
}

function missingIn(model: ProtocolModel, { from, to, plan }: Route): readonly Missing[] {
  const route = { from: runnable(from), to: runnable(to), plan, as: writtenVersion(model, to.version) };
  return Object.entries(plan.messages).flatMap(([message, { step, hand }]) => {
    if (hand === true) return [];
    const examples = (from.messages[message] as MessageModel).examples.map(({ value }) => value);
    const found = [...unfilled(plan, step, [], new Set())];
    const [first] = found;
    if (first === undefined) return [];
    const shown = examples.find((example) => {
      const made = convertMessage(route, message, example);
      return !made.ok && found.some(({ path }) => formatPath(made.path) === formatPath(path));
    });
    // As migrations write it.
    const nameOf = (steps: Path): string => steps.filter((part) => part !== "*").join(".");
    const namesOf = (depth: number): readonly string[] => [...new Set(found.map(({ path }) => nameOf(path.slice(depth))))];
    const owner = found.every(({ type }) => type?.name === first.type?.name && type?.depth === first.type?.depth) ? first.type : undefined;
    const type = owner && isTypeOf(model, owner.name) ? { name: owner.name, fields: namesOf(owner.depth) } : undefined;
    const facts = { message, fields: namesOf(0), from: from.version, to: to.version, isUp: to === model, ...(type && { type }) };
    return [shown === undefined ? facts : { ...facts, example: cut(JSON.stringify(shown satisfies Json)) }];
  });
}

const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const isTypeOf = ({ types }: ProtocolModel, name: string): boolean => Object.hasOwn(types, name);

interface Unfilled {
  readonly path: Path;
  /** The type of the newer version that the place is in, and the length of the path to it. */
  readonly type?: { readonly name: string; readonly depth: number } | undefined;
}

/** The places of required fields that are never filled; optional parts are dropped instead. */
function* unfilled(
  plan: ConversionPlan,
  step: ConversionStep,
  path: Path,
  around: ReadonlySet<string>,
  type?: Unfilled["type"],
): Generator<Unfilled> {
  if (step.do === "call" && !around.has(step.name)) {
    const inner = { name: step.name.split(" ")[1]!, depth: path.length };
    yield* unfilled(plan, plan.steps[step.name]!, path, new Set([...around, step.name]), inner);
  }
  if (step.do === "items" || step.do === "members") yield* unfilled(plan, step.step, [...path, "*"], around, type);
  if (step.do === "parts") for (const part of step.parts) yield* unfilled(plan, part.step, path, around, type);
  if (step.do === "first") {
    // One part that can be made is enough.
    const options = step.options.map((option) => [...unfilled(plan, option.step, path, around, type)]);
    if (options.every(({ length }) => length > 0)) yield* options[0] ?? [];
  }
  if (step.do !== "object") return;
  const moved = new Set<Path[number] | undefined>([
    ...Object.values(step.fields).flatMap(({ to, unknown }) => (unknown === true ? [] : [to])),
    ...(step.far ?? []).map(({ to }) => to[0]),
  ]);
  for (const { name, value } of step.fill) if (value === undefined && !moved.has(name)) yield { path: [...path, name], type };
  for (const { to, step: inner, optional } of Object.values(step.fields))
    if (!optional) yield* unfilled(plan, inner, [...path, to], around, type);
}
