import { runnable } from "@wirepact/core/codegen";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { agentCardEmitter } from "../../../generator/emit/agent-card.js";
import { issueMeanings } from "../../../generator/emit/docs/issue-meanings.js";
import { possibleIssues } from "../../../generator/emit/docs/possible-issues.js";
import { docsEmitter } from "../../../generator/emit/docs.js";
import { readmeEmitter } from "../../../generator/emit/readme.js";
import type { OutputFile } from "../../../generator/model/output-file.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import { anchor, value } from "../../../generator/text/markdown.js";
import { issueCodes } from "../../../packages/core/src/index.js";
import { nearMisses } from "../../../packages/core/src/testing/vectors.js";
import { emitAll, expectGolden, modelsOf } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";

const emitters = [docsEmitter, agentCardEmitter];
const protocols = specProtocols();
const pages = new Map(await Promise.all(protocols.map(async (model) => [model.name, await emitAll(emitters, [model])] as const)));

const withoutFences = (text: string): string => text.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, "CODE");

/** The text without what stands in code, where anything may be written. */
const withoutCode = (text: string): string => withoutFences(text).replaceAll(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, "CODE");

test("the pages of a small protocol match the golden pages", async () => {
  expectGolden("docs", await emitAll(emitters, modelsOf("diagnostics/base/wirepact.yaml")));
});

