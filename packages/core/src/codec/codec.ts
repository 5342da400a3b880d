// Decoding and encoding of one message: limits, then the encoding, then the walker. Decoding never throws on input; `encodeMessage` throws on
// a message that it cannot write.

import type { Input, DecodeOptions, FillDefaults, DecoderSettings, EncodeOptions } from "./codec-types.js";
import type { Encoding, Locate, Reading } from "../encodings/encoding.js";
import { byteLengthOf, decodeUtf8, isBytes } from "../base/limits.js";
import { plainCopy } from "../encodings/plain-copy.js";
import { InvalidMessageError } from "../errors.js";
import { explain, unreadableObject } from "../explain/explain.js";
import { planOf } from "../explain/any-shape.js";
import { type Guard, passesGuard, typeIn } from "./fast-path.js";
import { requireFeature } from "../features.js";
import { createIssue, formatPath, invalidUtf8, refusal, tooLarge, type Wording } from "../issues.js";
import { isObject, isObjectLike } from "../base/json-kind.js";
import { withMisspellings } from "./misspellings.js";
import { checkOptions, knownMode, unknownOption } from "../known-name.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../protocol.js";
import type { Issue, Result } from "../result.js";

type Members = Readonly<Record<string, unknown>>;

/** Makes a package's `decode`, whose results are typed by what it is assigned to; the first encoding is the default. */
export function createDecode(
  protocol: ProtocolDescriptor,
  is: Guard,
  encodings: readonly Encoding[],
  fill?: FillDefaults,
): (input: Input, options?: DecodeOptions) => Result<never> {
  const settings = { is, fill };
  return (input, options) => {
    checkOptions(options, decodeOptions);
    return decodeMessage(protocol, encodings, input, options, settings) as Result<never>;
  };
}

export const decodeOptions: readonly string[] = ["mode", "encoding", "duplicateKeys", "type", "defaults", "misspellings"];

/** Makes a package's `encode`. */
export function createEncode(
  protocol: ProtocolDescriptor,
  is: Guard,
  encodings: readonly Encoding[],
): (message: unknown, options?: EncodeOptions) => string {
  return (message, options) => {
    checkOptions(options, encodeOptions);
    return encodeMessage(protocol, encodings, message, options, is);
  };
}

export const encodeOptions: readonly string[] = ["mode", "encoding", "body", "onWarning"];

/**
 * Reads one message. An object is checked as it is, unless it is in the form of an encoding, such as a raw mail message. The settings of a package
 * are passed apart from the options of a call: merging them would take longer than reading a short message.
 */
export function decodeMessage(
  protocol: ProtocolDescriptor,
  encodings: readonly Encoding[],
  input: Input,
  options: DecodeOptions & DecoderSettings = {},
  settings: DecoderSettings = options,
): Result<unknown> {
  const encoding = pickEncoding(protocol, encodings, options.encoding);
  const mode = knownMode(options.mode ?? protocol.reading.default);
  const { duplicateKeys, type } = options;
  let result: Result<unknown>;
  if (typeof input === "string" || isBytes(input)) {
    const text = textWithinLimit(input, encoding, settings.maxBytes ?? protocol.encodings[encoding.name]?.maxBytes);
    if (typeof text !== "string") return refusal(text);
    result = check(protocol, encoding.read(text, { protocol, mode, duplicateKeys, type }), mode, options, settings);
    if (!result.ok) settings.onInvalid?.(valueOf(encoding.read(text, { protocol, mode: "lenient" })));
  } else result = decodeObject(protocol, encodings, input, mode, options, settings);
  // The value was parsed or copied here, so that it can be changed.
  if (options.defaults && result.ok)
    settings.fill?.(protocol, type ?? typeIn(protocol, result.value as Members, settings.answers), result.value);
  return result;
}

const valueOf = (reading: Reading): unknown => (reading.ok ? reading.value : undefined);

