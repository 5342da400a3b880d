// `wirepact conform --adapter` and `--dump`: tests a decoder in any language, or prints the inputs to test it with.

import type { Encoding, EncodingName } from "@wirepact/core";
import type { ConformReport } from "../conform/result.js";
import type { LocatedProtocol } from "../inspect/find-protocol.js";
import type { CommandContext } from "./command.js";
import type { ConformOptions } from "./conform.js";

/** Tests a decoder; undefined when something is wrong, which was reported. */
export async function testAdapter(
  context: CommandContext,
  command: readonly string[],
  options: ConformOptions,
  isWanted: (id: string) => boolean,
): Promise<{ readonly report: ConformReport; readonly protocol: LocatedProtocol["protocol"] } | undefined> {
  const opened = await openProtocol(context, options);
  if (opened === undefined) return undefined;
  const { found, encoding } = opened;
  const [{ adapterCases, driveAdapter }, { countVerdicts }, { createPlaceOf }] = await Promise.all([
    import("../conform/drive-adapter.js"),
    import("../conform/result.js"),
    import("../party/spec-place.js"),
  ]);
  const { protocol } = found;
  if (options.dump === true) {
    for (const { id, text, value } of adapterCases({ protocol, encoding, seed: options.seed }).filter((each) => isWanted(each.id))) {
      const content = typeof text === "string" ? { text } : { bytes: Buffer.from(text).toString("base64") };
      context.terminal.print(
        JSON.stringify({ id, encoding: encoding.name, ...content, ...(value === undefined ? { ok: false } : { ok: true, value }) }),
      );
    }
    return undefined;
  }
  const started = new Date();
  const limits = { start: options.startTimeout, answer: options.timeout };
  const { results, messages, processes } = await driveAdapter({ protocol, encoding, command, seed: options.seed, limits, isWanted });
  const placeOf = createPlaceOf(found, context.folder);
  const located = results.map((result) => ({
    ...result,
    spec: result.message === "" ? undefined : placeOf(result.message, result.path ?? []),
  }));
  const report: ConformReport = {
    protocol: protocol.name,
    version: protocol.version,
    role: "adapter",
    seed: options.seed,
    party: command.join(" "),
    started: started.toISOString(),
    took: Date.now() - started.getTime(),
    counts: countVerdicts(located),
    messages,
    processes,
    results: located,
  };
  return { report, protocol };
}

async function openProtocol(
  { terminal, folder, exit }: CommandContext,
  options: ConformOptions,
): Promise<{ readonly found: LocatedProtocol; readonly encoding: Encoding } | undefined> {
  const fail = (problem: string): undefined => {
    terminal.printError(`error: ${problem}`);
    exit(2);
    return undefined;
  };
  const { findProtocol } = await import("../inspect/find-protocol.js");
  const found = await findProtocol(options.protocol, { spec: options.spec, folder });
  if (!found.ok) return fail(found.problem);
  // Every text of JSON is also one of YAML; mail messages have another form.
  const known = Object.keys(found.protocol.encodings).filter((name) => name !== "mail");
  const name = options.encoding ?? known[0];
  if (name === undefined || !known.includes(name))
    return fail(
      known.length === 0
        ? `${found.protocol.name} has no encoding that adapters are tested in`
        : `unknown encoding "${name}" of ${found.protocol.name}, expected one of ${known.join(", ")}`,
    );
  return { found, encoding: await loadEncoding(name) };
}

async function loadEncoding(name: string): Promise<Encoding> {
  const { loadEncodings } = await import("../check/encodings.js");
  const [encoding] = await loadEncodings([name as EncodingName]);
  return encoding!;
}
