// `instanceof` across copies of core: an application can have several, for example one per major version of a protocol package.

interface ErrorClass {
  readonly prototype: object;
}

/** The answer of `Symbol.hasInstance`: an error with the name of the class belongs to it; subclasses are compared as usual. */
export const isNamedError = (type: ErrorClass, own: ErrorClass, name: string, value: unknown): boolean =>
  type === own ? value instanceof Error && value.name === name : Object.prototype.isPrototypeOf.call(type.prototype, value as object);
