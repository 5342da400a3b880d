// What an imported schema says, in the terms of the language: the data that the stages of `wirepact import` exchange. Types only.

import type { JsonValue } from "../model/spec-syntax.js";

export type { JsonValue };

/** A JSON Schema as it is written. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/** A schema, and what is known about it besides its text. */
export interface SchemaDocument {
  readonly schema: Schema;
  /** Messages that the schema was made from, by definition. */
  readonly examples?: ReadonlyMap<string, readonly JsonValue[]>;
}

/** Something that could not be imported, or was imported differently. */
export interface Note {
  /** The definition of the schema; empty for the schema as a whole. */
  readonly definition: string;
  /** Where in the definition, for example `properties/name`. */
  readonly path: string;
  readonly problem: string;
}

/** Called with what could not be imported, and where below the current location it is. */
export type Report = (problem: string, path?: readonly string[]) => void;

interface Annotations {
  readonly doc?: string | undefined;
  readonly nullable?: boolean | undefined;
  readonly default?: JsonValue | undefined;
  readonly sensitive?: boolean | undefined;
  /** What lenient readers do with an invalid value, with invalid items, and with null. */
  readonly lenient?: { readonly unset?: boolean; readonly items?: boolean; readonly nulls?: boolean } | undefined;
}

export interface ScalarNode extends Annotations {
  readonly kind: "scalar";
  /** A built-in type of the language. */
  readonly type: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: string | undefined;
  readonly alphabet?: "url" | undefined;
  readonly padding?: "optional" | "none" | undefined;
}

export interface ConstNode extends Annotations {
  readonly kind: "const";
  readonly value: string | number | boolean;
}

export interface EnumNode extends Annotations {
  readonly kind: "enum";
  readonly open: boolean;
  /** The values with their descriptions. */
  readonly values: readonly (readonly [string, string | undefined])[];
}

export interface ListNode extends Annotations {
  readonly kind: "list";
  readonly item: Node;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unique?: boolean | undefined;
}

export interface MapNode extends Annotations {
  readonly kind: "map";
  readonly value: Node;
  readonly keys?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface FieldNode {
  readonly name: string;
  readonly required: boolean;
  readonly node: Node;
}

/** A condition on the presence of fields. */
export interface PresenceRule {
  readonly condition: "exactlyOne" | "atLeastOne";
  readonly fields: readonly string[];
}

export interface ObjectNode extends Annotations {
  readonly kind: "object";
  readonly fields: readonly FieldNode[];
  /** Definitions whose fields are copied. */
  readonly include: readonly string[];
  readonly open: boolean;
  readonly extras?: { readonly values: Node; readonly keys?: string | undefined } | undefined;
  /** The schema says itself that other properties can have any value; most open objects say nothing. */
  readonly others?: true | undefined;
  readonly rules: readonly PresenceRule[];
  /** The field that distinguishes it in a union: it is for all values that no other part has. */
  readonly openTag?: string | undefined;
}

export interface UnionNode extends Annotations {
  readonly kind: "union";
  readonly parts: readonly Node[];
  /** How the objects among the parts are distinguished, once that is known. */
  readonly tag?: string | undefined;
  readonly otherwise?: string | undefined;
  readonly match?: "first" | undefined;
}

export interface ReferenceNode extends Annotations {
  readonly kind: "reference";
  /** The definition, by its key in the schema. */
  readonly definition: string;
}

export interface AnyNode extends Annotations {
  readonly kind: "any";
  /** The parts of a union that has one for any value. */
  readonly parts?: readonly Node[] | undefined;
}

export type Node = AnyNode | ScalarNode | ConstNode | EnumNode | ListNode | MapNode | ObjectNode | UnionNode | ReferenceNode;

/** A definition, and what extension keywords say about it. */
export interface Definition {
  readonly node: Node;
  /** The method of a JSON-RPC message whose body it is. */
  readonly method?: string | undefined;
  /** The role that receives it. */
  readonly side?: string | undefined;
}

export type Definitions = ReadonlyMap<string, Definition>;

/** A message that was recognized. Its body, and those of results, are definitions that no type is written for. */
export interface MessagePlan {
  readonly tag: string;
  /** The definition of the schema that it comes from, if its body is another one. */
  readonly source?: string | undefined;
  /** The TypeScript name, where it differs from that of the tag. */
  readonly name?: string | undefined;
  /** The definition of its body; undefined if nothing is known about it. */
  readonly body: string | undefined;
  readonly doc: string | undefined;
  readonly frame?: "request" | "notification" | undefined;
  readonly bodyRequired?: boolean | undefined;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The definition of the result of a request. */
  readonly result?: string | undefined;
  readonly resultRequired?: boolean | undefined;
  readonly examples: readonly JsonValue[];
}

/** What the frames of JSON-RPC messages have. */
export interface JsonRpcParts {
  readonly id: Node;
  readonly error: Node;
  /** The standard errors are not valid as the schema describes errors. */
  readonly failures?: false;
  /** Whether every error has the ID of its request. */
  readonly errorId: "required" | "optional";
  /** The end of the TypeScript names of results. */
  readonly suffix: string;
  /** What is said about methods that are not defined, if there can be any. */
  readonly others: string | undefined;
}

/** A frame that constants distinguish. */
export interface ConstantFrame {
  readonly where: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly body: string;
  readonly doc: string | undefined;
}

/** Frames of requests, events and responses that constants distinguish. */
export interface ConstantFrames {
  readonly kind: "constants";
  /** What all messages have. */
  readonly fields: readonly FieldNode[];
  /** The field with the ID of a request. */
  readonly id: string;
  readonly request: ConstantFrame;
  readonly event: ConstantFrame | undefined;
  readonly response: ConstantFrame;
  /** The field of a response with the ID of its request. */
  readonly replyTo: FieldNode;
  /** The field that says whether a request was successful. */
  readonly success: string | undefined;
  /** Further fields of responses. */
  readonly others: readonly FieldNode[];
  readonly error: Node;
}

/** How messages are distinguished, and what all of them have. */
export type EnvelopePlan =
  | ({ readonly kind: "frames" } & JsonRpcParts)
  | ConstantFrames
  | {
      readonly kind: "tag";
      readonly tag: string;
      readonly body: string | undefined;
      readonly fields: readonly FieldNode[];
      /** Whether messages have other properties beside a body. */
      readonly open: boolean;
    }
  | { readonly kind: "single" };

/** What a schema is as a protocol. */
export interface ProtocolPlan {
  readonly definitions: Definitions;
  readonly title: string | undefined;
  readonly doc: string | undefined;
  readonly roles: readonly string[];
  readonly envelope: EnvelopePlan;
  readonly messages: readonly MessagePlan[];
  readonly notes: readonly Note[];
}

/** A schema after the first stage. */
export interface NormalSchema {
  readonly definitions: Definitions;
  /** The definition of the document itself, if it defines anything. */
  readonly root: string | undefined;
  readonly title: string | undefined;
  readonly doc: string | undefined;
  readonly notes: readonly Note[];
}
