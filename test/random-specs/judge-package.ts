// What the package does with valid messages: encodes and decodes them, builds them, and turns them into tool calls and back.

import { sameJson } from "@wirepact/core/codegen";
import { readPath, replaceAt } from "../../packages/core/src/base/path.js";
import type { Json, ProtocolDescriptor } from "../../packages/core/src/index.js";
import { fromToolCall, hasTool, toToolArguments } from "../../packages/core/src/tools/index.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import { asType } from "../../packages/core/src/frames/frames.js";
import { dereference } from "../../packages/core/src/shape/index.js";
import { changeLimbs, isMembers } from "./limbs.js";
import { Fault, type Subject, type Valid } from "./subject.js";

type Members = Readonly<Record<string, Json>>;

type Decoded =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly issues: readonly { readonly message: string }[] };

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? String(value);

/** A request that a result can answer. */
function requestOf({ model, carried }: Subject, { type, message }: Valid): Members | undefined {
  const { answers, frame } = model.messages[type]!;
  const request = carried.find((each) => each.type === answers)?.message;
  if (request === undefined) return undefined;
  const replyTo = model.frames?.find(({ name }) => name === frame)?.replyTo ?? "";
  const id = model.frames?.find(({ name }) => name === model.messages[answers!]!.frame)?.id ?? "";
  return { ...(request as Members), [id]: (message as Members)[replyTo]! };
}

/** Every encoding gives back what it was given. */
export function judgeEncodings(subject: Subject): void {
  const { model, carried, load } = subject;
  const { decode, encode } = load("codec") as {
    readonly decode: (text: string, options: object) => Decoded;
    readonly encode: (message: Json, options: object) => string;
  };
  for (const encoding of Object.keys(model.encodings)) {
    for (const sample of carried) {
      const { message, name, type } = sample;
      let isWhole = true;
      const answers = model.messages[type]!.answers === undefined ? {} : { answers: requestOf(subject, sample) };
      const onWarning = ({ code }: { readonly code: string }): void => void (isWhole &&= code !== "decode-only");
      const text = encode(message, { encoding, onWarning });
      const decoded = decode(text, { encoding, mode: "strict", ...answers });
      if (!decoded.ok) {
        throw new Fault(
          "encodings",
          `${encoding} does not read ${name} of ${type}: ${decoded.issues.map((issue) => issue.message).join("; ")}: ${text.slice(0, 400)}`,
        );
      }
      if (isWhole && !sameJson(decoded.value, message))
        throw new Fault("encodings", `${encoding} changes ${name} of ${type}: ${show(message)} to ${show(decoded.value)}`);
    }
  }
}

/** What is written for an older version is read as it was, unless something is said to be lost. */
export function judgeVersions(subject: Subject): void {
  const { model, carried, load } = subject;
  const { decode, encode } = load("codec") as {
    readonly decode: (text: string, options: object) => Decoded;
    readonly encode: (message: Json, options: object) => string;
  };
  const places = [
    model.parts.version ?? [],
    ...(model.negotiation ?? []).flatMap((each) => (each.by === "each" ? [each.path] : [each.offer, each.answer])),
  ];
  const asOne = (message: Json): Json =>
    places.reduce<Json>(
      (kept, path) => (path.length === 0 || readPath(kept, path) === undefined ? kept : (replaceAt(kept, path, "") as Json)),
      message,
    );
  for (const name of Object.keys(model.speaks ?? {}).filter((each) => each !== model.version)) {
    const { version } = load(`versions/${name}`);
    for (const sample of carried) {
      const { answers: request, frame } = model.messages[sample.type]!;
      // What type a result has is only known from its request.
      if (request === undefined && model.frames?.find((each) => each.name === frame)?.kind === "result") continue;
      const answers = request === undefined ? {} : { answers: requestOf(subject, sample) };
      const what = `${sample.name} of ${sample.type} in ${name}`;
      const losses: unknown[] = [];
      let text: string;
      try {
        text = encode(sample.message, { version, onWarning: (loss: unknown) => void losses.push(loss), ...answers });
      } catch (error) {
        throw new Fault("versions", `${what} is not written: ${String(error)}: ${show(sample.message)}`, { cause: error });
      }
      const decoded = decode(text, { version, mode: "strict", ...answers });
      if (!decoded.ok)
        throw new Fault(
          "versions",
          `${what} is not read: ${decoded.issues.map((issue) => issue.message).join("; ")}: ${text.slice(0, 400)}`,
        );
      if (losses.length === 0 && !sameJson(asOne(decoded.value), asOne(sample.message)))
        throw new Fault("versions", `${what} changes: ${show(sample.message)} to ${show(decoded.value)}`);
    }
  }
}

