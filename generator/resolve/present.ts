// Leaves out what is undefined, so that models hold no empty members.

/** The members of an object that may be left out when they are undefined. */
export type Present<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy of an object without its undefined members. */
export function present<const T extends object>(object: T): Present<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Present<T>;
}