test.each(protocols)("pages of $name have no empty parts", (model) => {
  for (const { path, text } of pages.get(model.name)!) {
    expect(text, path).not.toMatch(/undefined|\[object|NaN|\bnull null\b|: \n|\(\)\./);
    expect(withoutCode(text), path).not.toMatch(/ {2,}\.|, \.|;\s*\.|\{\{/);
    expect(
      text.split("\n").filter((line) => /^#+ *$/.test(line)),
      path,
    ).toEqual([]);
  }
});

test("the pages and the README of the protocol that init writes have no empty tables, and sentences begin with a capital", async () => {
  const [, ...lines] = readFileSync(new URL("../../../templates/init/pantry.yaml.hbs", import.meta.url), "utf8").split("\n");
  const [resolved] = (
    await compileFiles([
      { path: "wirepact.yaml", text: "protocols: [pantry.yaml]" },
      { path: "pantry.yaml", text: lines.join("\n") },
    ])
  ).protocols;
  const files = await emitAll([docsEmitter, readmeEmitter], [resolved!.model]);
  expect(files.map(({ path }) => path)).toContain("packages/pantry/README.md");
  for (const { path, text } of files) {
    expect(text, path).not.toMatch(/^\| -.*\n(?!\|)/m);
    expect(withoutCode(text), path).not.toMatch(/\. +[a-z]+ /);
  }
});

test.each(protocols)("links of $name lead to pages and headings that exist", (model) => {
  expect(brokenLinks(pages.get(model.name)!)).toEqual([]);
});

/** Links to a page that was not emitted, or to a heading that the page does not have. */
function brokenLinks(files: readonly OutputFile[]): readonly string[] {
  const headings = new Map(
    files.map(({ path, text }) => [
      path,
      new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchor(heading.replaceAll("`", "")))),
    ]),
  );
  return files.flatMap(({ path, text }) =>
    [...withoutFences(text).matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].flatMap(([link, target = "", place]) => {
      const page = target === "" ? path : posix.join(posix.dirname(path), decodeURIComponent(target));
      const known = headings.get(page);
      return known === undefined || (place !== undefined && !known.has(place)) ? [`${path}: ${link}`] : [];
    }),
  );
}

test.each(protocols)("the page of each message of $name has its fields, rules and examples", (model) => {
  const files = new Map(pages.get(model.name)!.map(({ path, text }) => [path, text]));
  for (const message of Object.values(model.messages)) {
    const text = files.get(`generated/${model.name}/docs/messages/${message.name}.md`)!;
    const body = model.body === "inline" ? undefined : model.body.field;
    for (const field of message.shape.fields.flatMap((own) =>
      own.name === body && own.shape.kind === "struct" ? own.shape.fields : [own],
    )) {
      const isShared = field.name === model.tag || model.envelope.includes(field.name);
      if (!isShared) expect(text, `${message.name} ${field.name}`).toContain(`\`${field.name}\``);
    }
    for (const { issue } of message.invalid) expect(text, message.name).toContain(`\`${issue}\``);
    for (const example of message.examples.slice(0, 1))
      expect(text, message.name).toContain(`### ${example.name.charAt(0).toUpperCase()}${example.name.slice(1)}`);
    expect(text).not.toContain("| `missing-field`");
  }
});

test.each(protocols)("the listed issues of $name include those of its invalid test data", (model) => {
  const given = new Set(nearMisses(runnable(model)).map(({ issue }) => issue.replace(/\/.*/, "")));
  const listed = possibleIssues(model);
  expect([...given].filter((code) => !listed.has(code as never))).toEqual([]);
});

test.each(protocols)("every issue code of $name has an anchor, which its pages link to", (model) => {
  const headings = new Set([...pageOf(model.name, "docs/errors.md").matchAll(/^### (\S+)$/gm)].map(([, code]) => code));
  expect(headings).toContain("missing-field");
  for (const code of possibleIssues(model)) expect(headings).toContain(code);
  for (const { path, text } of pages.get(model.name)!.filter((file) => /messages\/|flows/.test(file.path))) {
    for (const [, code = "", place] of text.matchAll(/\[`([^`]+)`\]\([^)]*errors\.md#([^)]+)\)/g)) {
      expect(place, `${path} ${code}`).toBe(code.replace(/\/.*/, ""));
      expect(headings, path).toContain(place);
    }
  }
});

test("a pattern with a vertical bar is escaped in tables only", async () => {
  const [post] = modelsOf("diagnostics/base/wirepact.yaml");
  const types = { Choice: { kind: "scalar", scalar: "string", pattern: "^(?:a|b)$" } } as const;
  const [letter] = Object.values(post!.messages);
  const field = { name: "choice", shape: { kind: "reference", type: "Choice" }, required: true, doc: "Either `a|b`." } as const;
  const shape = { ...letter!.shape, fields: [...letter!.shape.fields, field] };
  const model: ProtocolModel = {
    ...post!,
    types: { ...post!.types, ...types },
    typeDocs: { ...post!.typeDocs, Choice: { doc: "Either `a|b` or a|b." } },
    messages: { ...post!.messages, [letter!.name]: { ...letter!, shape } },
  };
  const files = new Map(
    (await emitAll(emitters, [model])).map(({ path, text }) => [path.replace(/^(?:generated|packages)\/\w+\//, ""), text]),
  );
  expect(files.get("docs/types.md")).toContain("Either `a|b` or a|b.\n\n- Type: string\n- Constraints: matches `^(?:a|b)$`\n");
  expect(files.get("agent-card.md")).toContain("- `choice`: string, matches `^(?:a|b)$`. Either `a|b`.\n");
  expect(files.get(`docs/messages/${letter!.name}.md`)).toContain("| matches `^(?:a\\|b)$` | Either `a\\|b`. |\n");
});

test("every issue of the catalogue has a meaning", () => {
  expect(Object.keys(issueMeanings).sort()).toEqual([...issueCodes].sort());
});

test("Markdown and HTML in a spec are shown as text", async () => {
  const hostile = "<script>alert(1)</script> | `tick` *star* [link](x) {{each}} \\ _under_ ${x}\n\n# heading\n\n- item";
  const [post] = modelsOf("diagnostics/base/wirepact.yaml");
  const [letter, ...others] = Object.values(post!.messages);
  const fields = letter!.shape.fields.map((field) => ({ ...field, doc: hostile }));
  const model: ProtocolModel = {
    ...post!,
    title: "Post & <b>more</b>",
    doc: hostile,
    roles: { writer: hostile, reader: hostile },
    messages: Object.fromEntries(
      [{ ...letter!, doc: hostile, shape: { ...letter!.shape, fields } }, ...others].map((message) => [message.name, message]),
    ),
  };
  for (const { path, text } of await emitAll(emitters, [model])) {
    const shown = withoutCode(text);
    expect(shown, path).not.toMatch(/(?<!\\)<(?!!--)/);
    expect(shown, path).not.toMatch(/(?<!\\)\{\{|(?<!\\)\[link/);
    expect(
      shown.split("\n").filter((line) => line === "# heading" || line === "- item"),
      path,
    ).toEqual([]);
    // A pipe that is not escaped would give a row another number of cells.
    for (const table of shown.matchAll(/^\|[^\n]*\n\| -[^\n]*\n(?:\|[^\n]*\n)*/gm)) {
      const cells = table[0]
        .trim()
        .split("\n")
        .map((row) => row.replaceAll("\\|", "").split("|").length);
      expect(new Set(cells).size, table[0]).toBe(1);
    }
  }
});

const pageOf = (protocol: string, end: string): string => pages.get(protocol)!.find(({ path }) => path.endsWith(end))?.text ?? "";

test("duplicate keys are an issue in YAML only; for JSON, the docs say which one counts", () => {
  expect(pageOf("oacp", "docs/errors.md")).toContain("### duplicate-key\n");
  expect(pageOf("acp-swarm", "docs/errors.md")).not.toContain("duplicate-key");
  expect(pageOf("acp-swarm", "docs/index.md")).toContain("If an object contains a key more than once, the last value is used");
});

test("the card and the flow list messages that are allowed at any time", () => {
  const { flows } = protocols.find(({ name }) => name === "oacp")!;
  const tags = Object.values(flows).flatMap(({ anytime }) => anytime);
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) {
    expect(pageOf("oacp", "agent-card.md")).toMatch(new RegExp(`At any time: [^.]*\`${tag}\``));
    expect(pageOf("oacp", "docs/flows.md")).toMatch(new RegExp(`even before the flow starts and after it ends[^\\n]*\`${tag}\``));
  }
});

test("the envelope lists the fields that the thread is taken from, in order", () => {
  expect(pageOf("oacp", "docs/envelope.md")).toContain(
    "`conversation_id`, otherwise the thread of the message in `parent_message_id` (or that ID, if the message is unknown), otherwise `related_pr`, otherwise `id`",
  );
  expect(pageOf("agent-mail", "docs/envelope.md")).toContain("`thread_id`, otherwise `bead_id`, otherwise `mail.id`");
});

test("a card of mail messages has the constants that builders write, and says where the thread goes", () => {
  const card = pageOf("agent-mail", "agent-card.md");
  const sections = new Map(card.split(/^## (?=[A-Z_]+\n)/m).map((section) => [section.slice(0, section.indexOf("\n")), section]));
  for (const [name, status] of [
    ["OFFERING_READY", "DONE"],
    ["DONE", "DONE"],
    ["FAILED", "FAILED"],
  ] as const) {
    expect(sections.get(name)).toContain(`- \`status\`: \`${status}\`, after \`Status:\`.`);
    expect(sections.get(name)).toMatch(new RegExp(`^Status: ${status}$`, "m"));
  }
  expect(card).not.toMatch(/^- `thread_id`/m);
  expect(card).toContain(
    "Send the message in the thread `thread_id` (usually `bead_id`). Pass the thread to the mail server; it is not part of the subject or body.",
  );
  expect(card).toContain("Put these lines before the first section, or in the section that the field names.");
  expect(sections.get("SPAWN_ACK")).toContain("same as `issue_id`, in the subject.");
});

test("cards do not repeat senders and recipients, nor the next messages", () => {
  for (const { name } of protocols) expect(pageOf(name, "agent-card.md"), name).not.toMatch(/From (.+) to \1[.]/);
  expect(pageOf("mcp-agent-mail", "agent-card.md").match(/orchestrator and specialist/g)).toHaveLength(1);
  expect(pageOf("acp-swarm", "agent-card.md")).toContain(
    "After `task-request` or `progress-update`: `progress-update`, `completion` or `error`.",
  );
});

test("the docs name a check that is never automatic, if there is something to check", () => {
  expect(pageOf("acp-swarm", "docs/errors.md")).toMatch(/### shell-unsafe\n\n.*`findShellDanger` from `@wirepact\/core`/);
  for (const { name } of protocols) if (name !== "acp-swarm") expect(pageOf(name, "docs/errors.md"), name).not.toContain("shell-unsafe");
});

test("transcripts show what they set beyond the examples", () => {
  expect(pageOf("acp-swarm", "docs/flows.md")).toContain('`task-request` (`containerId`: `"c0ffee13"`)');
});

test("a truncated string keeps its closing quote", () => {
  expect(value("x".repeat(100), 20)).toBe(`\`"${"x".repeat(17)}…"\``);
  expect(value("short", 20)).toBe('`"short"`');
});

const [post] = modelsOf("diagnostics/base/wirepact.yaml");

/** The pages of a small protocol whose first message has these fields too. */
async function pagesWith(added: readonly object[], types: object = {}): Promise<ReadonlyMap<string, string>> {
  const [letter, ...others] = Object.values(post!.messages);
  const shape = { ...letter!.shape, fields: [...letter!.shape.fields, ...added] };
  const messages = Object.fromEntries([{ ...letter!, shape }, ...others].map((message) => [message.name, message]));
  const typeDocs = Object.fromEntries(Object.keys(types).map((name) => [name, { doc: `A ${name}.` }]));
  const model = { ...post!, types: { ...post!.types, ...types }, typeDocs: { ...post!.typeDocs, ...typeDocs }, messages };
  const files = await emitAll([docsEmitter], [model as unknown as ProtocolModel]);
  expect(brokenLinks(files)).toEqual([]);
  return new Map(files.map(({ path, text }) => [path.replace(/^generated\/\w+\/docs\//, ""), text]));
}

const stringShape = { kind: "scalar", scalar: "string" } as const;
const objectOf = (fields: Readonly<Record<string, object>>, more: object = {}) => ({
  kind: "struct",
  open: true,
  fields: Object.entries(fields).map(([name, shape]) => ({ name, required: true, doc: `Its ${name}.`, shape })),
  ...more,
});
const Loaf = objectOf({ kind: { kind: "literal", value: "loaf" }, weight: { kind: "scalar", scalar: "integer" } });
const Cake = objectOf({ kind: { kind: "literal", value: "cake" }, price: stringShape });
const Bread = {
  kind: "union",
  members: [
    { kind: "reference", type: "Loaf" },
    { kind: "reference", type: "Cake" },
  ],
  objects: { by: "tag", tag: "kind", cases: [["loaf", 0], ["cake", 1]] }, // prettier-ignore
};

test("a union of objects has a table for each part, with what distinguishes it", async () => {
  const bread = { name: "bread", required: true, doc: "All bread.", shape: { kind: "list", item: { kind: "reference", type: "Bread" } } };
  const again = { name: "again", required: true, doc: "More.", shape: { kind: "reference", type: "Bread" } };
  const files = await pagesWith([bread, again], { Loaf, Cake, Bread });
  const page = files.get("messages/letter.md")!;
  expect(page).toContain("| `bread` | array of [Bread](../types.md#bread) | yes | each item: one of [2 objects](#bread) | All bread. |");
  expect(page).toContain("| `again` | [Bread](../types.md#bread) | yes | one of [2 objects](#bread) | More. |");
  expect(page).toContain(`### Bread

One of the following objects, distinguished by \`kind\`:

**If \`kind\` is \`"loaf"\`**: [Loaf](../types.md#loaf). A Loaf.

| Field | Type | Required | Constraints | Description |
| --- | --- | --- | --- | --- |
| \`kind\` | \`"loaf"\` | yes | | Its kind. |
| \`weight\` | integer | yes | | Its weight. |

**If \`kind\` is \`"cake"\`**: [Cake](../types.md#cake). A Cake.
`);
  expect(page.match(/^### Bread$/gm)).toHaveLength(1);
  expect(page).not.toContain("`bread[].kind`");
  expect(files.get("types.md")).toContain(`One of the following objects, distinguished by \`kind\`:

**If \`kind\` is \`"loaf"\`**: [Loaf](types.md#loaf). A Loaf.

**If \`kind\` is \`"cake"\`**: [Cake](types.md#cake). A Cake.
`);
});

test("parts are distinguished by a property that is present, by what is absent, by another value, or by their JSON type", async () => {
  const union = (objects: object, ...members: object[]) => ({ kind: "union", members, objects });
  const street = objectOf({ street: stringShape });
  const shelf = objectOf({ shelf: stringShape });
  const note = objectOf({ note: stringShape });
  const shapes = {
    place: union({ by: "presence", cases: [["street", 0], ["shelf", 1]], otherwise: 2 }, street, shelf, note), // prettier-ignore
    spot: union({ by: "presence", cases: [["street", 0]], otherwise: 1 }, street, note), // prettier-ignore
    open: union({ by: "tag", tag: "kind", cases: [["loaf", 0]], otherwise: 1 }, Loaf, objectOf({ kind: stringShape })), // prettier-ignore
    bare: union({ by: "tag", tag: "kind", cases: [["loaf", 0]], otherwise: 1 }, Loaf, note), // prettier-ignore
    both: { kind: "union", members: [{ ...stringShape, max: 3 }, note] },
  };
  const files = await pagesWith(Object.entries(shapes).map(([name, shape]) => ({ name, required: true, doc: "It.", shape })));
  const sections = new Map(
    files
      .get("messages/letter.md")!
      .split(/^### /m)
      .map((section) => [section.slice(0, section.indexOf("\n")), section]),
  );
  const labels = (name: string): readonly string[] =>
    [...sections.get(`\`${name}\``)!.matchAll(/^\*\*(.+)\*\*(.*)$/gm)].map(([, label = "", text = ""]) => label + text);
  expect(labels("place")).toEqual(["If `street` is present", "If `shelf` is present", "If `street` and `shelf` are absent"]);
  expect(labels("spot")).toEqual(["If `street` is present", "If `street` is absent"]);
  expect(labels("open")).toEqual(['If `kind` is `"loaf"`', "If `kind` is absent or has another value"]);
  expect(labels("bare")).toEqual(['If `kind` is `"loaf"`', "If `kind` is absent"]);
  expect(labels("both")).toEqual(["String: at most 3 characters.", "Object"]);
  expect(sections.get("`place`")).toContain("One of the following objects, distinguished by the property that is present:\n");
  expect(sections.get("`both`")).toContain("One of the following, distinguished by JSON type:\n");
});

test("rules of types are on the pages of messages, and every rule is listed once with what it applies to", async () => {
  const rule = { name: "two-sizes", kind: "differ", fields: [["width"], ["height"]], at: ["height"], doc: "Sizes differ." };
  const Card = objectOf({ width: stringShape, height: stringShape }, { rules: [rule] });
  const card = { name: "card", required: true, doc: "The card.", shape: { kind: "reference", type: "Card" } };
  const files = await pagesWith([card], { Card });
  const requirement = "`width` and `height` must differ";
  expect(files.get("messages/letter.md")).toContain(
    `| \`rule/two-sizes\` | in [Card](../types.md#card), ${requirement} | Sizes differ. | error |\n`,
  );
  expect(files.get("errors.md")).toContain(`| \`rule/two-sizes\` | ${requirement} | [Card](types.md#card) | error |\n`);
  const shared = pageOf("oacp", "docs/errors.md").match(/^\| `rule\/sender-not-in-broadcast`.*$/gm);
  expect(shared).toEqual([expect.stringContaining("| every message |")]);
});

test("the docs name the fields that can make a message too large, not its timestamp", () => {
  const overview = pageOf("acp-swarm", "docs/index.md");
  expect(overview).toContain("In every message, `containerId` can make it too large.");
  expect(overview).toContain("| [`progress-update`](messages/progress-update.md) | none | 12,191 bytes |");
  expect(overview).toContain("| [`completion`](messages/completion.md) | `payload.prUrl` and `payload.errors` | 153 bytes |");
  expect(overview).not.toMatch(/`timestamp`[^|]* can make/);
});
