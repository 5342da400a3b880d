// Reads and writes messages of another version of a protocol: they are checked by that version, converted, and checked by the current one.

import { decodeMessage, decodeOptions, encodeMessage, encodeOptions } from "../codec/codec.js";
import type { DecodeOptions, EncodeOptions, Input } from "../codec/codec-types.js";
import { typeIn } from "../codec/fast-path.js";
import { resultOf } from "../codec/framed-codec.js";
import type { Encoding } from "../encodings/encoding.js";
import { plainCopy } from "../encodings/plain-copy.js";
import { InvalidMessageError } from "../errors.js";
import { explain } from "../explain/explain.js";
import { findFrame } from "../frames/frames.js";
import { isObject, isObjectLike } from "../base/json-kind.js";
import { createIssue } from "../issues.js";
import { checkOptions } from "../known-name.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Issue, Result } from "../result.js";
import type { Json } from "../shape/shape.js";
import type { ConversionPlan } from "./conversion-steps.js";
import { lostInVersion, notInVersion } from "./version-wordings.js";
import { type Conversion, convertMessage, convertOnly, type ConversionRoute, type Loss } from "./convert.js";
import { afterwards, type Around, convertByHand, type HandConverters, type Later } from "./by-hand.js";

/** What a request is given as: its message type, or the request itself. */
type Request = string | object;

export interface SpokenDecodeOptions extends DecodeOptions {
  /** The request that a result answers, or a function that returns it by ID; both of the current version. */
  readonly answers?: Request | ((id: unknown) => Request | undefined) | undefined;
}

export interface SpokenEncodeOptions extends EncodeOptions {
  /** The request that a result answers, of the current version. */
  readonly answers?: Request | undefined;
}

/** The current `decode` of the package, and its encodings. */
export interface CurrentCodec {
  readonly encodings: readonly Encoding[];
  readonly decode: (input: Input, options?: SpokenDecodeOptions) => Result<unknown>;
}

/** Another version that a package speaks. */
export interface SpokenVersion {
  readonly version: string;
  /** The version as messages write it. */
  readonly as: string | number;
  readonly protocol: ProtocolDescriptor;
  readonly up: ConversionRoute;
  readonly down: ConversionRoute;
  readonly decode: (codec: CurrentCodec, input: Input, options: SpokenDecodeOptions) => Result<unknown>;
  readonly encode: (encodings: readonly Encoding[], message: unknown, options: SpokenEncodeOptions) => string;
  /** The same on a connection, where functions can take their time, and decide that there is nothing to hand on or to send. */
  readonly read: (...call: [...Parameters<SpokenVersion["decode"]>, around: Around]) => Later<Result<unknown> | undefined>;
  readonly write: (...call: [...Parameters<SpokenVersion["encode"]>, around: Around]) => Later<string | undefined>;
}

interface VersionSettings {
  readonly version: string;
  readonly as: string | number;
  /** The current version as messages write it. */
  readonly currentAs: string | number;
  readonly protocol: ProtocolDescriptor;
  readonly current: ProtocolDescriptor;
  readonly up: ConversionPlan;
  readonly down: ConversionPlan;
  /** Functions for the messages that are converted by hand. */
  readonly convert?: { readonly up: HandConverters; readonly down: HandConverters };
}

/** Makes a version that a package speaks. */
export function createVersion({ version, as, currentAs, protocol, current, up, down, convert }: VersionSettings): SpokenVersion {
  const routes = {
    protocol,
    up: { from: protocol, to: current, plan: up, as: currentAs, hand: convert?.up },
    down: { from: current, to: protocol, plan: down, as, hand: convert?.down },
  };
  return {
    version,
    as,
    ...routes,
    decode: (...call) =>
      atOnce(readVersion(routes, ...call, {})) ?? refusedBy(current, [], "the function that converts it returns nothing"),
    encode: (encodings, message, options) => {
      const text = atOnce(writeVersion(routes, encodings, message, options, { request: requestIn(options) }));
      if (text === undefined)
        throw new InvalidMessageError([createIssue(notInVersion(version, "the function that converts it returns nothing"))]);
      return text;
    },
    read: (...call) => readVersion(routes, ...call),
    write: (...call) => writeVersion(routes, ...call),
  };
}

const requestIn = ({ answers }: SpokenEncodeOptions): object | undefined => (typeof answers === "object" ? answers : undefined);

/** What a function returned, outside of a connection. */
function atOnce<Value>(value: Later<Value>): Value {
  if (!(value instanceof Promise)) return value;
  value.catch(() => undefined);
  throw new TypeError("The function that converts the message returns a promise, which only connections wait for");
}

type Routes = Pick<SpokenVersion, "protocol" | "up" | "down">;

