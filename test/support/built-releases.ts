// Two releases of a protocol as their packages see each other: what one of them sends is given to the decoder and the monitor of the other.

import { createConversation, type Json, type Mode } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { acceptsVersion } from "../../generator/compare/carried-versions.js";
import type { Counterexample } from "../../generator/release/proof/counterexample.js";
import type { ConversationExample } from "../../generator/release/proof/replay-conversations.js";
import { emitSources } from "./compile-emitted.js";
import { writePackages, type EmittedPackages } from "./emitted-packages.js";

type Decoded = { readonly ok: boolean; readonly value?: unknown; readonly warnings: readonly unknown[] };

interface Monitor {
  readonly feed: (message: Json, options: { readonly from?: string }) => { readonly issues: readonly unknown[] };
  readonly awaited: () => readonly { readonly types: readonly string[] }[];
  readonly unacknowledged: () => readonly unknown[];
  readonly runs: () => readonly { readonly ended: boolean; readonly expected: readonly string[] }[];
}

/** What the tests use of a generated package. */
interface GeneratedPackage {
  readonly decode: (text: string, options: object) => Decoded;
  readonly encode: (message: unknown, options?: object) => string;
  readonly createConversation?: () => Monitor;
}

interface Release {
  readonly model: ProtocolModel;
  readonly package: GeneratedPackage;
}

export interface BuiltReleases {
  /** Whether the packages show what a message is said to show. */
  readonly confirmsMessage: (found: Counterexample) => boolean;
  readonly confirmsConversation: (found: ConversationExample) => boolean;
  readonly remove: () => void;
}

/** Generates and loads the packages of both releases. Unless messages carry versions that do not fit, they have the same one, as in the replay. */
export async function buildReleases(old: ProtocolModel, current: ProtocolModel): Promise<BuiltReleases> {
  const isNegotiable = old.parts.version === undefined || acceptsVersion(current, old);
  const built = await Promise.all([old, isNegotiable ? { ...current, version: old.version } : current].map(build));
  const [before, after] = built.map(({ release }) => release) as [Release, Release];
  const sides = (sender: "old" | "new"): readonly [Release, Release] => (sender === "old" ? [before, after] : [after, before]);
  return {
    confirmsMessage: (found) => isMisunderstood(found, ...sides(found.sender)),
    confirmsConversation: (found) => isUnaccepted(found, ...sides(found.sender)),
    remove: () => {
      for (const { packages } of built) packages.remove();
    },
  };
}

async function build(model: ProtocolModel): Promise<{ readonly release: Release; readonly packages: EmittedPackages }> {
  const packages = writePackages(await emitSources([model]));
  return { release: { model, package: await packages.load<GeneratedPackage>(model.name) }, packages };
}

/** Whether one release sends a message, and the other one rejects it or reads something else. */
function isMisunderstood({ message, text, mode, issue, tag }: Counterexample, sender: Release, reader: Release): boolean {
  const encoding = text?.encoding ?? encodingOf(sender.model);
  const written = text?.text ?? (encoding === "mail" ? writeMail(sender, message) : JSON.stringify(message));
  // A mail message that no release writes, such as one with an alias, has no text to try.
  if (written === undefined) return true;
  const request = sender.model.messages[tag]?.answers;
  const answers = request === undefined ? undefined : sender.model.messages[request]?.examples[0]?.value;
  const decode = (release: Release, asMode: Mode): Decoded =>
    release.package.decode(written, { mode: asMode, encoding, ...(statesItsType(release.model, tag) ? {} : { answers }) });
  const [own, other] = [decode(sender, mode), decode(reader, mode)];
  const lenientOnly = own.ok ? own : decode(sender, "lenient");
  if (!lenientOnly.ok) return false;
  return issue === undefined ? other.ok && JSON.stringify(other.value) !== JSON.stringify(lenientOnly.value) : !other.ok;
}

/** Whether messages of a type say by a tag what they are. Results in a frame without one need their request; where it is given, `decode` fills in the tag. */
function statesItsType({ frames = [], messages }: ProtocolModel, type: string): boolean {
  const frame = frames.find(({ name }) => name === messages[type]?.frame);
  return messages[type]?.answers === undefined || frame?.tag !== undefined;
}

function writeMail({ package: { encode } }: Release, message: Json): string | undefined {
  try {
    return encode(message);
  } catch {
    return undefined;
  }
}

/** An encoding that takes JSON, where there is one. */
const encodingOf = ({ encodings }: ProtocolModel): string =>
  ["json", "ndjson", "content-length", "sse", "yaml"].find((name) => Object.hasOwn(encodings, name)) ?? "mail";

/** Whether the monitor of one release accepts a conversation, and that of the other one reports its last message or waits for more. */
function isUnaccepted({ messages, senders, issue }: ConversationExample, own: Release, other: Release): boolean {
  const hear = (release: Release) => {
    // A package without flows and replies has no monitor.
    const monitor = release.package.createConversation?.() ?? createConversation<Json>(runnable(release.model));
    const fed = messages.map((message, index) => monitor.feed(message, senders[index] === undefined ? {} : { from: senders[index] }));
    // A run after whose last message none is expected waits for nothing, although it has not ended.
    const waiting = monitor.runs().filter(({ ended, expected }) => !ended && expected.length > 0);
    const waits = [monitor.awaited().length, waiting.length, monitor.unacknowledged().length];
    return { issues: fed.flatMap((each) => each.issues).length, waits };
  };
  const [accepted, heard] = [hear(own), hear(other)];
  if (accepted.issues > 0) return false;
  return issue === undefined ? heard.waits.some((count, kind) => count > 0 && accepted.waits[kind] === 0) : heard.issues > 0;
}
