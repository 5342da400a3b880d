// Which release of a protocol reads the messages of which other one, found by encoding messages with one and decoding them with the other.

import { decodeMessage, encodeMessage, type Encoding, type EncodingName, type Issue, type Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { loadEncodings } from "../check/encodings.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { readReleasedModel, releasedVersions, releaseFile } from "./frozen/release-files.js";

/** What readers of one release make of the messages of another. */
export interface MatrixCell {
  readonly sender: string;
  readonly reader: string;
  /** Messages that were tried. */
  readonly messages: number;
  readonly rejected: number;
  /** The first message that is rejected, and why. */
  readonly example?: { readonly message: Json; readonly issue: Issue | undefined };
}

export interface CompatibilityMatrix {
  readonly protocol: string;
  /** The releases, the oldest first, and `spec` for the current spec. */
  readonly releases: readonly string[];
  readonly cells: readonly MatrixCell[];
}

/** The matrix of all kept releases of a protocol and of its current model, or why a release cannot be read. */
export async function buildMatrix(folder: string, current: ProtocolModel): Promise<CompatibilityMatrix | Diagnostic> {
  const models: (readonly [string, ProtocolModel])[] = [];
  for (const version of releasedVersions(folder, current.name)) {
    const model = readReleasedModel(releaseFile(folder, current.name, version), `releases/${current.name}/${version}.json`);
    if ("code" in model) return model;
    models.push([version, model]);
  }
  models.push(["spec", current]);
  const cells: MatrixCell[] = [];
  for (const [sender, from] of models) {
    const messages = await messagesOf(from);
    for (const [reader, to] of models) cells.push({ sender, reader, ...(await tryMessages(from, to, messages)) });
  }
  return { protocol: current.name, releases: models.map(([name]) => name), cells };
}

/** The examples of a release, and messages at each of its limits. */
async function messagesOf(model: ProtocolModel): Promise<readonly Json[]> {
  const { boundaryMessages } = await import("@wirepact/core/testing/vectors");
  return Object.values(model.messages).flatMap(({ name, examples }) => [
    ...examples.map(({ value }) => value),
    ...attempt(() => boundaryMessages<Json>(runnable(model), name).map(({ message }) => message)),
  ]);
}

function attempt(make: () => readonly Json[]): readonly Json[] {
  try {
    return make();
  } catch {
    // A pattern without a known example has no such messages.
    return [];
  }
}

async function tryMessages(
  from: ProtocolModel,
  to: ProtocolModel,
  messages: readonly Json[],
): Promise<Omit<MatrixCell, "sender" | "reader">> {
  const [shared] = Object.keys(from.encodings).filter((name) => Object.hasOwn(to.encodings, name)) as EncodingName[];
  const [encoding] = shared === undefined ? [] : await loadEncodings([shared]);
  if (encoding === undefined) return { messages: messages.length, rejected: messages.length };
  const tried = messages.flatMap((message) => {
    const text = write(from, encoding, message);
    return text === undefined
      ? []
      : [{ message, read: decodeMessage(runnable(to), [encoding], text, { encoding: encoding.name, mode: "strict" }) }];
  });
  const rejected = tried.filter(({ read }) => !read.ok);
  const [first] = rejected;
  const example =
    first === undefined ? {} : { example: { message: first.message, issue: first.read.ok ? undefined : first.read.issues[0] } };
  return { messages: tried.length, rejected: rejected.length, ...example };
}

/** The encoded message; undefined where the encoding cannot represent it. */
function write(model: ProtocolModel, encoding: Encoding, message: Json): string | undefined {
  try {
    const text = encodeMessage(runnable(model), [encoding], message, { encoding: encoding.name });
    const own = decodeMessage(runnable(model), [encoding], text, { encoding: encoding.name, mode: "strict" });
    return own.ok ? text : undefined;
  } catch {
    return undefined;
  }
}
