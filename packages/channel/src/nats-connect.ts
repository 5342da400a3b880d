// Loads the client of NATS and connects to a server.

import { readFileSync } from "node:fs";
import type * as jetstreamModule from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type * as transportModule from "@nats-io/transport-node";
import { ChannelError } from "./errors.js";
import { natsError } from "./nats-errors.js";

type Transport = typeof transportModule;
export type JetStream = typeof jetstreamModule;

/** Options of the NATS client, such as `user`, `pass`, `token`, `authenticator` and `tls`. */
export interface NatsOptions extends Readonly<Record<string, unknown>> {
  /** A file of credentials: a JWT and the key of its user. */
  readonly creds?: string | undefined;
  /** A file with the key (the seed) of a user. */
  readonly nkey?: string | undefined;
}

export async function loadDrivers(): Promise<readonly [Transport, JetStream]> {
  try {
    // The names are variables so that bundlers and the compiler do not resolve modules that may not be installed.
    const [transport, jetstream] = ["@nats-io/transport-node", "@nats-io/jetstream"];
    return [(await import(/* @vite-ignore */ transport)) as Transport, (await import(/* @vite-ignore */ jetstream)) as JetStream];
  } catch (cause) {
    throw new ChannelError(
      "driver-missing",
      "A nats:// channel needs the client of NATS; run `npm install @nats-io/transport-node @nats-io/jetstream`.",
      { cause },
    );
  }
}

export async function connect(transport: Transport, address: string, { creds, nkey, ...options }: NatsOptions): Promise<NatsConnection> {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    // Without the cause, which quotes the address with its password.
    throw new ChannelError("invalid-option", "The address of the channel is not a valid URL; use nats://user:password@host:port.");
  }
  const login = url.username === "" ? {} : url.password === "" ? { token: url.username } : { user: url.username, pass: url.password };
  const decoded = Object.fromEntries(Object.entries(login).map(([key, value]) => [key, decodeURIComponent(value)]));
  const authenticators = [
    ...(creds === undefined ? [] : [transport.credsAuthenticator(readKey(creds))]),
    ...(nkey === undefined ? [] : [transport.nkeyAuthenticator(Buffer.from(readKey(nkey).toString().trim()))]),
  ];
  try {
    return await transport.connect({
      servers: `${url.hostname}:${url.port === "" ? 4222 : url.port}`,
      ...(url.protocol === "tls:" ? { tls: {} } : {}),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      // Errors that are not needed cost a tenth of the throughput.
      noAsyncTraces: true,
      ...decoded,
      ...(authenticators.length === 0 ? {} : { authenticator: authenticators }),
      ...options,
    });
  } catch (error) {
    throw natsError(error, `the server at ${url.host}`);
  }
}

function readKey(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new ChannelError("invalid-option", `The credentials in ${file} cannot be read; check the path and who may read it.`, { cause });
  }
}
