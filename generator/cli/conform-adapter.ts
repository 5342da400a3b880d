// `wirepact conform --adapter` and `--dump`: tests a decoder in any language, or prints the inputs to test it with.

import type { Encoding, EncodingName } from "@wirepact/core";
import type { LocatedProtocol } from "../inspect/find-protocol.js";
import { fail, type CommandContext } from "./command.js";
import type { ConformOptions, Tested } from "./conform.js";
import { openProtocol } from "./party-command.js";

/** Tests a decoder; undefined when something is wrong, which was reported. */
export async function testAdapter(
  context: CommandContext,
  command: readonly string[],
  options: ConformOptions,
  isWanted: (id: string) => boolean,
): Promise<Tested | undefined> {
  const found = await openProtocol(context, options);
  const encoding = found && (await findEncoding(context, found, options.encoding));
  if (found === undefined || encoding === undefined) return undefined;
  const [{ adapterCases, driveAdapter }, { makeReport }, { createPlaceOf }] = await Promise.all([
    import("../conform/drive-adapter.js"),
    import("../conform/conform.js"),
    import("../party/spec-place.js"),
  ]);
  const { protocol } = found;
  const { seed } = options;
  if (options.dump === true) {
    for (const { id, text, value } of adapterCases({ protocol, encoding, seed }).filter((each) => isWanted(each.id))) {
      const content = typeof text === "string" ? { text } : { bytes: Buffer.from(text).toString("base64") };
      context.terminal.print(
        JSON.stringify({ id, encoding: encoding.name, ...content, ...(value === undefined ? { ok: false } : { ok: true, value }) }),
      );
    }
    return undefined;
  }
  const started = new Date();
  const limits = { start: options.startTimeout, answer: options.timeout };
  const results = await driveAdapter({ protocol, encoding, command, seed, limits, isWanted });
  const about = { protocol, role: "adapter", seed, party: command.join(" "), placeOf: createPlaceOf(found, context.folder) };
  return { report: makeReport(about, started, results), protocol };
}

/** The encoding in which texts are given; undefined if there is no such one, which was reported. */
async function findEncoding(
  context: CommandContext,
  { protocol }: LocatedProtocol,
  wanted: string | undefined,
): Promise<Encoding | undefined> {
  // Every text of JSON is also one of YAML; mail messages have another form.
  const known = Object.keys(protocol.encodings).filter((name) => name !== "mail");
  const name = wanted ?? known[0];
  if (name === undefined || !known.includes(name))
    return fail(
      context,
      known.length === 0
        ? `${protocol.name} has no encoding that adapters are tested in`
        : `unknown encoding "${name}" of ${protocol.name}, expected one of ${known.join(", ")}`,
    );
  const { loadEncodings } = await import("../check/encodings.js");
  return (await loadEncodings([name as EncodingName]))[0];
}
