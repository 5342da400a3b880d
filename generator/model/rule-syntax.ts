// The syntax of rules between fields. Types only.

/** Exactly one of the kinds of rules. */
export interface RuleSyntax {
  readonly doc: string;
  readonly differ?: readonly [string, string];
  readonly equal?: readonly [string, string];
  readonly lessThan?: readonly [string, string];
  readonly lessOrEqual?: readonly [string, string];
  readonly exactlyOne?: readonly string[];
  readonly atMostOne?: readonly string[];
  readonly atLeastOne?: readonly string[];
  readonly excludes?: { readonly list: string; readonly value: string };
  readonly when?: Readonly<Record<string, string | number | boolean>>;
  readonly unless?: Readonly<Record<string, string | number | boolean>>;
  readonly require?: readonly string[];
  readonly forbid?: readonly string[];
  readonly at?: string;
  readonly level?: "warning";
  readonly lenient?: "warn";
}
