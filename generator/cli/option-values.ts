// Values of options that several commands take.

import { InvalidArgumentError } from "commander";

/** A port number. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("must be a port number from 0 to 65535");
  return port;
}
