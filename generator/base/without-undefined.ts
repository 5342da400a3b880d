// Removes undefined properties, so that models contain none.

/** The object with optional instead of undefined properties. */
export type WithoutUndefined<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy of an object without its undefined properties. */
export function withoutUndefined<const T extends object>(object: T): WithoutUndefined<T> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    const value = object[key as keyof T];
    if (value !== undefined) copy[key] = value;
  }
  return copy as WithoutUndefined<T>;
}