/** Reads a message of another version as one of the current version; undefined if a function says that there is none. */
function readVersion(
  { protocol, up, down }: Routes,
  { encodings, decode }: CurrentCodec,
  input: Input,
  options: SpokenDecodeOptions,
  { connection, request: sent, check: checkOld = (result) => result }: Around,
): Later<Result<unknown> | undefined> {
  checkOptions(options, [...decodeOptions, "answers"]);
  const { answers, type, defaults: _defaults, ...rest } = options;
  const nameOf = (current: string | undefined): string | undefined =>
    current !== undefined && Object.hasOwn(down.plan.messages, current) ? down.plan.messages[current]!.to : undefined;
  const request = typeof answers === "function" ? undefined : answers;
  const current = request === undefined ? type : resultOf(up.to, request);
  const tag = nameOf(current);
  if (current !== undefined && tag === undefined) return refusedBy(protocol, [], `${protocol.version} does not have ${current}`);
  const byId = (id: unknown): string | undefined => {
    const asked = typeof answers === "function" ? answers(id) : undefined;
    return asked === undefined ? undefined : nameOf(resultOf(up.to, asked));
  };
  const settings = typeof answers === "function" ? { answers: byId } : {};
  const old = checkOld(decodeMessage(protocol, encodings, input, { ...rest, ...(tag === undefined ? {} : { type: tag }) }, settings));
  if (!old.ok) return old;
  const own = tag ?? (isObject(old.value) ? typeIn(protocol, old.value, settings.answers) : undefined);
  // What the older version keeps without knowing it, the current one may keep as well.
  const isKnown = typeof own === "string" && Object.hasOwn(protocol.messages, own);
  const check = (made: Conversion | undefined): Result<unknown> | undefined => {
    if (!made?.ok) return made && refusedBy(up.to, made.path, made.reason);
    const decoded = decode(made.message as object, {
      ...options,
      encoding: undefined,
      type: undefined,
      ...(request === undefined ? { type } : {}),
    });
    if (!decoded.ok) return refusedBy(up.to, decoded.issues[0]!.path, decoded.issues[0]!.message);
    return { ...decoded, warnings: [...old.warnings, ...made.losses.map((loss) => warningOf(up.to, loss)), ...decoded.warnings] };
  };
  if (!isKnown) return check({ ok: true, message: old.value as Json, losses: [] });
  if (up.plan.messages[own]?.hand !== true) return check(convertOnly(up, own, old.value as Json));
  const around = { connection, request: sent ?? (typeof request === "object" ? request : undefined) };
  return afterwards(convertByHand(up, own, old.value as Json, around), check);
}

/** Writes a message of the current version for readers of another one; throws `InvalidMessageError` if they cannot read it. */
function writeVersion(
  { protocol, down }: Routes,
  encodings: readonly Encoding[],
  given: unknown,
  { answers, ...options }: SpokenEncodeOptions,
  { pass = (_message, write) => write(), ...around }: Around,
): Later<string | undefined> {
  checkOptions(options, encodeOptions);
  const copy = isObjectLike(given) ? plainCopy(given) : undefined;
  if (copy?.fault !== undefined) throw new InvalidMessageError([copy.fault]);
  const message = copy?.value;
  const tag = answers === undefined ? undefined : resultOf(down.from, answers);
  const checked = explain(down.from, message ?? given, { mode: options.mode, tag });
  if (!checked.ok) throw new InvalidMessageError(checked.issues);
  if (tag === undefined && findFrame(down.from, message)?.kind === "result" && findFrame(down.from, message)?.tag === undefined)
    throw new TypeError("To convert a result, pass the request that it answers: { version, answers: request }");
  const own = tag ?? typeIn(down.from, message as Readonly<Record<string, unknown>>);
  const write = (made: Conversion | undefined): string | undefined => {
    if (made === undefined) return undefined;
    if (!made.ok) throw new InvalidMessageError([createIssue(notInVersion(protocol.version, made.reason), made.path)]);
    for (const loss of made.losses) options.onWarning?.(warningOf(protocol, loss));
    return pass(made.message, () => encodeMessage(protocol, encodings, made.message, options));
  };
  const isByHand = Object.hasOwn(down.plan.messages, String(own)) && down.plan.messages[String(own)]!.hand === true;
  if (isByHand) return afterwards(convertByHand(down, String(own), checked.value as Json, around), write);
  return write(convertMessage(down, String(own), checked.value as Json, options.mode));
}

const refusedBy = ({ version }: ProtocolDescriptor, path: Issue["path"], reason: string): Result<unknown> => ({
  ok: false,
  issues: [createIssue(notInVersion(version, reason), path)],
});

function warningOf({ version }: ProtocolDescriptor, { kind, path, value, sensitive }: Loss): Issue {
  const issue = createIssue(lostInVersion(kind, version), path);
  return sensitive ? issue : { ...issue, value };
}