/** A message without what builders may add. */
const isKept = (given: Json, built: Json): boolean => {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return true;
  return Object.keys(given).every((name) => Object.hasOwn(built as Members, name));
};

/** Builders make valid messages of the fields of valid messages, and the same ones again. */
export function judgeBuilders(subject: Subject): void {
  const { model, carried, load } = subject;
  const builders = load("builders");
  const is = load("guards")["is"] as (value: unknown) => boolean;
  for (const sample of carried) {
    const { type, name } = sample;
    const message = withLowerCase(subject, type, sample.message);
    // Two spellings of one UUID are different items.
    if (!explain(subject.protocol, message, asType(model.messages[type]!)).ok) continue;
    const { typeName, answers } = model.messages[type]!;
    const build = builders[`create${typeName}`] as ((...given: readonly unknown[]) => Json) | undefined;
    if (build === undefined) throw new Fault("builders", `there is no create${typeName}`);
    const request = answers === undefined ? undefined : requestOf(subject, sample);
    const given = argumentsOf(subject, type, message, request);
    if (given === undefined) continue;
    const built = build(...given);
    if (answers === undefined && !is(built)) throw new Fault("builders", `${typeName} built from ${name} is not valid: ${show(built)}`);
    if (!isKept(message, built))
      throw new Fault("builders", `${typeName} built from ${name} lacks fields: ${show(message)}: ${show(built)}`);
    const again = build(...argumentsOf(subject, type, built, request)!);
    if (!sameJson(built, again)) throw new Fault("builders", `${typeName} built again differs: ${show(built)}: ${show(again)}`);
  }
}

/** The arguments of the builder of a message; undefined if it has properties that no builder takes. */
function argumentsOf({ model }: Subject, type: string, value: Json, request: Members | undefined): readonly unknown[] | undefined {
  const { shape, frame: frameName } = model.messages[type]!;
  const members = value as Members;
  const [known, unknown] = split(members, new Set(shape.fields.map(({ name }) => name)));
  if (model.frames !== undefined) {
    const frame = model.frames.find(({ name }) => name === frameName)!;
    const { [frame.tag ?? ""]: _tag, [frame.body ?? ""]: body, [frame.replyTo ?? ""]: id, ...envelope } = known;
    const answered = frame.replyTo === undefined ? [] : [request ?? (id === null ? null : requestWith(model, id!))];
    return [...answered, ...(frame.body === undefined ? [] : [body]), envelope, extraOf(unknown)];
  }
  const { [model.tag]: _tag, ...fields } = known;
  if (model.body === "inline") return [fields, extraOf(unknown)];
  const { [model.body.field]: body, ...envelope } = fields;
  const bodyShape = shape.fields.find(({ name }) => model.body !== "inline" && name === model.body.field)?.shape;
  if (Object.keys(unknown).length > 0) return undefined;
  if (bodyShape?.kind !== "struct" || body === undefined) return [fields, {}];
  const [own, extra] = split(body as Members, new Set(bodyShape.fields.map(({ name }) => name)));
  return [{ ...envelope, ...own }, extraOf(extra)];
}

