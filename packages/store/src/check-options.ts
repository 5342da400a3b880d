// Checks of the options that every back end has, before anything is opened.

import type { ProtocolDescriptor } from "@wirepact/core";
import { checkKind, checkMilliseconds } from "./check-input.js";
import { describeValue, StoreError } from "./errors.js";
import type { Check, ProtocolPackage, StoreOptions } from "./message-store.js";

const checks: readonly unknown[] = ["strict", "lenient", "none"] satisfies readonly Check[];

/** Throws unless the options can be used. */
export function checkOptions(options: ProtocolPackage<object, ProtocolDescriptor> & StoreOptions): void {
  if (typeof options?.protocol?.views !== "object") {
    throw new StoreError("invalid-option", "options.protocol is required; pass the namespace of a protocol package, or { protocol }.");
  }
  checkCheck(options.check);
  checkKind("create", options.create, "boolean");
  checkKind("now", options.now, "function");
  for (const name of ["pollMilliseconds", "reconnectMilliseconds"] as const) {
    if (options[name] !== undefined) checkMilliseconds(name, options[name]);
  }
}

/** How messages are validated, if it is one of the ways. */
export function checkCheck(check: Check = "strict"): Check {
  if (checks.includes(check)) return check;
  throw new StoreError("invalid-option", `check must be "strict", "lenient" or "none", got ${describeValue(check)}.`);
}
