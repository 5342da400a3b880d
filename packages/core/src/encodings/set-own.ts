// Sets properties by names that come from outside.

/** Sets an own property, even if it is called `__proto__`. */
export function setOwn<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === "__proto__") Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}
