import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore, type MessageStore } from "@wirepact/store";
import { afterAll } from "vitest";
import { describeContract } from "./contract.js";
import { removeTemporary } from "../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-store-"));
let files = 0;
afterAll(() => removeTemporary(folder));

describeContract({
  name: "SQLite",
  open: async (options) => {
    const file = join(folder, `${files++}.db`);
    const again = (): Promise<MessageStore> => openSqliteStore(file, options);
    return { store: await again(), again };
  },
});
