// A scene: something that programs of both releases are given, and what each of them makes of it. It shows changes that no single valid message shows.

import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import type { Change } from "../../../compare/change.js";

export interface Scene {
  /** What both are given: texts, messages, events or code, line by line. */
  readonly given: readonly string[];
  /** What becomes of it with the old release. */
  readonly old: string;
  readonly new: string;
}

export interface SceneInput {
  readonly old: ProtocolModel;
  readonly current: ProtocolModel;
  readonly change: Change;
}

/** Makes the scenes of one kind of change; none where both releases do the same. */
export type MakeScenes = (input: SceneInput) => readonly Scene[] | Promise<readonly Scene[]>;

/** The scene, if the releases do something else. */
export const sceneOf = (given: readonly string[], old: string, current: string): readonly Scene[] =>
  old === current ? [] : [{ given, old, new: current }];

/** The first scene that one of several attempts makes. */
export function firstScene<T>(attempts: readonly T[], make: (attempt: T) => readonly Scene[]): readonly Scene[] {
  for (const attempt of attempts) {
    const made = make(attempt);
    if (made.length > 0) return made;
  }
  return [];
}

/** A value in words. */
export const show = (value: unknown): string => (value === undefined ? "absent" : JSON.stringify(value));

/** The examples of all messages, or of one. */
export const examplesOf = (models: readonly ProtocolModel[], tag?: string): readonly Json[] =>
  models.flatMap(({ messages }) =>
    Object.values(messages).flatMap(({ name, examples }) => (tag === undefined || name === tag ? examples.map(({ value }) => value) : [])),
  );
