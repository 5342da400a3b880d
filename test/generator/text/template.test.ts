// Templates: strict about names, silent about markup, replaceable from a folder.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTemplates, precompileTemplates, TemplateError, templateFiles } from "../../../generator/text/template.js";

const builtIn = fileURLToPath(new URL("../../../templates", import.meta.url));

describe("templates", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "templates-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  it("render what the view has, unescaped", async () => {
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

  it("replace a built-in one of the same name, and leave the others", async () => {
    put("code/conversation.hbs", "// mine {{message}}");
    const render = await openTemplates(folder);
    expect(render("code/conversation", { message: "Message" })).toBe("// mine Message");
    expect(render("code/validation", { messages: [] })).toContain("export const validate");
  });

  it.each([
    ["a name that is not there", "one\n{{mispelt}}", 2, /mispelt/],
    ["a list that is not there", "{{#each mispelt}}x{{/each}}", 1, /mispelt/],
    ["a condition that is not there", "{{#if mispelt}}x{{/if}}", 1, /mispelt/],
    ["a block that is not closed", "one\ntwo {{#each items}}", 2, /Parse error/],
    ["a helper that we do not have", "{{shout name}}", 1, /shout/],
  ])("refuse %s, naming the file and the line", async (_case, text, line, problem) => {
    put("bad.hbs", text);
    const render = await openTemplates(folder);
    const attempt = (): string => render("bad", { items: [], name: "x" });
    expect(attempt).toThrow(TemplateError);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ template: "bad.hbs", line });
      expect((error as TemplateError).problem).toMatch(problem);
    }
  });

  it("refuse a template that nobody wrote", async () => {
    const render = await openTemplates();
    expect(() => render("code/nothing", {})).toThrow(TemplateError);
  });

  it("are all compiled by the build", () => {
    const module = precompileTemplates(builtIn);
    const names = templateFiles(builtIn);
    expect(names).toContain("code/builders");
    for (const name of names) expect(module).toContain(JSON.stringify(name));
    expect(module).not.toContain("{{");
  });
});
