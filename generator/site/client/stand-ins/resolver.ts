// Puts the targets of references inside a JSON Schema in their places, as json-schema-to-typescript expects it. It stands in for a library that
// also follows references to files and the web, and is too large for pages.

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema without references. A reference with other keywords beside it becomes a copy of its target with these keywords. */
export async function dereference(
  schema: Schema,
): Promise<{ readonly dereferencedPaths: WeakMap<Schema, string>; readonly dereferencedSchema: Schema }> {
  const dereferencedPaths = new WeakMap<Schema, string>();
  const copies = new Map<Schema, Schema>();
  const targetOf = (node: Schema): Schema => {
    const target = lookUp(schema, node["$ref"] as string);
    const { $ref, ...own } = node;
    const resolved = isReference(target) ? targetOf(target) : target;
    dereferencedPaths.set(resolved, String($ref));
    if (Object.keys(own).length === 0) return resolved;
    const known = copies.get(node);
    if (known !== undefined) return known;
    const copy: Schema = { ...resolved, ...own };
    copies.set(node, copy);
    dereferencedPaths.set(copy, String($ref));
    return copy;
  };
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (isReference(value)) (node as Schema)[key] = targetOf(value);
      visit((node as Schema)[key]);
    }
  };
  visit(schema);
  return { dereferencedPaths, dereferencedSchema: schema };
}

const isReference = (value: unknown): value is Schema => isSchema(value) && typeof value["$ref"] === "string";

/** What a pointer such as `#/$defs/Order` leads to. */
function lookUp(root: Schema, pointer: string): Schema {
  const steps = pointer.split("/").slice(1);
  const found = steps.reduce<unknown>((node, step) => {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    return isSchema(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }, root);
  if (!isSchema(found)) throw new Error(`${pointer} leads nowhere`);
  return found;
}
