// Checks of a project's own templates before anything is rendered: syntax errors, unknown helpers and unknown partials.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkTemplates } from "../../../generator/template/check-templates.js";
import { removeTemporary } from "../../support/remove-temporary.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "templates-"));
});
afterEach(() => removeTemporary(folder));

const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** The mistakes in a template: the text at their range, what is wrong, and the hint. */
function judge(text: string): readonly string[] {
  put("own/page.hbs", text);
  const { mistakes } = checkTemplates(folder, ["docs/index", "docs/message"]);
  return mistakes.map(({ kind, word, range, hint }) => {
    const { start, end } = range ?? { start: 0, end: 0 };
    return `${text.slice(0, start).split("\n").length} [${text.slice(start, end)}] ${kind}: ${word}${hint === undefined ? "" : ` (${hint})`}`;
  });
}

describe("checking templates", () => {
  it("accepts valid templates", () => {
    const text = "{{! a note }}{{#each items as |item|}}{{item.name}}{{@index}}{{else}}{{^}}{{/each}}\\{{raw}}{{> docs/index}}{{{plain}}}";
    expect(judge(text.replace("{{^}}", ""))).toEqual([]);
    expect(
      judge('{{#*inline "row"}}x{{/inline}}{{> row}}{{#> docs/message}}{{> @partial-block}}{{/docs/message}}{{> (lookup . "a")}}'),
    ).toEqual([]);
  });

  it.each([
    [
      "a block that is not closed",
      "one\ntwo {{#each items}} {{#if a}}{{/if}}\nthree",
      "2 [{{#each items}}] syntax: {{#each}} is not closed; {{/each}} is missing",
    ],
    ["one far from the end", `{{#if a}}\n${"long text\n".repeat(40)}`, "1 [{{#if a}}] syntax: {{#if}} is not closed; {{/if}} is missing"],
    ["one that is closed by another", "x\n{{#if a}}\n{{/each}}", "2 [if] syntax: {{#if}} is closed by {{/each}}"],
    [
      "an end without a beginning",
      `${"text, ".repeat(20)}\n{{/each}} more text that goes on and on`,
      "2 [{{/each}}] syntax: this closes a block that is not open",
    ],
    ["an else without a block", "a\n\n{{else}}", "3 [{{else}}] syntax: {{else}} is outside of a block"],
    ["braces that are not closed", "one\n{{title\nmore", "2 [{{] syntax: {{ is not closed; }} is missing"],
    ["a brace too few", "one\n  {{#if x}\n{{/if}}", "2 [{{] syntax: {{ is not closed; }} is missing"],
    ["three braces closed by two", "{{{title}} x", "1 [}] syntax: {{{ is closed by }}}"],
    ["nothing between braces", "a {{}} b", "1 [}] syntax: a name is missing before }}"],
    ["a character that has no meaning", "a {{ti%tle}} b", "1 [ti%tle] syntax: unexpected token"],
    ["a block without a value", "{{#each}}x{{/each}}", "1 [each] syntax: {{#each}} takes exactly one value"],
    ["a helper", "a\n{{shout title}}", "2 [shout] helper: shout (known helpers: if, unless, each, with, lookup)"],
    ["a helper of a block", "{{#ech items}}{{/ech}}", '1 [ech] helper: ech (did you mean "each"?)'],
    ["a helper inside another", "{{#each (sort items)}}{{/each}}", "1 [sort] helper: sort (known helpers: if, unless, each, with, lookup)"],
    ["a partial", "a\nb {{> docs/mesage}}", '2 [docs/mesage] partial: docs/mesage (did you mean "docs/message"?)'],
  ])("reports %s", (_case, text, said) => {
    expect(judge(text)).toEqual([said]);
  });

  it("reports all mistakes of all templates, and the partials they use", () => {
    put("a.hbs", "{{> b}}{{x y}}");
    put("b.hbs", "{{#if}}");
    const { names, partials, mistakes } = checkTemplates(folder, []);
    expect(names).toEqual(["a", "b"]);
    expect([...partials]).toEqual(["b"]);
    expect(mistakes.map(({ template, kind }) => `${template} ${kind}`)).toEqual(["a helper", "b syntax"]);
  });

  it("reports a file that cannot be read", () => {
    mkdirSync(join(folder, "a.hbs"));
    expect(checkTemplates(folder, []).mistakes).toEqual([{ kind: "failure", template: "a", word: "its file cannot be read (EISDIR)" }]);
  });
});
