// Messages of several versions of a protocol, as they were written: each is decoded, and the conversation judged, by the version that it has.

import {
  type Conversation,
  type ConversationOptions,
  createConversation,
  decodeMessage,
  type DecodeOptions,
  type Encoding,
  type Input,
  type ProtocolDescriptor,
  type Result,
} from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { createVersionedConversation, createVersionRules, type OtherVersion, overhearVersions } from "@wirepact/core/codegen/versions";
import { writtenVersion } from "../describe/written-version.js";
import type { ProtocolModel } from "../model/protocol-model.js";

/** What a protocol speaks besides its own version. */
export interface SpokenProtocols {
  /** Its own version, as messages write it. */
  readonly current: string | number;
  readonly versions: readonly OtherVersion[];
}

/** The versions under `speaks`; undefined if there are none. */
export function spokenIn(model: Pick<ProtocolModel, "version" | "speaks">): SpokenProtocols | undefined {
  const versions = Object.entries(model.speaks ?? {}).flatMap(([version, { model: old }]) =>
    old === undefined ? [] : [{ as: writtenVersion(model, version), protocol: runnable(old) }],
  );
  return versions.length === 0 ? undefined : { current: writtenVersion(model, model.version), versions: versions.toReversed() };
}

interface VersionModule {
  readonly version: (OtherVersion & CurrentVersion) | ((convert: object) => OtherVersion & CurrentVersion);
}

interface CurrentVersion {
  readonly up: { readonly as: string | number };
}

/** The versions of an installed package, whose modules `load` imports by their paths. */
export async function spokenOf(
  { versions: [, ...others] = [] }: { readonly versions?: readonly string[] },
  load: (path: string) => Promise<unknown>,
): Promise<SpokenProtocols | undefined> {
  const versions = await Promise.all(
    others.map(async (name) => {
      const { version } = (await load(`/versions/${name}`)) as VersionModule;
      // Nothing is converted here.
      return typeof version === "function" ? version({ up: {}, down: {} }) : version;
    }),
  );
  const [first] = versions;
  return first && { current: first.up.as, versions };
}

/** The conversation monitor of a protocol and the versions that it speaks. */
export const createSpokenConversation = (
  protocol: ProtocolDescriptor,
  spoken: SpokenProtocols | undefined,
  options: ConversationOptions,
): Conversation<unknown> =>
  spoken === undefined
    ? createConversation(runnable(protocol), options)
    : createVersionedConversation(runnable(protocol), spoken.current, { ...options, versions: spoken.versions });

/** A message as the version says that it has. */
export interface DecodedIn {
  readonly protocol: ProtocolDescriptor;
  readonly result: Result<unknown>;
  /** What could be parsed, valid or not. */
  readonly parsed: unknown;
}

type Decoding = DecodeOptions & Parameters<typeof decodeMessage>[3];

/** Decodes the messages of a conversation, one after the other, each in its version. */
export function createSpokenDecode(
  protocol: ProtocolDescriptor,
  spoken?: SpokenProtocols,
): (input: Input, encodings: readonly Encoding[], options: Decoding, from?: string) => DecodedIn {
  const current = runnable(protocol);
  const rules = spoken && createVersionRules(current, spoken.versions, { current: spoken.current });
  const overhear = rules && overhearVersions(current, rules);
  return (input, encodings, options, from) => {
    const decode = (own: ProtocolDescriptor): DecodedIn => {
      let parsed: unknown;
      const result = decodeMessage(own, encodings, input, { ...options, onInvalid: (value: unknown) => void (parsed = value) });
      return { protocol: own, result, parsed: result.ok ? result.value : parsed };
    };
    const first = decode(current);
    const version = overhear?.(first.parsed, from).version;
    return version === undefined || version === null ? first : decode(version.protocol);
  };
}
