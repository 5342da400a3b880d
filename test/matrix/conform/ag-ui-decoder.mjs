// An adapter for the official AG-UI package: decodes events with its schemas.

import { createInterface } from "node:readline";
import { EventSchemas } from "@ag-ui/core/schemas";

const answers = {
  about: () => ({ ops: ["decode"], name: "@ag-ui/core" }),
  decode: ({ text, bytes }) => {
    let parsed;
    try {
      parsed = JSON.parse(text ?? new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(bytes, "base64")));
    } catch {
      return { ok: false };
    }
    const read = EventSchemas.safeParse(parsed);
    return read.success ? { ok: true, value: read.data } : { ok: false, path: read.error.issues[0].path };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, op, ...question } = JSON.parse(line);
  console.log(JSON.stringify({ id, ...(answers[op]?.(question) ?? { skip: `no ${op}` }) }));
}
