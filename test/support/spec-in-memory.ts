// Specs that a test writes as data: one protocol, compiled as `wirepact check` would.

import type { Diagnostic } from "../../generator/model/diagnostic.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { compileFiles } from "../../generator/pipeline/compile-files.js";

/** The parts of a protocol as the language has them. */
export type ProtocolSyntax = Readonly<Record<string, unknown>>;

/** A message between the two roles, with the given fields. */
export const message = (fields: ProtocolSyntax, more: ProtocolSyntax = {}): ProtocolSyntax => ({
  doc: "A message.",
  from: "sender",
  to: "reader",
  fields,
  ...more,
});

/** Compiles the protocol `sample` with the given parts; JSON is YAML. */
export async function checkProtocol(
  parts: ProtocolSyntax,
): Promise<{ readonly model: ProtocolModel | undefined; readonly errors: readonly Diagnostic[]; readonly text: string }> {
  const protocol = {
    protocol: "sample",
    title: "Sample",
    version: "1.0.0",
    doc: "A sample.",
    objects: "open",
    roles: { sender: "Sends.", reader: "Reads." },
    encodings: { json: {} },
    envelope: { tag: "type", body: "inline", fields: {}, example: {} },
    reading: { default: "strict" },
    ...parts,
  };
  const text = JSON.stringify(protocol);
  const { protocols, diagnostics } = await compileFiles([
    { path: "wirepact.yaml", text: "protocols: [protocols/sample.yaml]\nlint: minimal\n" },
    { path: "protocols/sample.yaml", text },
  ]);
  return { model: protocols[0]?.model, errors: diagnostics.filter(({ severity }) => severity === "error"), text };
}

/** The model of such a protocol; an error fails the test. */
export async function compileProtocol(parts: ProtocolSyntax): Promise<ProtocolModel> {
  const { model, errors } = await checkProtocol(parts);
  if (model === undefined || errors.length > 0)
    throw new Error(
      errors
        .slice(0, 10)
        .map((error) => `${error.code}: ${error.message}`)
        .join("\n"),
    );
  return model;
}
