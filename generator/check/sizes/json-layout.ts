// Sizes of values as compact JSON.

import type { Layout } from "./layout.js";

const commas = (count: number): number => Math.max(0, count - 1);

export const jsonLayout: Layout = {
  scalar: (bound) => (bound.kind === "bare" ? bound.bytes : 2 + bound.length * bound.cost),
  list: (count, item) => 2 + count * item + commas(count),
  members: (members) => 2 + members.reduce((sum, { key, value }) => sum + key + 1 + value, 0) + commas(members.length),
};
