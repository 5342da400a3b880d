// What readers of the site look for, and the page that they must see among the first three results.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createFindSections, readSections } from "../../generator/site/client/find-sections.js";
import { unpackText } from "../../generator/site/client/pack-text.js";
import { productSite } from "../support/product-site.js";

/** Names: the page or section that is called like that must be the first result. */
const names: Readonly<Record<string, string>> = {
  "progress-update": "acp-swarm/messages/progress-update.html",
  "task-request": "acp-swarm/messages/task-request.html",
  review_request: "oacp/messages/review_request.html",
  "session/update": "acp/messages/session-update.html",
  "tools/call": "mcp/messages/tools-call.html",
  StoryStatus: "acp-swarm/enums.html#storystatus",
  storyId: "acp-swarm/types.html#storyid",
  CloudEvents: "cloudevents/index.html",
  "unknown-value": "acp-swarm/errors.html#unknown-value",
  "illegal-transition": "acp-swarm/errors.html#illegal-transition",
  "Spec playground": "spec-playground.html",
  "get started": "guides/get-started.html",
  "mcp server": "manual.html#mcp-server",
  import: "manual.html#import",
  editors: "manual.html#editors",
  configuration: "manual.html#configuration",
  "your own templates": "manual.html#your-own-templates",
  benchmarks: "benchmarks.html",
};

/** Questions: the page must be among the first three results. */
const questions: Readonly<Record<string, string>> = {
  emitters: "manual.html",
  "wirepact.config.js": "manual.html",
  transcript: "flows.html",
  "how to publish": "guides/releases.html",
  "how to contribute": "contributing.html",
  "breaking change": "guides/releases.html",
  "how do i rename a field": "guides/releases.html",
  deprecate: "versions.html",
  neovim: "manual.html",
  vscode: "manual.html",
  postgres: "guides/stores.html",
  sqlite: "guides/stores.html",
  lenient: "guides/lenient-reading.html",
  aliases: "language.html",
  sensitive: "language.html",
  union: "language.html",
  envelope: "language.html",
  "json-rpc": "guides/json-rpc.html",
  "validate a file": "manual.html",
  "shell completion": "manual.html",
  "mutation tests": "contributing.html",
  formatIssues: "guides/get-started.html",
  init: "manual.html",
  diff: "manual.html",
  validate: "manual.html",
  "json schema": "acp-swarm/package.html",
  enum: "language.html",
  "default value": "language.html",
  timeout: "frames.html",
  "record and replay": "manual.html",
};

it("finds the page of 46 of 48 questions, and what has the name first, in data of at most 500 KB", async () => {
  const file = join(productSite(), "search-data.js");
  expect(statSync(file).size).toBeLessThanOrEqual(500_000);
  const window: { wirepact?: { search: { packed: string } } } = {};
  runInNewContext(readFileSync(file, "utf8"), { window });
  const sections = readSections((await unpackText(window.wirepact!.search.packed, 10_000_000))!);
  const find = createFindSections(sections, () => false);
  const paths = (question: string): readonly string[] => find(question).map(({ section: [path] }) => path);
  const missed = [
    ...Object.entries(names).flatMap(([name, path]) => (paths(name)[0] === path ? [] : [`${name}: ${paths(name)[0]}`])),
    ...Object.entries(questions).flatMap(([question, page]) => {
      const shown = paths(question).slice(0, 3);
      return shown.some((path) => path.split("#")[0] === page) ? [] : [`${question}: ${shown.join(", ")}`];
    }),
  ];
  expect(Object.keys(names).length + Object.keys(questions).length).toBe(48);
  if (missed.length > 0) console.log(missed.join("\n"));
  expect(missed.length).toBeLessThanOrEqual(2);
});
