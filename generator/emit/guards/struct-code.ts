// A struct as straight-line code: every property once into a local, tests of the kind first, then what costs more.

import type { Extras, Field, Path, Shape, StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { isIdentifier } from "../../text/identifiers.js";
import { propertyName } from "../../text/literal.js";
import { isOneOf, mostTests, objectType, readProperty } from "./guard-names.js";
import { cost, deeper, inside, type Condition, type GuardContext } from "./guard-context.js";
import { typeRuleConditions } from "./rule-condition.js";
import { depthTest, leaveUnless, shapeCode } from "./shape-condition.js";

/** A field that was read into a local variable. */
export interface Local {
  readonly path: Path;
  readonly name: string;
  readonly field: Field;
}

/** The code of a struct: statements that end in an early return where they can, and what must hold in the end. */
export interface StructCode {
  readonly statements: readonly string[];
  readonly conditions: readonly Condition[];
  readonly locals: readonly Local[];
}

export interface StructOptions {
  readonly variable: string;
  readonly path: Path;
  /** Locals that exist already. */
  readonly taken: readonly string[];
  /** A field that was checked before. */
  readonly checked?: string | undefined;
  /** A required struct field that is unfolded into the same function. */
  readonly unfold?: string | undefined;
  /** Wraps the conditions of single fields. */
  readonly adjust?: ((local: Local, conditions: readonly Condition[]) => readonly Condition[]) | undefined;
}

/** Writes the checks of a struct whose variable is known to hold an object. */
export function structCode(context: GuardContext, shape: StructShape, options: StructOptions): StructCode {
  const apart = shape.fields.filter(({ name }) => name !== options.checked && name !== options.unfold && !(name in Object.prototype));
  return apart.length > mostTests ? wideCode(context, shape, options, apart) : narrowCode(context, shape, options);
}

/** A struct with so many fields that functions of their own check them, some of them each. */
function wideCode(context: GuardContext, shape: StructShape, options: StructOptions, apart: readonly Field[]): StructCode {
  const { names, depth } = context;
  const starts = Array.from({ length: Math.ceil(apart.length / mostTests) }, (_, index) => index * mostTests);
  const inner = depth === undefined ? context : { ...context, depth: "depth" };
  const calls = starts.map((start) => {
    const some: StructShape = { kind: "struct", open: true, fields: apart.slice(start, start + mostTests) };
    const code = narrowCode(inner, some, { variable: "value", path: options.path, taken: [], adjust: options.adjust });
    const lines = [...code.statements, finalReturn(code.conditions)].join("\n");
    const isDeep = lines.includes("depth + 1");
    const own = `${context.place.join(" ")} fields ${start + 1}`;
    const name = names.privateFunction(`${own} ${lines}`, [own], (given) =>
      [`function ${given}(value: ${objectType(names)}${isDeep ? ", depth: number" : ""}): boolean {`, lines, "}"].join("\n"),
    );
    return { code: `${name}(${options.variable}${isDeep ? `, ${depth}` : ""})`, cost: cost.call };
  });
  const { rules: _rules, ...plain } = shape;
  const rest = narrowCode(context, { ...plain, fields: shape.fields.filter((field) => !apart.includes(field)) }, options, shape.fields);
  const read = apart.map((field) => ({
    path: [...options.path, field.name],
    name: readProperty(names, field.name, options.variable),
    field,
  }));
  const locals = [...rest.locals, ...read];
  const rules = typeRuleConditions(context, { shape, rules: shape.rules ?? [] }, { locals, path: options.path });
  return { statements: rest.statements, conditions: [...rest.conditions, ...calls, ...rules], locals };
}

/** The same for one function. `known` are the fields that the object can have. */
function narrowCode(context: GuardContext, shape: StructShape, options: StructOptions, known = shape.fields): StructCode {
  const locals = nameLocals(context, shape, options);
  const early: string[] = [];
  const late: Condition[] = [];
  const unfolded: Local[] = [];
  for (const local of locals) {
    const { field, name } = local;
    if (options.unfold === field.name && field.required && field.shape.kind === "struct" && field.shape.nullable !== true) {
      early.push(`${context.names.use("isObjectLike")}(${name})`);
      unfolded.push(local);
      continue;
    }
    const code = shapeCode(deeper(inside(context, field.name)), field.shape, name);
    const conditions = options.adjust?.(local, code.conditions) ?? code.conditions;
    if (field.required && field.shape.kind === "literal" && field.shape.nullable !== true) {
      early.push(...conditions.map((condition) => condition.code));
    } else if (field.required) {
      if (code.typeTest !== "") early.push(code.typeTest);
      late.push(...conditions);
    } else {
      late.push(optional(name, code.typeTest, conditions));
    }
  }
  const inner = unfolded.map((local) =>
    structCode(deeper(inside(context, local.field.name)), local.field.shape as StructShape, {
      variable: local.name,
      path: local.path,
      taken: [...options.taken, ...locals.map(({ name }) => name)],
      adjust: options.adjust,
    }),
  );
  return {
    statements: [
      ...readFields(context, locals, options.variable),
      leaveUnless([...early, `${context.names.use("isPlain")}(${options.variable})`]),
      ...inner.flatMap(({ statements }) => statements),
      ...closing(context, { ...shape, fields: known }, options.variable),
      ...absentProperties(context, shape, options.variable),
    ],
    conditions: [
      ...late,
      ...inner.flatMap(({ conditions }) => conditions),
      ...typeRuleConditions(context, { shape, rules: shape.rules ?? [] }, { locals, path: options.path }),
    ],
    locals: [...locals, ...inner.flatMap((code) => code.locals)],
  };
}

function optional(name: string, typeTest: string, conditions: readonly Condition[]): Condition {
  const fits = [...(typeTest === "" ? [] : [typeTest]), ...conditions.map(({ code }) => code)];
  const dearest = Math.max(cost.range, ...conditions.map((condition) => condition.cost));
  if (fits.length === 0) return { code: "true", cost: cost.literal };
  return { code: `(${name} === undefined || ${fits.length === 1 ? (fits[0] ?? "") : `(${fits.join(" && ")})`})`, cost: dearest };
}

/** Local names: the field's own where TypeScript takes it. */
function nameLocals({ names }: GuardContext, { fields }: StructShape, { path, taken, checked }: StructOptions): readonly Local[] {
  const used = new Set(taken);
  return fields
    .filter(({ name }) => name !== checked)
    .map((field) => {
      const name = names.local(field.name, used);
      used.add(name);
      return { path: [...path, field.name], name, field };
    });
}

/** Every field into its local. Names that all objects inherit are read with care; other properties of a plain object are its own. */
function readFields({ names }: GuardContext, locals: readonly Local[], variable: string): readonly string[] {
  const isInherited = ({ field }: Local): boolean => field.name in Object.prototype;
  const bindings = locals
    .filter((local) => !isInherited(local))
    .map(({ field, name }) => (field.name === name ? name : `${propertyName(field.name)}: ${name}`));
  return [
    ...(bindings.length === 0 ? [] : [`const { ${bindings.join(", ")} } = ${variable};`]),
    ...locals
      .filter(isInherited)
      .map(({ field, name }) => `const ${name} = ${names.use("ownMember")}(${variable}, ${JSON.stringify(field.name)});`),
  ];
}

/** Closed structs have no member but their fields. */
function closing(context: GuardContext, shape: StructShape, variable: string): readonly string[] {
  const { open, fields, extras } = shape;
  if (extras !== undefined) return [extraLoop(context, shape, extras, variable)];
  if (open) return [];
  if (fields.length === 0) return [`if (Object.keys(${variable}).length > 0) return false;`];
  const fieldNames = fields.map((field) => field.name);
  const names = JSON.stringify(fieldNames);
  const owner = sharedOwner(context, names) ?? context.place.join(" ");
  const known = context.names.privateFunction(`fields ${names}`, [`${owner} member`, `${context.place.join(" ")} member`], (own) =>
    [`function ${own}(name: string): boolean {`, `return ${isOneOf(context.names, `${own} names`, fieldNames, "name")};`, "}"].join("\n"),
  );
  return [`for (const name in ${variable}) {\nif (!${known}(name)) return false;\n}`];
}

/** The loop over unknown properties, which have a type. */
function extraLoop(context: GuardContext, { fields, absent = [] }: StructShape, { keys, values }: Extras, variable: string): string {
  const { names } = context;
  const known = [...fields.map((field) => field.name), ...absent];
  const { typeTest, conditions } = shapeCode(deeper(inside(context, "entry")), values, "entry");
  const keyTest = keys === undefined ? [] : [`${names.forScalar(`${context.place.at(-1) ?? ""} key`).regex(keys)}.test(key)`];
  const fits = [...keyTest, ...(typeTest === "" ? [] : [typeTest]), ...conditions.map(({ code }) => code)];
  return [
    `for (const key in ${variable}) {`,
    ...(known.length === 0 ? [] : [`if (${isOneOf(names, `${context.place.join(" ")} names`, known, "key")}) continue;`]),
    `const entry = ${variable}[key];`,
    leaveUnless(fits),
    "}",
  ].join("\n");
}

/** Properties that must not be there. */
function absentProperties({ names }: GuardContext, { absent = [], open }: StructShape, variable: string): readonly string[] {
  // A closed object has only its fields.
  if (absent.length === 0 || !open) return [];
  const isAbsent = (name: string): string => {
    const condition = `${readProperty(names, name, variable)} === undefined`;
    return isIdentifier(name) && !(name in Object.prototype) ? condition : `(${condition})`;
  };
  return [leaveUnless(absent.map(isAbsent))];
}

const typesByModel = new WeakMap<ProtocolModel, ReadonlyMap<string, readonly string[]>>();

/** The types of closed messages by the JSON of their fields' names; every message asks, so the answer is kept. */
function typesByFields(model: ProtocolModel): ReadonlyMap<string, readonly string[]> {
  const known = typesByModel.get(model);
  if (known !== undefined) return known;
  const types = new Map<string, string[]>();
  for (const { shape, typeName } of Object.values(model.messages).filter((message) => !message.shape.open)) {
    const names = JSON.stringify(shape.fields.map((field) => field.name));
    const sharing = types.get(names);
    if (sharing === undefined) types.set(names, [typeName]);
    else sharing.push(typeName);
  }
  typesByModel.set(model, types);
  return types;
}

/** What several messages with the same fields have in common, so that no function of theirs is named after one: the first words of their names. */
function sharedOwner({ model, place }: GuardContext, names: string): string | undefined {
  const sharing = typesByFields(model).get(names) ?? [];
  if (place.length > 1 || sharing.length < 2 || !sharing.includes(place[0] ?? "")) return undefined;
  const [first = [], ...others] = sharing.map((typeName) => typeName.split(/(?=[A-Z])/));
  const differs = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return first.slice(0, Math.max(differs, 0)).join(" ") || "message";
}

/** The conditions, cheapest first, as the last statement of a function. */
export function finalReturn(conditions: readonly Condition[]): string {
  const codes = conditions
    .filter(({ code }) => code !== "true")
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ code }) => code);
  return `return ${codes.length === 0 ? "true" : codes.join(" && ")};`;
}

/** The body of a private function over a struct. */
export function structFunctionBody(context: GuardContext, shape: Shape & StructShape): string {
  const { statements, conditions } = structCode(context, shape, { variable: "value", path: [], taken: [] });
  return [leaveUnless([...depthTest(context), `${context.names.use("isObjectLike")}(value)`]), ...statements, finalReturn(conditions)].join(
    "\n",
  );
}
