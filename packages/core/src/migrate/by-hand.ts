// Conversions that a protocol leaves to code, because the meaning of messages changed: a function for each of these messages.

import { InvalidMessageError } from "../errors.js";
import type { NameOf } from "../frames/frames.js";
import { createIssue } from "../issues.js";
import type { ReadonlyMessage } from "../message.js";
import { type Conversion, type ConversionRoute, convertOnly, type Loss, tagPath } from "./convert.js";
import { notInVersion } from "./version-wordings.js";
import type { Result } from "../result.js";
import type { Json } from "../shape/shape.js";

/** A value now, or on a connection later. */
export type Later<Value> = Value | Promise<Value>;

/** What comes next, at once if the value is there. */
export const afterwards = <Value, Next>(value: Later<Value>, next: (value: Value) => Next): Later<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** The requests of a version by name, and the bodies of their results. */
interface Exchange {
  readonly requests: object;
  readonly results: object;
}

type RequestOf<E extends Exchange> = ReadonlyMessage<E["requests"][keyof E["requests"]]>;

type ResultOf<E extends Exchange, M> = E["results"][NameOf<E["requests"], M> & keyof E["results"]];

/** What a function can do on a connection, besides converting a message. */
export interface HandConnection<Message = unknown, Other extends Exchange = Exchange, Current extends Exchange = Exchange> {
  /** Sends a message of the other version. */
  readonly send: (message: ReadonlyMessage<Message>) => Promise<void>;
  /** Sends a request of the other version, whose ID no other request has, and waits for the body of its result. */
  readonly request: <M extends RequestOf<Other>>(message: M) => Promise<ResultOf<Other, M>>;
  /** Gives a request of the current version to its handler, and returns the body of the result. */
  readonly serve: <M extends RequestOf<Current>>(request: M) => Promise<ResultOf<Current, M>>;
}

/** What a function gets besides the message. */
export interface HandContext<From, To, Request, Connection> {
  /** What the derived conversion makes of a message; throws `InvalidMessageError` if there is no counterpart. */
  readonly convert: (message: ReadonlyMessage<From>) => To;
  /** The request of the current version that a result answers, where it is known. */
  readonly request?: Request;
  /** Where the message arrives or is sent; without it, the function must not return a promise. */
  readonly connection?: Connection;
}

/** Converts a message; nothing is handed on or sent if it returns undefined. */
export type ByHand<From, To, Request, Connection> = (
  message: From,
  context: HandContext<From, To, Request, Connection>,
) => Later<ReadonlyMessage<To> | undefined>;

/** The functions of one direction, by the type of the message. */
export type HandConverters = Readonly<Record<string, ((message: never, context: never) => unknown) | undefined>>;

/** What is around the conversion of a message. */
export interface Around {
  readonly request?: object | undefined;
  readonly connection?: HandConnection | undefined;
  /** Checks a message of the other version that has arrived. */
  readonly check?: (result: Result<unknown>) => Result<unknown>;
  /** Writes a message of the other version; throws if it may not be sent. */
  readonly pass?: <Text>(message: unknown, write: () => Text) => Text;
}

/** Converts a message with the function for its type. */
export function convertByHand(route: ConversionRoute, type: string, message: Json, around: Around): Later<Conversion | undefined> {
  const losses: Loss[] = [];
  const convert = (given: unknown): Json => {
    const made = convertOnly(route, type, given as Json);
    if (!made.ok) throw new InvalidMessageError([createIssue(notInVersion(route.to.version, made.reason), made.path)]);
    losses.push(...made.losses);
    return made.message;
  };
  const convertMessage = route.hand?.[type] as ByHand<Json, Json, object, HandConnection> | undefined;
  if (convertMessage === undefined) return { ok: false, path: tagPath(route.from, message), reason: `there is no function for ${type}` };
  const { request, connection } = around;
  const made = convertMessage(message, { convert, ...(request && { request }), ...(connection && { connection }) });
  return afterwards(made as Later<Json | undefined>, (converted) =>
    converted === undefined ? undefined : { ok: true, message: converted, losses },
  );
}
