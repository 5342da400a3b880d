// The protocol of a page: its descriptor with the run time, the same that packages contain.

import {
  decodeMessage,
  findMisspellings,
  type Encoding,
  type EncodingName,
  encodeMessage,
  type Json,
  type Mode,
  type ProtocolDescriptor,
  type Result,
} from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { contentLength, sse } from "@wirepact/core/codegen/frames";
import { json } from "@wirepact/core/codegen/json";
import { mail } from "@wirepact/core/codegen/mail";
import { ndjson } from "@wirepact/core/codegen/ndjson";
import { createYaml } from "@wirepact/core/codegen/yaml";
import { yamlParser } from "../../yaml/yaml-parser.js";

/** A transcript of a flow, with the type of each message. */
export interface PageTranscript {
  readonly flow: string;
  readonly name: string;
  /** Whether it follows the flow. */
  readonly isValid: boolean;
  readonly messages: readonly Json[];
  readonly types: readonly string[];
}

export interface ProtocolData {
  readonly descriptor: ProtocolDescriptor;
  readonly messages: Readonly<
    Record<string, { readonly doc: string; readonly examples: readonly { readonly name: string; readonly value: Json }[] }>
  >;
  readonly transcripts: readonly PageTranscript[];
}

const all: { readonly [name in EncodingName]: Encoding } = {
  json,
  ndjson,
  sse: sse.encoding,
  "content-length": contentLength.encoding,
  yaml: createYaml(yamlParser),
  mail,
};

export interface ReadingOptions {
  readonly encoding: EncodingName;
  readonly mode: Mode;
  /** The type that the message must have; results that do not name their type are only known by it. */
  readonly type?: string | undefined;
}

export interface PageProtocol extends ProtocolData {
  readonly encodingNames: readonly EncodingName[];
  readonly decode: (text: string, options: ReadingOptions) => Result<unknown>;
  readonly encode: (message: unknown, options: { readonly encoding: EncodingName; readonly mode: Mode }) => string;
}

interface DataWindow {
  readonly wirepact?: { readonly models?: Readonly<Record<string, ProtocolData>> };
}

/** The data of the protocol with this name, which the page has loaded. */
export const pageData = (name: string): ProtocolData | undefined => (window as unknown as DataWindow).wirepact?.models?.[name];

/** The protocol that data describe. */
export function openProtocol(data: ProtocolData): PageProtocol {
  const descriptor = runnable(data.descriptor);
  const encodingNames = Object.keys(descriptor.encodings) as EncodingName[];
  const encodings = encodingNames.map((each) => all[each]);
  return {
    ...data,
    descriptor,
    encodingNames,
    decode: (text, options) => decodeMessage(descriptor, encodings, text, { ...options, misspellings: findMisspellings }),
    encode: (message, options) => encodeMessage(descriptor, encodings, message, options),
  };
}
