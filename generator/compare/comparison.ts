// What two models of a protocol have in common and what only one of them has: messages, fields, shapes, rules and flows.

import type { Field, Flow, Rule, Shape, StructShape } from "@wirepact/core";
import type { PlainShape } from "@wirepact/core/shape";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { ModelPaths, Use } from "./change.js";
import type { NamePairs } from "./compare-names.js";

/** A part of both models. */
export interface Pair<T> {
  readonly old: T;
  readonly new: T;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
}

/** The shape of a part of both models. */
export interface ShapePair extends Pair<PlainShape> {
  /** The tag that selected the objects around it in a union, so that its value is known to be one of those listed. */
  readonly selects?: true | undefined;
}

/** A shape as it is used somewhere, with null and leniency of that use. */
export interface UsePair extends Pair<PlainShape> {
  /** The shapes as they are written, before references are followed. */
  readonly given: { readonly old: Shape; readonly new: Shape };
  /** The fields that have these shapes, unless they are items, map values or union members. */
  readonly fields?: Pair<Field>;
  /** These are parts of unions, which accept null or do not as a whole. */
  readonly isPart?: true;
}

/** A field of a struct that both models have. */
export interface FieldPair extends Pair<Field> {
  readonly struct: Pair<StructShape>;
  /** The new name is another one, and how that is known. */
  readonly renamed?: "alias" | "migration";
  readonly moved?: true;
}

/** A field that one of the models lacks. */
export interface LoneField {
  readonly field: Field;
  readonly struct: Pair<StructShape>;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
}

/** A shape that one side of a union lacks. */
export interface LoneMember {
  readonly shape: PlainShape;
  /** The rest of the other union accepts all of its values. */
  readonly covered: boolean;
  /** The TypeScript type of the other union takes in its type. */
  readonly sameType: boolean;
  /** The other union takes its objects for those under `otherwise`, and accepts them. */
  readonly tolerated?: boolean | undefined;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
}

export interface MessagePair extends Pair<MessageModel> {
  readonly renamed?: "alias";
}

/** Everything found in the shapes of both models. */
export interface Collected {
  readonly structs: readonly Pair<StructShape>[];
  readonly fields: readonly FieldPair[];
  readonly removedFields: readonly LoneField[];
  readonly addedFields: readonly LoneField[];
  /** Every use of a shape, for settings of the use: null and leniency. */
  readonly uses: readonly UsePair[];
  /** Every pair of shapes, for settings of the shape. */
  readonly shapes: readonly ShapePair[];
  readonly removedMembers: readonly LoneMember[];
  readonly addedMembers: readonly LoneMember[];
}

export interface Comparison extends Collected {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
  readonly messages: readonly MessagePair[];
  readonly removedMessages: readonly MessageModel[];
  readonly addedMessages: readonly MessageModel[];
  readonly rules: { readonly paired: readonly RulePair[]; readonly removed: readonly LoneRule[]; readonly added: readonly LoneRule[] };
  readonly flows: NamePairs<Flow>;
  /** The tag a message of the old model has in the new one. */
  readonly tagNow: (oldTag: string) => string;
  /** Tags of the old model as they are in the new one, without those of removed messages, which are reported by themselves. */
  readonly keptTags: (oldTags: readonly string[]) => readonly string[];
}

/** A rule of both models, known by its name or by what it demands. */
export interface RulePair extends Pair<Rule> {
  /** Whether messages of old senders can violate the new rule, and messages of new senders the old one. */
  readonly narrower: boolean;
  readonly wider: boolean;
}

export interface LoneRule {
  readonly rule: Rule;
  /** Whether senders of the other model can violate it. */
  readonly reachable: boolean;
  /** Whether senders of its own model could violate it, so that its issue code was or is reported. */
  readonly reported: boolean;
  /** A rule of the same name and kind belongs to another object of the other model, and may demand the same. */
  readonly moved?: boolean;
  readonly paths: ModelPaths;
  readonly use: Use;
}
