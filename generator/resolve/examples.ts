// Resolves the valid examples of a message, including edited examples and variations.

import type { Json, Path } from "@wirepact/core";
import type { Example } from "../model/protocol-model.js";
import type { JsonValue, SampleSyntax } from "../model/spec-syntax.js";
import { composeMessage, dropAt, setAll, type Composer, type FlatFields } from "./compose-message.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import type { FrameScope } from "./frames.js";
import { locatedNames } from "./groups.js";
import { findField, isRequired, locationName } from "./namespace.js";
import { expandRepeats } from "./repeats.js";
import type { ProtocolScope } from "./scope.js";

/** The input of the examples of a message. */
export interface ExampleScope extends Composer {
  readonly scope: ProtocolScope;
  readonly syntax: SampleSyntax;
  readonly frame?: FrameScope;
  /** What examples start from if the envelope has no example. */
  readonly shared: FlatFields;
  /** The model path of the message. */
  readonly location: string;
  /** Examples that are already resolved, because many are based on the same one. */
  readonly made: Map<string, Json>;
  /** Unknown examples that were already reported. */
  readonly unknown: Set<string>;
}

/** A change to an example. */
export interface Edit {
  readonly like: string;
  readonly set?: Readonly<Record<string, JsonValue>>;
  readonly drop?: readonly string[];
}

/** All valid examples, in the order of the spec. */
export function resolveExamples(context: ExampleScope): readonly Example[] {
  const { syntax, location } = context;
  const written = Object.keys(syntax.examples ?? {}).flatMap((name) => {
    const value = exampleValue(context, { name, location: `${location}/examples/${name}` });
    return value === undefined ? [] : [{ name, value }];
  });
  return [...written, ...resolveVariations(context)];
}

interface Wanted {
  readonly name: string;
  /** The location of the reference to the example. */
  readonly location: string;
  /** The examples along the way, to detect cycles. */
  readonly through?: readonly string[];
}

/** The message of an example; reports unknown names. */
export function exampleValue(context: ExampleScope, { name, location, through = [] }: Wanted): Json | undefined {
  const { scope, made } = context;
  const examples = context.syntax.examples ?? {};
  const known = made.get(name);
  if (known !== undefined) return known;
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (example === undefined) {
    // A missing example is often used by many others, so it is reported only once.
    if (!context.unknown.has(name))
      scope.report("resolve/unknown-example", { name }, location, {
        hint:
          didYouMeanOf("examples", name, Object.keys(examples)) ??
          `add ${context.names.message}: { examples: { ${name}: … } }, or name another example${name === "minimal" || name === "full" ? "; `wirepact check --fix` adds it" : ""}`,
      });
    context.unknown.add(name);
    return undefined;
  }
  if (through.includes(name)) {
    scope.reportCycle("resolve/cyclic-example", [...through.slice(through.indexOf(name)), name], location);
    return undefined;
  }
  const exampleLocation = `${context.location}/examples/${name}`;
  const edit = readEdit(context, example);
  const value =
    edit === undefined
      ? writtenExample(context, example, exampleLocation)
      : editExample(context, edit, { location: exampleLocation, through: [...through, name] });
  if (value !== undefined) made.set(name, value);
  return value;
}

function writtenExample(context: ExampleScope, example: Readonly<Record<string, JsonValue>>, location: string): Json {
  return composeMessage(context, { ...sharedFields(context), ...expandFields(context, example, location) });
}

/** What the examples start from: that of the envelope, as far as the message has these fields, and that of the frame. */
function sharedFields(context: ExampleScope): FlatFields {
  const { scope, frame, names } = context;
  const { example } = scope.syntax.envelope;
  const shared = example === undefined ? context.shared : expandFields(context, example, "envelope/example");
  if (frame === undefined) return shared;
  // A name that no frame has is kept, so that it is reported.
  const own = Object.entries(shared).filter(([name]) => {
    const [first = ""] = name.split(".");
    return findField(names, first) !== undefined || !frame.absent.includes(first);
  });
  return { ...Object.fromEntries(own), ...expandFields(context, frame.syntax.example ?? {}, `${frame.location}/example`) };
}

/** An example with `like` is an edit, unless the message has a field of that name. */
function readEdit({ names }: ExampleScope, example: Readonly<Record<string, JsonValue>>): Edit | undefined {
  if (typeof example["like"] !== "string" || findField(names, "like") !== undefined) return undefined;
  return Object.keys(example).every((key) => key === "like" || key === "set" || key === "drop") ? (example as unknown as Edit) : undefined;
}

/** An example with some members set and others dropped. */
export function editExample(
  context: ExampleScope,
  edit: Edit,
  { location, through }: { readonly location: string; readonly through?: readonly string[] },
): Json | undefined {
  const start = exampleValue(context, { name: edit.like, location: `${location}/like`, ...(through === undefined ? {} : { through }) });
  if (start === undefined) return undefined;
  const dropped = dropFields(context, start, locatedNames(edit.drop ?? [], `${location}/drop`));
  return setAll(context, dropped, expandFields(context, edit.set ?? {}, `${location}/set`));
}

/** The message without some fields; reports a field that the example does not have, unless the example is invalid without it. */
export function dropFields(
  context: ExampleScope,
  value: Json,
  names: readonly { readonly name: string; readonly location: string }[],
): Json {
  let rest = value;
  for (const { name, location } of names) {
    const dropped = dropAt(rest, locationName(context.names, name));
    if (dropped !== undefined) rest = dropped;
    else if (!isRequired(context.names, name))
      context.scope.report("resolve/drops-nothing", { name }, location, { hint: itemHint(rest, locationName(context.names, name)) });
  }
  return rest;
}

/** The hint for a path that leads through an array without the number of an item. */
function itemHint(value: Json, path: Path): string | undefined {
  let inner: Json | undefined = value;
  for (const [index, step] of path.entries()) {
    if (Array.isArray(inner) && typeof step !== "number")
      return `items of an array are counted from 0: \`${[...path.slice(0, index), 0, ...path.slice(index)].join(".")}\``;
    inner = typeof inner === "object" && inner !== null ? (Reflect.get(inner, step) as Json | undefined) : undefined;
  }
  return undefined;
}

/** The fields of an example with `$repeat` and `$version` expanded. */
export function expandFields({ scope }: ExampleScope, fields: Readonly<Record<string, JsonValue>>, location: string): FlatFields {
  const expanded = Object.entries(fields).map(([name, value]): [string, Json] => {
    const json = expandRepeats(value, scope.syntax.version);
    if (json === undefined) scope.report("resolve/repeat-too-large", {}, `${location}/${name}`);
    return [name, json ?? null];
  });
  return Object.fromEntries(expanded);
}

function resolveVariations(context: ExampleScope): readonly Example[] {
  const { syntax, location } = context;
  return (syntax.variations ?? []).flatMap(({ like, field, values }, index) => {
    const at = `${location}/variations/${index}`;
    const start = exampleValue(context, { name: like, location: `${at}/like` });
    if (start === undefined) return [];
    return values.flatMap((value, position) => {
      const fields = expandFields(context, { [field]: value }, `${at}/values/${position}`);
      const name = `${like}, ${field} ${brief(value)}`;
      context.scope.spans.addOrigin(`${location}/examples/${name}`, `${at}/values/${position}`);
      return [{ name, value: setAll(context, start, fields) }];
    });
  });
}

function brief(value: JsonValue): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text === "" ? "empty" : text;
}