/** Writes one message; throws `InvalidMessageError` when it is not valid in the mode or cannot be written. */
export function encodeMessage(
  protocol: ProtocolDescriptor,
  encodings: readonly Encoding[],
  message: unknown,
  options: EncodeOptions = {},
  is?: Guard,
): string {
  const encoding = pickEncoding(protocol, encodings, options.encoding);
  const mode = knownMode(options.mode);
  const copy = isObjectLike(message) ? plainCopy(message) : { value: message, fault: undefined, isJson: false };
  // The walker names what is not JSON; a guard would not look at it.
  const value = checkForWriting(protocol, copy.value, encoding.name, options, copy.isJson ? is : undefined);
  if (copy.fault) throw new InvalidMessageError([copy.fault]);
  const plan = planOf(protocol, typeIn(protocol, value));
  const sent = (plan && protocol.features?.decodeOnly?.(protocol, plan.message, value, mode, options.onWarning)) ?? value;
  const written = encoding.write(sent, { protocol, mode, message: plan?.message, body: options.body });
  if (!written.ok) throw new InvalidMessageError(written.issues);
  if (written.warnings !== undefined) for (const warning of written.warnings) options.onWarning?.(warning);
  const excess = oversize(written.text, protocol.encodings[encoding.name]?.maxBytes);
  if (excess !== undefined) throw new InvalidMessageError([createIssue(excess)]);
  return written.text;
}

/** The encoding of a name; the first one without a name. */
export function pickEncoding(protocol: ProtocolDescriptor, encodings: readonly Encoding[], name: EncodingName | undefined): Encoding {
  const encoding = name === undefined ? encodings[0] : encodings.find((candidate) => candidate.name === name);
  if (encoding !== undefined) return encoding;
  throw unknownOption("encoding", name, Object.keys(protocol.encodings));
}

/** A unit takes at most three bytes, so most strings need no counting. */
const mayExceed = (text: string, limit: number | undefined): limit is number => limit !== undefined && text.length * 3 > limit;

/** The issue of a text that exceeds a limit; undefined when it fits. */
function oversize(text: string, limit: number | undefined): Wording | undefined {
  if (!mayExceed(text, limit)) return undefined;
  const size = byteLengthOf(text);
  return size > limit ? tooLarge(limit, size) : undefined;
}

/** The text to parse, or why it is not parsed. */
export function textWithinLimit(input: string | Uint8Array, { framed }: Encoding, limit: number | undefined): string | Wording {
  // Room for a byte order mark and a line end, which do not count; what is larger is not even decoded.
  if (limit !== undefined && typeof input !== "string" && input.byteLength > limit + 5) return tooLarge(limit, input.byteLength);
  const decoded = typeof input === "string" ? input : decodeUtf8(input);
  if (decoded === undefined) return invalidUtf8();
  const text = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
  if (!mayExceed(text, limit)) return text;
  // The end of the line belongs to the stream, not to the message.
  return oversize(framed && text.endsWith("\n") ? text.replace(/\r?\n$/, "") : text, limit) ?? text;
}

function check(
  protocol: ProtocolDescriptor,
  reading: Reading,
  mode: Mode,
  options: DecodeOptions,
  settings: DecoderSettings,
): Result<unknown> {
  if (!reading.ok) return reading;
  const result = checkReading(protocol, reading, mode, options.type, settings);
  if (options.misspellings === undefined) return result;
  return withMisspellings(protocol, result, { ...options, ...settings }, (issue) => withPosition(issue, reading.locate));
}

function checkReading(
  protocol: ProtocolDescriptor,
  reading: Reading & { readonly ok: true },
  mode: Mode,
  type: string | undefined,
  { is, answers }: DecoderSettings,
): Result<unknown> {
  const value = type === undefined ? reading.value : withTag(protocol, reading.value, type);
  const isPlain = !reading.isUnusual && type === undefined && !(answers && requireFeature(protocol, "frames").isResult(protocol, value));
  const isClean = isPlain && reading.issues.length + reading.warnings.length === 0;
  if (isClean && passesGuard(protocol, is, value)) return { ok: true, value, warnings: reading.warnings };
  return report(reading, explain(protocol, value, { mode, reading: true, tag: type, answers }));
}

