// The archive of a project, read again by what its format says.

import { expect, it } from "vitest";
import { zipFiles } from "../../generator/site/client/zip.js";
import { readArchive } from "../support/read-archive.js";

it("has every file with its name, size and checksum", () => {
  const files = { "a/package.json": "{}\n", "a/spec/größe.yaml": "doc: 🚢\n", "a/empty": "" };
  const archive = zipFiles(Object.entries(files).map(([path, text]) => ({ path, text })));
  expect(readArchive(Buffer.from(archive))).toEqual(files);
});
