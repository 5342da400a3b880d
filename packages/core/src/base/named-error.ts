// `instanceof` across copies of core: an application can have several, for example one per major version of a protocol package.

interface ErrorClass {
  readonly prototype: object;
}

/**
 * The answer of `Symbol.hasInstance`: an error with the name of the class belongs to it; subclasses are compared as usual. The class is not passed by its
 * name, because bundlers rename classes that mention themselves, and Node.js prints that name.
 */
export const isNamedError = (type: ErrorClass, name: string, value: unknown): boolean =>
  Object.hasOwn(type, Symbol.hasInstance) ? value instanceof Error && value.name === name : type.prototype.isPrototypeOf(value as object);
