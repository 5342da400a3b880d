// The messages that each role of a protocol package sends and receives. Types only.

import type { Connect, ProtocolDescriptor, Result } from "@wirepact/core";
import type { RpcConnect, RpcConnectionIn } from "@wirepact/core/codegen/frames";
import type { SendOptions } from "./channel.js";

/** What a channel needs of a protocol. Pass the namespace of a protocol package: `import * as swarm from "@wirepact/acp-swarm"`. */
export interface ChannelPackage {
  readonly protocol: ProtocolDescriptor;
  readonly decode: (input: string | Uint8Array) => Result<unknown>;
  readonly encode: (message: never) => unknown;
  readonly toMail?: ((message: never) => unknown) | undefined;
  readonly createConversation?: ((options?: { readonly order?: "arrival"; readonly maxMessages?: number }) => unknown) | undefined;
}

/** The messages by role, and the functions for requests; in packages without connections, every role may send and receive all messages. */
type Roles<Package> = Package extends { readonly connect: RpcConnect<infer Types> }
  ? Parties<Types> & {
      readonly requests: {
        readonly [Role in keyof Types["sentBy"] & keyof Types["receivedBy"]]: Asking<RpcConnectionIn<Types, Role, "strict">>;
      };
    }
  : Package extends { readonly connect: Connect<infer Types> }
    ? Parties<Types> & { readonly requests: Readonly<Record<keyof Types["sentBy"], unknown>> }
    : Package extends { readonly is: (value: unknown) => value is infer Message }
      ? { readonly [Direction in "receives" | "sends"]: Readonly<Record<string, Message>> } & {
          readonly requests: Readonly<Record<string, unknown>>;
        }
      : never;

/** The messages by role. */
interface Parties<Types extends { readonly receivedBy: object; readonly sentBy: object }> {
  readonly receives: Types["receivedBy"];
  readonly sends: Types["sentBy"];
}

/** What one of the tables has for a role. */
type Entry<Package, Table extends "receives" | "sends" | "requests", Role> = Roles<Package>[Table][Role & keyof Roles<Package>[Table]];

/** What channels of protocols with requests can do besides, with the same handlers as connections. */
interface Asking<Connection> {
  readonly request: Connection extends { readonly request: infer Request } ? Request : never;
  readonly serve: Connection extends { readonly serve: infer Serve } ? Serve : never;
  /** Sends requests to one party, or to the parties of one role. */
  readonly peer: (to: SendOptions["to"]) => Pick<Asking<Connection>, "request">;
}

/** The roles of a protocol package. */
export type RoleOf<Package> = keyof Roles<Package>["receives"] & string;

/** The messages that a role receives. */
export type ReceivedIn<Package, Role> = Entry<Package, "receives", Role>;

/** The messages that a role sends. */
export type SentIn<Package, Role> = Entry<Package, "sends", Role>;

/** The functions for requests that a role has, if its protocol has requests. */
export type RequestsIn<Package, Role> = Entry<Package, "requests", Role>;
