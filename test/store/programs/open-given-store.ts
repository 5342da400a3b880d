// Opens the store that a test program was told of in its environment, and reads its numbers from there.

import { readFileSync } from "node:fs";
import type { ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { openStore, type MessageStore } from "@wirepact/store";

/** A value from the environment of the program. */
export function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

// The parts of the run time are functions, which JSON does not carry.
const { features: _, ...descriptor } = JSON.parse(readFileSync(given("PROTOCOL"), "utf8")) as ProtocolDescriptor;
const protocol = runnable(descriptor);

/** The store named by STORE (and SCHEMA), of the protocol in the file PROTOCOL. */
export function openGivenStore(address: string = given("STORE")): Promise<MessageStore> {
  return openStore(address, { protocol, schema: given("SCHEMA"), lockMilliseconds: 60_000 });
}
