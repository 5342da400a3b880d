// The list of project references follows the packages, where there is such a list.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removedProtocols, updateReferences } from "../../../generator/write/reference-list.js";
import { removeTemporary } from "../../support/remove-temporary.js";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "references-"));
});
afterEach(() => removeTemporary(root));

describe("project references", () => {
  it("gain what is missing and keep the rest as it is", async () => {
    writeFileSync(join(root, "tsconfig.json"), '{ "files": [], "references": [{ "path": "packages/core" }, { "path": "packages/mail" }] }');
    expect(await updateReferences(root, ["mail", "post"])).toEqual({
      path: "tsconfig.json",
      text: '{\n  "files": [],\n  "references": [{ "path": "packages/core" }, { "path": "packages/mail" }, { "path": "packages/post" }]\n}\n',
    });
    expect(await updateReferences(root, ["mail"])).toBeUndefined();
  });

  it("lose the packages of protocols that are gone", async () => {
    const gone = removedProtocols(
      new Map([
        ["packages/old/tsconfig.json", "x"],
        ["packages/mail/tsconfig.json", "x"],
        ["generated/old/model.json", "x"],
      ]),
      ["mail"],
    );
    expect(gone).toEqual(["old"]);
    writeFileSync(
      join(root, "tsconfig.json"),
      '{ "references": [{ "path": "packages/core" }, { "path": "packages/old" }, { "path": "packages/mail" }] }',
    );
    expect((await updateReferences(root, ["mail"], gone))?.text).toBe(
      '{\n  "references": [{ "path": "packages/core" }, { "path": "packages/mail" }]\n}\n',
    );
  });

  it("are those in packages/ where the project's own tsconfig.json has none", async () => {
    mkdirSync(join(root, "packages"));
    writeFileSync(join(root, "tsconfig.json"), '{ "include": ["src"] }');
    writeFileSync(join(root, "packages/tsconfig.json"), '{ "files": [], "references": [{ "path": "./old" }] }');
    expect(await updateReferences(root, ["mail"], ["old"])).toEqual({
      path: "packages/tsconfig.json",
      text: '{\n  "files": [],\n  "references": [{ "path": "./mail" }]\n}\n',
    });
    writeFileSync(join(root, "tsconfig.json"), '{ "references": [] }');
    expect((await updateReferences(root, ["mail"]))?.path).toBe("tsconfig.json");
  });

  it.each([undefined, "{ // comment\n }", '{ "files": [] }'])("are not invented: %s", async (text) => {
    if (text !== undefined) writeFileSync(join(root, "tsconfig.json"), text);
    expect(await updateReferences(root, ["mail"])).toBeUndefined();
  });
});
