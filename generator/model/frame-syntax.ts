// What a spec says about the kinds of messages and about requests, as the parser returns it.

import type { FailureReason } from "@wirepact/core";
import type { InvalidSyntax, JsonValue, VariationSyntax, WireSyntax } from "./example-syntax.js";
import type { RuleSyntax } from "./rule-syntax.js";
import type { AllowSyntax, DefinitionSyntax, FieldsSyntax } from "./spec-syntax.js";

/** A kind of message, identified by the properties it has or by constants. */
export interface FrameSyntax extends SampleSyntax {
  readonly doc: string;
  readonly has?: readonly string[];
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  /** The properties of the message that have these roles. */
  readonly tag?: string;
  readonly id?: string;
  readonly replyTo?: string;
  readonly body?: string;
  readonly fields?: FieldsSyntax;
  /** The type of the body of an error. */
  readonly type?: BodySyntax;
  /** The TypeScript name of its message, if it has one of its own. */
  readonly name?: string;
  /** The end of the TypeScript names of its messages. */
  readonly suffix?: string;
  /** The values that the examples of its messages start from. */
  readonly example?: Readonly<Record<string, JsonValue>>;
  readonly allow?: AllowSyntax;
}

/** A type name, an array with one type name, or a definition. */
export type BodySyntax = string | readonly [string] | DefinitionSyntax;

/** The rules and examples of a message. */
export interface SampleSyntax {
  readonly rules?: Readonly<Record<string, RuleSyntax>>;
  /** Valid messages, by name: fields in addition to `example` of the envelope and the frame, or `{ like, set, drop }`. */
  readonly examples?: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;
  /** Variations of examples, one per value. */
  readonly variations?: readonly VariationSyntax[];
  readonly invalid?: Readonly<Record<string, InvalidSyntax>>;
  readonly wire?: Readonly<Record<string, WireSyntax>>;
}

/** The result of a request: a definition with one more kind, `stream`, and the examples of the message. */
export interface ResultSyntax extends DefinitionSyntax, SampleSyntax {
  readonly stream?: BodySyntax;
  /** The values of the last result of a stream. */
  readonly until?: Readonly<Record<string, string | number | boolean>>;
  readonly bodyRequired?: boolean;
  readonly name?: string;
  readonly originalName?: string;
}

/** The bodies of errors by reason. */
export type FailuresSyntax = Readonly<Partial<Record<FailureReason, JsonValue>>>;

/** A message that means a request by the values of some of its fields. */
export interface RequestLinkSyntax {
  readonly message: string;
  readonly requests?: string | readonly string[];
  /** Fields of the message, with the field of the request that has the same value. */
  readonly where: Readonly<Record<string, string>>;
}
