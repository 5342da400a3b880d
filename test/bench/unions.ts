// How fast nested unions of objects are accepted: content blocks of two protocols of the gallery, five kinds each, against ajv on the emitted schema, as it is and
// with a discriminator.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Settings } from "./benches.js";
import { createProject } from "../support/generated-project.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { isComparison } from "./clone.js";
import { bestRatio, best, measureInTurn, type Rounds } from "./measure.js";
import { importModule } from "./peers.js";
import { keepTable } from "./results.js";
import { show } from "./table.js";

type Guard = (value: unknown) => boolean;

const copies = 32;

const cases = [
  {
    protocol: "acp",
    type: "PromptRequest",
    union: "ContentBlock",
    tag: "type",
    message: {
      jsonrpc: "2.0",
      id: 1,
      method: "session/prompt",
      params: {
        sessionId: "s-1",
        prompt: [
          { type: "text", text: "Fix it." },
          { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" },
          { type: "audio", data: "UklGRg==", mimeType: "audio/wav" },
          { type: "resource", resource: { uri: "file:///a.js", text: "a" } },
          { type: "resource_link", uri: "file:///a.js", name: "a.js" },
        ],
      },
    },
  },
  {
    protocol: "mcp",
    type: "CallToolResult",
    union: "ContentBlock",
    tag: "type",
    message: {
      jsonrpc: "2.0",
      id: 1,
      result: {
        content: [
          { type: "text", text: "250 grams" },
          { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" },
          { type: "audio", data: "UklGRg==", mimeType: "audio/wav" },
          { type: "resource", resource: { uri: "file:///a.js", text: "a" } },
          { type: "resource_link", uri: "file:///a.js", name: "a.js" },
        ],
      },
    },
  },
] as const;

export async function runUnions({ rounds }: Settings): Promise<void> {
  // The other clone need not have the gallery.
  if (isComparison) return;
  const protocols = cases.map(({ protocol }) => protocol);
  const { folder } = await createProject({ specs: "spec/gallery", programs: "test/gallery/programs", scope: "@gallery", protocols });
  try {
    const rows: string[][] = [];
    for (const one of cases) rows.push(row(`${one.protocol} ${one.type}`, await measure(folder, one, rounds)));
    keepTable("unions", "Five kinds of objects in a union: speed, ajv = 1", {
      head: ["", "time", "wirepact", "ajv", "ajv with a discriminator"],
      rows,
    });
  } finally {
    removeTemporary(folder);
  }
}

const row = (name: string, results: Rounds): string[] => [
  name,
  `${show((best(results["wirepact"] ?? []) * 1e6) / copies)} ns`,
  ...["wirepact", "ajv", "discriminator"].map((contestant) => show(bestRatio(results, contestant, "ajv"))),
];

async function measure(folder: string, { protocol, type, union, tag, message }: (typeof cases)[number], rounds: number): Promise<Rounds> {
  const guards = await importModule<Readonly<Record<string, Guard>>>(join(folder, "packages", protocol, "dist/index.js"));
  const schema = JSON.parse(readFileSync(join(folder, "packages", protocol, "schema.json"), "utf8")) as Schema;
  const discriminated = {
    ...schema,
    $defs: { ...schema.$defs, [union]: { ...schema.$defs[union], discriminator: { propertyName: tag } } },
  };
  const contestants = {
    wirepact: guards[`is${type}`],
    ajv: compile(schema, type),
    discriminator: compile(discriminated, type),
  };
  const messages: readonly unknown[] = Array.from({ length: copies }, () => JSON.parse(JSON.stringify(message)) as unknown);
  const broken = JSON.parse(JSON.stringify(message).replace('"data":"iVBORw0KGgo="', '"data":1')) as unknown;
  for (const [name, judge] of Object.entries(contestants))
    if (!messages.every(judge) || judge(broken)) throw new Error(`${name} is wrong about ${protocol} ${type}`);
  return measureInTurn(
    Object.fromEntries(
      Object.entries(contestants).map(([name, judge]) => [
        name,
        () => {
          for (const each of messages) if (!judge(each)) throw new Error("refused");
        },
      ]),
    ),
    rounds,
  );
}

interface Schema {
  readonly $defs: Readonly<Record<string, object>>;
}

function compile(schema: Schema, type: string): Guard {
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  addFormats.default(ajv);
  ajv.addSchema(schema, "protocol");
  return ajv.compile({ $ref: `protocol#/$defs/${type}` }) as Guard;
}