const extraOf = (unknown: Members): object => (Object.keys(unknown).length > 0 ? { extra: unknown } : {});

/** A request with an ID, for answers whose request is not known. */
function requestWith({ frames = [] }: Subject["model"], id: Json): Members {
  const frame = frames.find((each) => each.id !== undefined);
  return frame === undefined ? {} : { ...frame.where, ...Object.fromEntries(frame.has.map((name) => [name, ""])), [frame.id!]: id };
}

function split(members: Members, known: ReadonlySet<string>): readonly [known: Members, unknown: Members] {
  const entries = Object.entries(members);
  return [
    Object.fromEntries(entries.filter(([name]) => known.has(name))),
    Object.fromEntries(entries.filter(([name]) => !known.has(name))),
  ];
}

/** UUIDs as builders write them. */
const withLowerCase = ({ protocol, model }: Subject, type: string, value: Json): Json =>
  changeLimbs(protocol, model.messages[type]!.shape, value, {
    scalar: (shape, text) => (shape.kind === "scalar" && shape.scalar === "uuid" ? (text as string).toLowerCase() : text),
  });

/** What of a message a tool call is about: no unknown properties, nothing that builders fill in, and no empty body that can be left out. */
function asCalled(subject: Subject, type: string, value: Json): Json {
  const { protocol, model } = subject;
  const { shape, frame: frameName } = model.messages[type]!;
  const body = model.frames?.find(({ name }) => name === frameName)?.body ?? (model.body === "inline" ? undefined : model.body.field);
  const called = changeLimbs(protocol, shape, withLowerCase(subject, type, value), {
    object: (struct, members) => {
      const kept = struct.fields
        .filter(({ fill, computed, decodeOnly }) => fill === undefined && computed === undefined && decodeOnly !== true)
        .filter(({ required, shape: part }) => !required || dereference(protocol.types, part)?.kind !== "literal")
        .map(({ name }) => name);
      const named = new Set(struct.fields.map(({ name }) => name));
      const rest = struct.extras === undefined ? [] : Object.keys(members).filter((name) => !named.has(name));
      return split(members, new Set([...kept, ...rest]))[0];
    },
  }) as Members;
  const isEmpty = body !== undefined && isMembers(called[body]) && Object.keys(called[body]).length === 0;
  return isEmpty ? split(called, new Set(Object.keys(called).filter((name) => name !== body)))[0] : called;
}

/** Tool calls give the message back. */
export function judgeTools(subject: Subject): void {
  const { model, carried, load } = subject;
  const protocol = load("protocol")["protocol"] as ProtocolDescriptor;
  for (const sample of carried) {
    const { type, message, name } = sample;
    const descriptor = model.messages[type]!;
    if (!hasTool(protocol, descriptor)) continue;
    const request = descriptor.answers === undefined ? undefined : requestOf(subject, sample);
    // Two spellings of one UUID are different items, and differ.
    if (!explain(protocol, withLowerCase(subject, type, message), asType(descriptor)).ok) continue;
    for (const dialect of ["plain", "strict"] as const) {
      const call = toToolArguments(protocol, message, dialect, request);
      const result = fromToolCall(protocol, call.name, JSON.stringify(call.arguments), request === undefined ? {} : { request });
      // Items may differ only in what tool calls leave out.
      if (!result.ok && result.issues.every(({ code }) => code === "duplicate-item")) continue;
      if (!result.ok) {
        throw new Fault(
          "tools",
          `the ${dialect} call of ${name} of ${type} is refused: ${result.issues.map((issue) => issue.message).join("; ")}: ${show(call.arguments)}`,
        );
      }
      const [given, built] = [message, result.value as Json].map((value) => asCalled(subject, type, value));
      if (!sameJson(given, built))
        throw new Fault("tools", `the ${dialect} call of ${name} of ${type} changes it: ${show(given)} to ${show(built)}`);
    }
  }
}
