// The gallery passes the check without an error or a warning.

import { expect, test } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { galleryRoot } from "./gallery.js";

test("every protocol of the gallery is described without findings", async () => {
  const { diagnostics, protocols } = await compileSpec(galleryRoot);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  expect(protocols.map(({ model }) => model.name)).toEqual([
    "mcp",
    "mcp-2026",
    "a2a",
    "a2a-v1",
    "acp",
    "acp-v2",
    "ag-ui",
    "cloudevents",
    "lsp",
    "dap",
  ]);
});
