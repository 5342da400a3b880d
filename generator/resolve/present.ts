// Removes undefined properties, so that models contain none.

/** The object with optional instead of undefined properties. */
export type Present<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy of an object without its undefined properties. */
export function present<const T extends object>(object: T): Present<T> {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) copy[key] = value;
  return copy as Present<T>;
}
