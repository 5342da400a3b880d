// The messages that each role of a protocol package sends and receives. Types only.

import type { Connect, ProtocolDescriptor, Result } from "@wirepact/core";
import type { RpcConnect, RpcConnection } from "@wirepact/core/codegen/frames";
import type { SendOptions } from "./channel.js";

/** What a channel needs of a protocol. Pass the namespace of a protocol package: `import * as swarm from "@wirepact/acp-swarm"`. */
export interface ChannelPackage {
  readonly protocol: ProtocolDescriptor;
  readonly decode: (input: string | Uint8Array) => Result<unknown>;
  readonly encode: (message: never) => unknown;
  readonly toMail?: ((message: never) => unknown) | undefined;
  readonly createConversation?: ((options?: { readonly order?: "arrival"; readonly maxMessages?: number }) => unknown) | undefined;
}

/** The messages by role; in packages without connections, every role may send and receive all of them. */
type Tables<Package> = Package extends { readonly connect: Connect<infer Receives, infer Sends, infer _Mode, infer _Received, infer _Tag> }
  ? { readonly receives: Receives; readonly sends: Sends; readonly requests: unknown }
  : Package extends {
        readonly connect: RpcConnect<
          infer Receives,
          infer _Mode,
          infer _Received,
          infer _Encoding,
          infer Sends,
          infer Requests,
          infer Results,
          infer Serves,
          infer Notes
        >;
      }
    ? {
        readonly receives: Receives;
        readonly sends: Sends;
        readonly requests: {
          readonly [role in keyof Sends]: Asking<RpcConnection<Sends[role], unknown, Requests, Results, Serves[role], Notes>>;
        };
      }
    : Package extends { readonly is: (value: unknown) => value is infer Message }
      ? {
          readonly receives: Readonly<Record<string, Message>>;
          readonly sends: Readonly<Record<string, Message>>;
          readonly requests: unknown;
        }
      : never;

/** What channels of protocols with requests can do besides, with the same handlers as connections. */
interface Asking<Connection> {
  readonly request: Connection extends { readonly request: infer Request } ? Request : never;
  readonly serve: Connection extends { readonly serve: infer Serve } ? Serve : never;
  /** Sends requests to one party, or to the parties of one role. */
  readonly peer: (to: SendOptions["to"]) => Pick<Asking<Connection>, "request">;
}

/** The roles of a protocol package. */
export type RoleOf<Package> = keyof Tables<Package>["receives"] & string;

/** The messages that a role receives. */
export type ReceivedIn<Package, Role> = Tables<Package>["receives"][Role & keyof Tables<Package>["receives"]];

/** The messages that a role sends. */
export type SentIn<Package, Role> = Tables<Package>["sends"][Role & keyof Tables<Package>["sends"]];

/** The functions for requests that a role has, if its protocol has requests. */
export type RequestsIn<Package, Role> = Tables<Package>["requests"][Role & keyof Tables<Package>["requests"]] extends infer Found
  ? [Found] extends [never]
    ? unknown
    : Found
  : never;
