// Checks of the options that every back end has, before anything is opened.

import type { ProtocolDescriptor } from "@wirepact/core";
import { checkKind, checkMilliseconds, checkNames } from "./check-input.js";
import { describeValue, StoreError } from "./errors.js";
import type { Check, ProtocolPackage, StoreOptions } from "./message-store.js";
import type { PostgresOptions } from "./postgres/index.js";
import type { SqliteOptions } from "./sqlite/index.js";

const checks: readonly unknown[] = ["strict", "lenient", "none"] satisfies readonly Check[];

/** Throws unless the options can be used. */
export function checkOptions(options: ProtocolPackage<object, ProtocolDescriptor> & StoreOptions): void {
  if (typeof options?.protocol?.views !== "object") {
    throw new StoreError("invalid-option", "options.protocol is required; pass the namespace of a protocol package, or { protocol }.");
  }
  checkNames(ownOptions(options), knownOptions);
  checkCheck(options.check);
  checkKind("create", options.create, "boolean");
  checkKind("now", options.now, "function");
  for (const name of ["pollMilliseconds", "reconnectMilliseconds"] as const) {
    if (options[name] !== undefined) checkMilliseconds(name, options[name]);
  }
}

/** The options of all back ends: `openStore` takes those of any. */
const knownOptions: readonly string[] = Object.keys({
  check: true,
  create: true,
  listen: true,
  lockMilliseconds: true,
  notify: true,
  now: true,
  pollMilliseconds: true,
  reconnectMilliseconds: true,
  schema: true,
} satisfies Record<keyof (SqliteOptions & PostgresOptions), true>);

/** What the caller set: a protocol package has exports of any name, but no text, number or flag among them. */
function ownOptions(options: ProtocolPackage<object, ProtocolDescriptor>): object {
  const { protocol: _protocol, is, validate, ...others } = options;
  const isPackage = (is ?? validate) !== undefined;
  const isSet = ([, value]: readonly [string, unknown]): boolean =>
    !isPackage || !["function", "object", "undefined"].includes(typeof value);
  return Object.fromEntries(Object.entries(others).filter(isSet));
}

/** How messages are validated, if it is one of the ways. */
export function checkCheck(check: Check = "strict"): Check {
  if (checks.includes(check)) return check;
  throw new StoreError("invalid-option", `check must be "strict", "lenient" or "none", got ${describeValue(check)}.`);
}
