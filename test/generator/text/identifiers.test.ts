// Names that generated code exports: casing, plurals and collisions.

import { describe, expect, it } from "vitest";
import {
  enumKeys,
  exportedNames,
  groupFilterName,
  groupGuardName,
  groupPredicateName,
  schemaName,
  threadFilterName,
} from "../../../generator/exports/exported-names.js";
import { camelCase, constantCase, pascalCase, plural } from "../../../generator/text/identifiers.js";
import { specProtocols } from "../../support/spec-protocols.js";

describe("casing", () => {
  it.each([
    ["task-request", "TaskRequest", "taskRequest", "TASK_REQUEST"],
    ["BEAD_ACCEPTED", "BeadAccepted", "beadAccepted", "BEAD_ACCEPTED"],
    ["user_message", "UserMessage", "userMessage", "USER_MESSAGE"],
    ["prUrl", "PrUrl", "prUrl", "PR_URL"],
    ["HTTPServer", "HttpServer", "httpServer", "HTTP_SERVER"],
    ["P0", "P0", "p0", "P0"],
    ["v2-beta.3", "V2Beta3", "v2Beta3", "V2_BETA_3"],
  ])("%s", (name, pascal, camel, constant) => {
    expect([pascalCase(name), camelCase(name), constantCase(name)]).toEqual([pascal, camel, constant]);
  });

  it("starts the names of schemas in lower case", () => {
    expect(schemaName("URLReport")).toBe("uRLReportSchema");
    expect(schemaName("TaskRequest")).toBe("taskRequestSchema");
  });
});

describe("plurals", () => {
  it.each([
    ["completion", "completions"],
    ["success", "successes"],
    ["reply", "replies"],
    ["delay", "delays"],
    ["box", "boxes"],
    ["branch", "branches"],
    ["wish", "wishes"],
  ])("%s", (one, many) => expect(plural(one)).toBe(many));

  it("names groups and threads", () => {
    expect([
      groupGuardName("success"),
      groupPredicateName("success"),
      groupFilterName("success"),
      threadFilterName("bead_id"),
      threadFilterName("threadId"),
      threadFilterName("id"),
    ]).toEqual(["isSuccess", "hasSuccessType", "filterSuccesses", "filterByBead", "filterByThread", "filterById"]);
  });
});

describe("keys of enums", () => {
  const keysOf = (...values: readonly string[]): readonly string[] => enumKeys(values.map((value) => ({ value })));

  it("are in PascalCase", () => {
    expect(keysOf("in_progress", "DONE")).toEqual(["InProgress", "Done"]);
  });

  it("are the names that the spec gives them, and integers otherwise", () => {
    expect(enumKeys([{ value: 1, name: "Fatal" }, { value: 2 }])).toEqual(["Fatal", "2"]);
  });

  it("are the values themselves if two keys would be the same or invalid", () => {
    expect(keysOf("done", "DONE")).toEqual(["done", "DONE"]);
    expect(keysOf("1st", "2nd")).toEqual(["1st", "2nd"]);
    expect(keysOf("+", "-")).toEqual(["+", "-"]);
  });
});

describe("exported names", () => {
  it.each(specProtocols().map((model) => ({ name: model.name, model })))("of $name do not collide", ({ model }) => {
    const names = exportedNames(model).map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(specProtocols().map((model) => ({ name: model.name, model })))(
    "of $name are what the package exports",
    async ({ name, model }) => {
      const exported = Object.keys((await import(`../../../packages/${name}/src/index.ts`)) as object);
      const promised = new Set(exportedNames(model).map((entry) => entry.name));
      // A type or message of the spec may have the name of the error; then the package leaves it out.
      expect(exported.filter((entry) => !promised.has(entry))).toEqual(["InvalidMessageError"]);
    },
  );
});
