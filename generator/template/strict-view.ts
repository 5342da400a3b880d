// A view that throws on unknown names also where the strict mode of Handlebars does not, such as in `{{#each mispelt}}`.

/** Names that Handlebars reads from any value. */
const readFromAny = new Set<string | symbol>(["length", "size", "then", "toHTML", "toString", "valueOf", "constructor", "toJSON"]);

/** Whether Handlebars reads a name from any value. */
export const isReadFromAny = (name: string): boolean => readFromAny.has(name);

const views = new WeakMap<object, object>();

/** The same data, but reading an unknown name throws. */
export function strictView<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const known = views.get(value);
  if (known !== undefined) return known as T;
  const view: T & object = new Proxy(value, {
    get: (target, name, receiver): unknown => {
      if (Reflect.has(target, name)) return strictView(Reflect.get(target, name, receiver) as unknown);
      if (typeof name === "symbol" || readFromAny.has(name)) return undefined;
      throw new ReferenceError(`"${name}" is not in the view`);
    },
  });
  views.set(value, view);
  return view;
}
