// Aliases that were added or removed: of messages, fields, enum values, and labels in a mail message.

import type { EnumShape, Extras, Field } from "@wirepact/core";
import type { ModelPaths, Use } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { compareNames } from "./compare-names.js";
import { describePaths } from "./describe-path.js";
import { declaresName } from "./lone-fields.js";

export interface AliasChange {
  readonly alias: string;
  /** What it is an alias of. */
  readonly what: string;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
  /** New readers reject a message that uses it, instead of misreading it. */
  readonly rejected: boolean;
  /** Old senders may use the name for a property of their own, as `extras` declares. */
  readonly taken?: boolean;
}

export interface AliasChanges {
  readonly removed: readonly AliasChange[];
  readonly added: readonly AliasChange[];
}

/** All aliases that only one of the models has, without those that belong to a renamed part. */
export const aliasChanges = oncePerComparison((comparison: Comparison): AliasChanges => {
  const { removed, added } = merge([ofMessages(comparison), ofFields(comparison), ofEnumValues(comparison), ofLabels(comparison)]);
  return { removed, added };
});

type Names = readonly string[] | undefined;

interface AliasOwner extends Omit<AliasChange, "alias" | "what" | "taken"> {
  readonly what: () => string;
  readonly extras?: Extras | undefined;
  /** The alias stands where the path ends with another name. */
  readonly isName?: true;
}

const none: AliasChanges = { removed: [], added: [] };

function between(before: Names, after: Names, { what, extras, isName, ...at }: AliasOwner): AliasChanges {
  const { removed, added } = compareNames(before, after);
  if (removed.length === 0 && added.length === 0) return none;
  const named = (alias: string): AliasChange => ({
    ...at,
    ...(isName && at.use !== undefined && { use: { ...at.use, renamed: [...at.use.path.slice(0, -1), alias] } }),
    what: what(),
    alias,
    taken: extras !== undefined && declaresName(extras, alias),
  });
  return { removed: removed.map(named), added: added.map(named) };
}

const merge = (changes: readonly AliasChanges[]): AliasChanges => ({
  removed: changes.flatMap(({ removed }) => removed),
  added: changes.flatMap(({ added }) => added),
});

const without = (names: Names, name: string): Names => names?.filter((other) => other !== name);

function ofMessages({ messages }: Comparison): AliasChanges {
  return merge(
    messages.map(({ old, new: current, paths, use }) =>
      between(without(old.aliases, current.name), without(current.aliases, old.name), {
        what: () => current.name,
        paths,
        use,
        rejected: true,
      }),
    ),
  );
}

function ofFields({ fields }: Comparison): AliasChanges {
  return merge(
    fields.map(({ old, new: current, paths, use, struct, moved }) => {
      if (moved === true) return none;
      const rejected = current.required || !struct.new.open;
      const at = {
        isName: true as const,
        what: () => describePaths(paths),
        paths,
        use,
        rejected,
        extras: struct.old.open ? struct.old.extras : undefined,
      };
      return between(without(old.aliases, current.name), without(current.aliases, old.name), at);
    }),
  );
}

function ofEnumValues({ shapes }: Comparison): AliasChanges {
  return merge(
    shapes.flatMap(({ old, new: current, paths, use }) => {
      if (old.kind !== "enum" || current.kind !== "enum") return [];
      return old.values.map(({ value, aliases }) => {
        const same = current.values.find((other) => other.value === value);
        const what = (): string => `${describePaths(paths)}.${value}`;
        const { removed, added } = between(aliases, same?.aliases, { what, paths, use, rejected: !current.open });
        return {
          // An alias that became a value, or an alias of another value, is still accepted.
          removed: removed.filter(({ alias }) => !isAccepted(current, alias)),
          // A value that became an alias is a removed value, and an alias of another value has another meaning now.
          added: added.filter(({ alias }) => !isAccepted(old, alias)),
        };
      });
    }),
  );
}

const isAccepted = ({ values }: EnumShape, text: string): boolean =>
  values.some(({ value, aliases }) => value === text || aliases?.includes(text) === true);

function ofLabels({ fields }: Comparison): AliasChanges {
  const labels = ({ mail }: Field): Names => (mail?.at === "label" || mail?.at === "bullet" ? mail.also : undefined);
  const written = ({ mail }: Field): string => (mail?.at === "label" || mail?.at === "bullet" ? mail.label : "");
  return merge(
    fields.map(({ old, new: current, paths, use }) =>
      between(without(labels(old), written(current)), without(labels(current), written(old)), {
        what: () => describePaths(paths),
        paths,
        use,
        rejected: false,
      }),
    ),
  );
}
