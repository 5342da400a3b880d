// `boolean` and `any`.

import { checkJson, refuse } from "../walk/walk.js";
import type { Scalar } from "./scalar.js";

export const booleanScalar: Scalar = {
  words: "a boolean",
  kind: "boolean",
  prepare: (_shape, words) => (walk, value) => (typeof value === "boolean" ? value : refuse(walk, words, value)),
};

export const anyScalar: Scalar = {
  words: "a JSON value",
  kind: "any",
  prepare: () => checkJson,
};
