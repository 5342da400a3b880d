// Two published versions of a protocol in one package, as their schemas say: messages are converted both ways, and nothing is lost silently.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pairVersions } from "../../generator/convert/spoken-plans.js";
import { importSpec } from "../../generator/import/import-spec.js";
import type { Schema } from "../../generator/import/node.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { compileFiles } from "../../generator/pipeline/compile-files.js";
import { createConverter } from "../../generator/release/convert/convert-message.js";
import { explain } from "../../packages/core/src/index.js";
import { runnable } from "../../packages/core/src/codegen/index.js";
import { identify } from "../../packages/core/src/frames/frames.js";
import { type Example, examplesOf, worldFolder } from "../gallery/world-referee.js";
import { silentLosses, type TypedMessage } from "../generator/release/silent-losses.js";

interface Pair {
  readonly protocol: string;
  readonly old: { readonly version: string; readonly as?: number; readonly read: () => Schema };
  readonly new: { readonly version: string; readonly as?: number; readonly read: () => Schema };
  /** What the spec adds to what was imported. */
  readonly negotiation: string;
  readonly migrations?: string;
  /** Published messages of the old version. */
  readonly examples: string;
}

const require = createRequire(import.meta.url);
const readJson = (path: string): Schema => JSON.parse(readFileSync(path, "utf8")) as Schema;
const acp = (name: string) => (): Schema => readJson(require.resolve(`@agentclientprotocol/sdk/schema/${name}/schema.json`));
const world = (name: string) => (): Schema => readJson(`${worldFolder}schemas/${name}.json`);

const pairs: readonly Pair[] = [
  {
    protocol: "acp",
    old: { version: "1.0.0", as: 1, read: acp("v1") },
    new: { version: "2.0.0", as: 2, read: acp("v2") },
    negotiation: "{ request: initialize, offer: params.protocolVersion, answer: result.protocolVersion }",
    examples: "acp",
  },
  {
    protocol: "mcp",
    old: { version: "2025-11-25", read: world("mcp-2025-11-25") },
    new: { version: "2026-07-28", read: world("mcp-2026-07-28") },
    negotiation: "{ request: initialize, offer: params.protocolVersion, answer: result.protocolVersion }",
    migrations: ["tools/list", "tools/call", "prompts/list", "prompts/get", "resources/list", "resources/read", "resources/templates/list"]
      .map((method) => `    ${method} result: { add: { result.resultType: complete } }`)
      .join("\n"),
    examples: "mcp-2025-06-18",
  },
];

/** One package of two imported specs: the newer one speaks the older one. */
async function speakBoth({ protocol, old, new: current, negotiation, migrations }: Pair): Promise<ProtocolModel> {
  const textOf = async ({ read, version }: Pair["old"]): Promise<string> => {
    const imported = await importSpec({ schema: read() }, { protocol, source: `${version}.json` });
    if ("problem" in imported) throw new Error(imported.problem);
    return imported.text.replace(/^version: .*$/m, `version: ${version}`);
  };
  const as = (written: number | undefined): string => (written === undefined ? "" : `as: ${written}`);
  const speaks = [
    `speaks:`,
    `  ${old.version}: { spec: versions/old.yaml${old.as === undefined ? "" : `, ${as(old.as)}`} }`,
    ...(current.as === undefined ? [] : [`  ${current.version}: { ${as(current.as)} }`]),
    `negotiation: [${negotiation}]`,
    ...(migrations === undefined ? [] : ["migrations:", `  ${current.version}:`, migrations]),
    "",
  ].join("\n");
  const { protocols, diagnostics } = await compileFiles([
    { path: "wirepact.yaml", text: `protocols: [${protocol}.yaml]\nlint: minimal\n` },
    { path: `${protocol}.yaml`, text: `${(await textOf(current)).trimEnd()}\n${speaks}` },
    { path: "versions/old.yaml", text: await textOf(old) },
  ]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return protocols[0]!.model;
}

/** The published messages that the old version accepts, with their types. */
function typed(model: ProtocolModel, examples: readonly Example[]): readonly TypedMessage[] {
  const protocol = runnable(model);
  return examples.flatMap(({ msg, req }): readonly TypedMessage[] => {
    const type = req == null ? identify(protocol, msg)?.name : model.messages[req]?.result;
    return type !== undefined && explain(protocol, msg, { tag: type }).ok ? [{ type, message: msg }] : [];
  });
}

describe.each(pairs)("$protocol $old.version and $new.version", (pair) => {
  const isThere = worldFolder !== undefined;
  it.skipIf(isThere)("are converted only where shared/world lies beside the clone", () => {
    console.warn(`${pair.protocol} was not converted: shared/world does not lie beside the clone`);
  });

  it.runIf(isThere)("convert each other's messages, and lose nothing silently", async () => {
    const current = await speakBoth(pair);
    const old = current.speaks![pair.old.version]!.model!;
    const both = pairVersions(old, current);
    const published = typed(old, examplesOf(pair.examples));
    expect(published.length).toBeGreaterThan(8);
    const converted = published.filter(({ type, message }) => {
      const found = both.find((each) => each.old.name === type);
      return found !== undefined && createConverter({ old, new: current }, found, "up")(message).ok;
    });
    console.log(
      `${pair.protocol}: ${both.length} of ${Object.keys(old.messages).length} messages of ${old.version} have a counterpart; ${converted.length} of ${published.length} published examples converted`,
    );
    expect(converted.length).toBeGreaterThan(4);
    expect(await silentLosses(old, current, 3, { up: published })).toEqual([]);
  });
});
