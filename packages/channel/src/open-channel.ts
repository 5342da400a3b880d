// Opens a channel by address. An engine and its driver are loaded only when such a channel is opened.

import type { Channel, ChannelOptions } from "./channel.js";
import { createChannel } from "./create-channel.js";
import type { Engine, EngineOptions } from "./engine.js";
import { ChannelError, checkName, checkNames, type Protocol, suggested } from "./errors.js";
import type { ChannelPackage, ReceivedIn, RequestsIn, RoleOf, SentIn } from "./message-types.js";
import { createSqlEngine } from "./sql-engine.js";
import { joinQueues } from "./take-letters.js";

/**
 * Opens a channel: `nats://…` on NATS JetStream, `postgres://…` in PostgreSQL, `memory:` in this process, any other address without a scheme in a
 * SQLite file.
 */
export async function openChannel<
  const Package extends ChannelPackage,
  Role extends RoleOf<Package>,
  Mode extends "manual" | "automatic" = "manual",
>(
  address: string,
  protocolPackage: Package,
  options: ChannelOptions<Role> & { readonly acknowledge?: Mode | undefined },
): Promise<Channel<ReceivedIn<Package, Role>, SentIn<Package, Role>, Mode> & RequestsIn<Package, Role>> {
  checkOptions(address, protocolPackage, options);
  const engine = await openEngine(address, protocolPackage.protocol, options);
  try {
    await joinQueues(engine, options);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return createChannel(engine, protocolPackage, options) as never;
}

/** The engine behind an address, for tools that look at a channel without being a party of it. */
export async function openEngine(
  address: string,
  protocol: Protocol,
  options: Pick<ChannelOptions, "leaseMilliseconds" | "duplicateMilliseconds" | "schema" | "nats"> &
    Partial<Pick<EngineOptions, "create">> = {},
): Promise<Engine> {
  checkNames(options, [...knownOptions, "create"]);
  const { leaseMilliseconds = 30_000, duplicateMilliseconds = 120_000, create = true } = options;
  const settings: EngineOptions = { leaseMilliseconds, duplicateMilliseconds, create };
  const [, scheme] = /^([a-z][\w+.-]*):/i.exec(address) ?? [];
  if (scheme === "nats" || scheme === "tls") {
    const { openNatsEngine } = await import("./nats-engine.js");
    return openNatsEngine(address, protocol, settings, options.nats);
  }
  const databases = await import("./sql-databases.js");
  if (scheme === "memory") return createSqlEngine(await databases.openMemoryDatabase(address, protocol), settings);
  if (scheme === "postgres" || scheme === "postgresql") {
    const schema = options.schema ?? `wirepact_channel_${protocol.name.replaceAll("-", "_")}`;
    return createSqlEngine(await databases.openPostgresDatabase(address, protocol, schema, create), settings);
  }
  if (scheme !== undefined && address.startsWith(`${scheme}://`))
    // The rest of the address may contain a password.
    throw new ChannelError(
      "invalid-option",
      `unknown scheme ${JSON.stringify(scheme)} in the address of the channel; pass a nats:// or postgres:// URL, "memory:" or the path of a SQLite file.`,
    );
  return createSqlEngine(await databases.openSqliteDatabase(address, protocol, create), settings);
}

const knownOptions = [
  "role",
  "name",
  "shared",
  "acknowledge",
  "maxAttempts",
  "backoff",
  "leaseMilliseconds",
  "duplicateMilliseconds",
  "sendMilliseconds",
  "onDeadLetter",
  "onUnreachable",
  "onHandlerError",
  "schema",
  "nats",
] as const satisfies readonly (keyof ChannelOptions)[];

/** Throws unless the options can be used, also by programs without types. */
function checkOptions(address: unknown, { protocol }: Partial<ChannelPackage>, options: ChannelOptions): void {
  const refuse = (message: string): never => {
    throw new ChannelError("invalid-option", message);
  };
  if (typeof address !== "string" || address === "") refuse("The address of a channel must be a non-empty string.");
  if (protocol === undefined) return refuse("Pass the namespace of a protocol package as the second argument.");
  checkNames(options, knownOptions);
  const roles = Object.keys(protocol.roles);
  if (!roles.includes(options.role))
    refuse(
      `${protocol.name} has no role ${JSON.stringify(options.role)}, expected one of ${roles.join(", ")}${suggested(options.role, roles)}`,
    );
  checkName(options.name, "name", 512, "invalid-option");
  for (const key of ["maxAttempts", "leaseMilliseconds", "duplicateMilliseconds", "sendMilliseconds"] as const) {
    const value = options[key];
    if (value !== undefined && !(typeof value === "number" && value > 0)) refuse(`${key} must be a number above 0.`);
  }
}
