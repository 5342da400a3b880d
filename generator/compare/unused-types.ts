// Types that no message uses: what changes in them concerns the code of a package alone.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { Affected, FoundChange } from "./change.js";

/** Returns whether a finding is about a type that no message of either model uses. */
export function findUnusedTypes(old: ProtocolModel, current: ProtocolModel): (finding: FoundChange) => boolean {
  const used = new Set([...usedTypes(old), ...usedTypes(current)]);
  return ({ paths }) =>
    [paths.old, paths.new].every((path) => {
      const [area, name] = (path ?? "").split("/");
      return area === "types" && name !== undefined && !used.has(name);
    });
}

/** The names of the types that messages refer to, directly or through other types. */
function usedTypes({ messages, types }: ProtocolModel): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const { kind, type } = value as { readonly kind?: unknown; readonly type?: unknown };
    if (kind === "reference" && typeof type === "string" && !used.has(type)) {
      used.add(type);
      visit(types[type]);
    }
    Object.values(value).forEach(visit);
  };
  for (const { shape } of Object.values(messages)) visit(shape);
  return used;
}

/** The finding without those who send and read messages. */
export function withoutMessages(finding: FoundChange): FoundChange {
  const code = (affected: readonly Affected[] = []): readonly Affected[] => affected.filter((each) => each === "source-code");
  const { breaks = [], misreads = [] } = finding;
  const left = { breaks: code(breaks), misreads: code(misreads) };
  if (left.breaks.length === breaks.length && left.misreads.length === misreads.length) return finding;
  const isHarmless = left.breaks.length + left.misreads.length === 0;
  return { ...finding, ...left, ...(isHarmless ? { harmless: "no message uses the type", undecided: undefined } : {}) };
}
