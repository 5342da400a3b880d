// Templates: strict about names, without escaping, replaceable.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTemplates, precompileTemplates, TemplateError, templateFiles } from "../../../generator/template/template.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const builtIn = fileURLToPath(new URL("../../../templates", import.meta.url));

describe("templates", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "templates-"));
  });
  afterEach(() => removeTemporary(folder));

  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  it("render the view without escaping", async () => {
    put("own/note.hbs", "{{#each items}}<{{name}}>{{#if last}}.{{else}}, {{/if}}{{/each}}");
    const render = await openTemplates(folder);
    expect(
      render("own/note", {
        items: [
          { name: "a & b", last: false },
          { name: "{{c}}", last: true },
        ],
      }),
    ).toBe("<a & b>, <{{c}}>.");
  });

  it("replace a built-in template of the same name only", async () => {
    put("code/conversation.hbs", "// mine {{message}}");
    const render = await openTemplates(folder);
    expect(render("code/conversation", { message: "Message" })).toBe("// mine Message");
    const union = { message: "Message", received: "ReceivedMessage", assert: "assertMessage", schema: "messageSchema" };
    const view = {
      names: Object.fromEntries(
        ["Validate", "createValidate", "assertValid", "StandardSchema", "createStandardSchema"].map((name) => [name, name]),
      ),
      anyJsonSchema: "jsonSchemaOfMessages",
      messages: [],
      branded: [],
      answers: false,
      others: false,
      known: "protocol",
      union,
    };
    expect(render("code/validation", { ...view, validated: "{ message: Message }" })).toContain("export const validate");
  });

  it("include each other with a view", async () => {
    put("own/list.hbs", "{{#each items}}{{> own/row}}{{/each}}{{> own/row name=title}}");
    put("own/row.hbs", "- {{name}}\n");
    const render = await openTemplates(folder);
    expect(render("own/list", { title: "c", items: [{ name: "a" }, { name: "b" }] })).toBe("- a\n- b\n- c\n");
  });

  /** What is said of a template that cannot be rendered: kind, word, the text at its range, and the hint. */
  const mistakesOf = async (name: string, view: object): Promise<readonly string[]> => {
    const render = await openTemplates(folder);
    try {
      return [`nothing: ${render(name, view)}`];
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      return error.mistakes.map(({ kind, template, word, range, hint }) => {
        const at =
          range === undefined
            ? ""
            : readFileSync(join(existsSync(join(folder, `${template}.hbs`)) ? folder : builtIn, `${template}.hbs`), "utf8")
                .slice(0, range.start)
                .split("\n");
        const where = at === "" ? "" : `${at.length}:${at.at(-1)!.length + 1}`;
        return `${template} ${where} ${kind} ${word} (${hint ?? ""})`;
      });
    }
  };
  const view = { title: "x", items: [{ name: "a", tags: ["t"] }], none: [], deep: { word: "w" } };

  it.each([
    ["a name", "one\n{{titel}}", ['2:3 value titel (did you mean "title"?)']],
    ["a list", "{{#each itemz}}x{{/each}}", ['1:9 value itemz (did you mean "items"?)']],
    ["a condition", "{{#if mispelt}}x{{/if}}", ["1:7 value mispelt (known names: title, items, none, deep)"]],
    ["a name of an item", "{{#each items}}\n  {{nam}}{{/each}}", ['2:5 value nam (did you mean "name"?)']],
    ["a name further out", "{{#each items}}{{title}}{{/each}}", ['1:18 value title (did you mean "../title"?)']],
    [
      "a name two levels out",
      "{{#each items}}{{#each tags}}{{../../titel}}{{/each}}{{/each}}",
      ['1:32 value titel (did you mean "title"?)'],
    ],
    ["a part of a name", "{{deep.wrod}}", ['1:3 value wrod (did you mean "word"?)']],
    ["a part of a text", "{{title.word}}", ["1:3 value word (the current value is not an object; `this` is its name)"]],
    ["a name in a block of its own", "{{#deep}}{{wort}}{{/deep}}", ['1:12 value wort (did you mean "word"?)']],
    ["a name of a named item", "{{#each items as |item|}}{{item.nme}}{{/each}}", ['1:28 value nme (did you mean "name"?)']],
    ["data", "{{#each items}}{{@indx}}{{/each}}", ['1:18 value @indx (did you mean "@index"?)']],
    ["data outside of a list", "{{@index}}", ["1:3 value @index (known names: @root, @partial-block)"]],
    [
      "several names",
      "{{a}}\n{{title}}\n{{#unless none}}{{b}}{{/unless}}{{#if none}}{{c}}{{else}}{{a}}{{/if}}",
      [
        "1:3 value a (known names: title, items, none, deep)",
        "3:19 value b (known names: title, items, none, deep)",
        "3:60 value a (known names: title, items, none, deep)",
      ],
    ],
  ])("report %s that does not exist, with its position and a similar name", async (_case, text, said) => {
    put("bad.hbs", text);
    expect(await mistakesOf("bad", view)).toEqual(said.map((line) => `bad ${line}`));
  });

  it("report a mistake in an included template", async () => {
    put("own/list.hbs", "{{#each items}}{{> own/row}}{{/each}}");
    put("own/row.hbs", "-\n{{nam}}");
    expect(await mistakesOf("own/list", view)).toEqual(['own/row 2:3 value nam (did you mean "name"?)']);
  });

  it("report an unknown template, with a similar name", async () => {
    expect(await mistakesOf("code/codek", {})).toEqual(['code/codek  template code/codek (did you mean "code/codec"?)']);
  });

  it("report what is missing in the view of a built-in template", async () => {
    const missed = [
      expect.stringMatching(/^code\/conversation 1:\d+ value versions /),
      expect.stringMatching(/^code\/conversation 5:\d+ value reports /),
      expect.stringMatching(/^code\/conversation 6:\d+ value any /),
      expect.stringMatching(/^code\/conversation 6:\d+ value message /),
      expect.stringMatching(/^code\/conversation 6:\d+ value versions /),
    ];
    const names = { M: "M", Conversation: "Conversation", ConversationOptions: "ConversationOptions", watch: "watch" };
    expect(await mistakesOf("code/conversation", { names })).toEqual(missed);
    put("own/page.hbs", "{{> code/conversation}}");
    expect(await mistakesOf("own/page", { names })).toEqual(missed);
  });

  it("are all compiled by the build", () => {
    const module = precompileTemplates(builtIn);
    const names = templateFiles(builtIn);
    expect(names).toContain("code/builders");
    for (const name of names) expect(module).toContain(JSON.stringify(name));
    // Workflows of GitHub write their own expressions as `${{ … }}`.
    expect(module.replaceAll("${{", "")).not.toContain("{{");
  });
});