/** What reading found and what the walker found, with places in the text. */
function report({ issues, warnings, locate }: Reading & { readonly ok: true }, checked: Result<unknown>): Result<unknown> {
  const place = (found: readonly Issue[]): readonly Issue[] => found.map((issue) => withPosition(issue, locate));
  const reported = [...issues, ...warnings];
  if (checked.ok && issues.length === 0)
    return { ok: true, value: checked.value, warnings: place([...warnings, ...without(checked.warnings, reported)]) };
  return { ok: false, issues: place([...issues, ...(checked.ok ? [] : without(checked.issues, reported))]) };
}

/** A message with its tag, which may come from outside the text. */
function withTag(protocol: ProtocolDescriptor, value: unknown, type: string): unknown {
  if (!isObject(value)) return value;
  if (protocol.frames !== undefined) return requireFeature(protocol, "frames").withTag(protocol, value, type);
  return Object.hasOwn(value, protocol.tag) ? value : { [protocol.tag]: type, ...value };
}

/** Findings except those about a field that could not be read, which is reported already: that it is missing, or out of range. */
function without(found: readonly Issue[], reported: readonly Issue[]): readonly Issue[] {
  if (reported.length === 0) return found;
  const locations = new Set(reported.map(({ path }) => formatPath(path)));
  return found.filter(({ code, path }) => !/^(?:missing-field|out-of-range)$/.test(code) || !locations.has(formatPath(path)));
}

function withPosition(issue: Issue, locate: Locate): Issue {
  // These codes are about the name of a property, not about its value.
  const isAboutKey = issue.code === "unknown-field" || issue.code === "invalid-key";
  const at = issue.at ?? locate(issue.path, isAboutKey ? "key" : "value");
  return at === undefined ? issue : { ...issue, at };
}

const nowhere: Locate = () => undefined;

function decodeObject(
  protocol: ProtocolDescriptor,
  encodings: readonly Encoding[],
  input: unknown,
  mode: Mode,
  options: DecodeOptions,
  settings: DecoderSettings,
): Result<unknown> {
  if (!isObjectLike(input)) return explain(protocol, input, { mode, reading: true });
  let reading: Reading | undefined;
  try {
    const { value, fault } = plainCopy(input);
    if (fault) return { ok: false, issues: [fault] };
    for (const encoding of encodings) reading ??= encoding.readObject?.(value, { protocol, mode, type: options.type });
    if (reading !== undefined) settings.onInvalid?.(valueOf(reading));
    reading ??= { ok: true, value, issues: [], warnings: [], locate: nowhere };
  } catch (error) {
    return { ok: false, issues: [unreadableObject(error)] };
  }
  return check(protocol, reading, mode, options, settings);
}

/** The message as it is checked for writing: valid in the mode, and read again as the same one. */
function checkForWriting(
  protocol: ProtocolDescriptor,
  message: unknown,
  encoding: EncodingName,
  { mode, onWarning }: EncodeOptions,
  is: Guard | undefined,
): Members {
  if ((mode ?? "strict") === "strict" && passesGuard(protocol, is, message)) return message as Members;
  const checked = explain(protocol, message, { mode, reading: false });
  if (!checked.ok) throw new InvalidMessageError(checked.issues);
  const value = checked.value as Members;
  // Readers would reject such a message, or read it as another one.
  const lost = protocol.features?.normalization?.findLost(protocol, value, encoding, () =>
    explain(protocol, value, { mode, reading: true }),
  );
  if (lost?.[0]) throw new InvalidMessageError(lost);
  for (const warning of checked.warnings) onWarning?.(warning);
  return value;
}
