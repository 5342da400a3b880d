// The jobs of the spec playground for a spec whose types are in files that protocols share: all files are compiled, completed and downloaded.

import { describe, expect, it } from "vitest";
import { createSpecJobs, type SpecFiles } from "../../generator/site/spec-job.js";
import { openTemplates } from "../../generator/template/template.js";
import { compileFiles } from "../../generator/pipeline/compile-files.js";

const protocol = {
  path: "protocols/parcels.yaml",
  text: `protocol: parcels
title: Parcels
version: 1.0.0
doc: Parcels on their way.
objects: open
roles: { sender: Sends parcels., carrier: Carries them. }
reading: { default: strict }
encodings: { json: {} }
envelope:
  tag: type
  body: inline
  fields: { id: { type: string, min: 1, doc: The number of the parcel. } }
  example: { id: P-1 }
messages:
  sent:
    doc: A parcel was sent.
    from: sender
    to: carrier
    fields:
      to: { type: Address, doc: Where it goes. }
    examples:
      minimal: { to: { street: Quay 4 } }
    invalid:
      none: { like: minimal, drop: [to], issue: missing-field }
`,
};
const types = {
  path: "types/common.yaml",
  text: `# yaml-language-server: $schema=../../../elsewhere.json
doc: Types that all protocols can use.
types:
  Address: { doc: A postal address., object: open, fields: { street: { type: line, max: 80, doc: The street. } } }
`,
};
const files: SpecFiles = { protocol, types: [types] };

const jobs = createSpecJobs({ render: await openTemplates(), version: "1.2.3" });

/** The spec with an edit of the types. */
const edited = (from: string, to: string): SpecFiles => ({ protocol, types: [{ ...types, text: types.text.replace(from, to) }] });

describe("a spec with shared types", () => {
  it("compiles, and the generated files contain the types", async () => {
    const { findings, files: generated } = await jobs.compile({ ...files, released: undefined });
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(generated.find(({ path }) => path === "packages/parcels/src/types.ts")?.text).toContain("export interface Address {");
    const guards = generated.find(({ path }) => path === "packages/parcels/src/guards.ts")!.text;
    expect(guards).toContain("export function isSent(value: unknown): value is Sent {\n  try {\n    return isObjectLike(value)");
    expect(guards).toContain("\n  } catch {\n    return false;\n  }\n}\n");
  });

  it("answers an edit with the files beside the one that is shown; all of them can be asked for", async () => {
    const shown = "packages/parcels/src/types.ts";
    const own = createSpecJobs({ render: await openTemplates(), version: "1.2.3" });
    // Nothing is known about the files before they were emitted once.
    const first = await own.compile({ ...files, released: undefined, shown });
    expect(first.isPart).toBe(false);
    const spec = edited("The street.", "The street and the number.");
    const answer = await own.compile({ ...spec, released: undefined, shown });
    expect(answer.isPart).toBe(true);
    expect(answer.files.map(({ path }) => path)).toEqual([shown]);
    expect(answer.files[0]!.text).toContain("The street and the number.");
    const all = await own.emit(spec);
    expect(all.map(({ path }) => path)).toEqual(first.files.map(({ path }) => path));
    expect(all).toEqual((await jobs.compile({ ...spec, released: undefined })).files);
    expect(all).toContainEqual(answer.files[0]);
    // A file that is not there any more is not waited for.
    expect((await own.compile({ ...spec, released: undefined, shown: "packages/other/src/types.ts" })).isPart).toBe(false);
  });

  it("reports a mistake in the file that contains it", async () => {
    const spec = edited("type: line", "type: lime");
    const { findings, files: generated } = await jobs.compile({ ...spec, released: undefined });
    const first = findings.find(({ severity }) => severity === "error");
    expect(first).toMatchObject({ file: "types/common.yaml", code: "resolve/unknown-type" });
    expect(spec.types[0]!.text.slice(first!.start, first!.end)).toBe("lime");
    expect(generated).toEqual([]);
  });

  it("says what an edit of a shared type breaks, with a message", async () => {
    const { protocols } = await compileFiles([
      { path: "wirepact.yaml", text: '{ "protocols": ["protocols/parcels.yaml"], "types": ["types/common.yaml"] }' },
      protocol,
      types,
    ]);
    const released = protocols[0]!.model;
    expect((await jobs.compile({ ...files, released })).verdict?.summary).toBe("No changes since 1.0.0.");
    const narrower = edited("max: 80", "max: 5");
    // The example of the protocol is too long for the edit, which is an error before it is a change.
    expect((await jobs.compile({ ...narrower, released })).findings.map(({ file, code }) => `${file} ${code}`)).toContain(
      "protocols/parcels.yaml check/example-invalid",
    );
    const shorter = edited("max: 80", "max: 40");
    expect((await jobs.compile({ ...shorter, released })).verdict).toMatchObject({
      summary: "This edit needs a major release: 2.0.0 after 1.0.0.",
      breaks: true,
    });
    const { changes } = (await jobs.compile({ ...shorter, released })).verdict!;
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ level: "major", file: "types/common.yaml" });
    expect(shorter.types[0]!.text.slice(changes[0]!.start)).toMatch(/^(?:max: )?40|^street/);
    // As `wirepact diff` says it.
    expect(changes[0]!.details[0]).toBe("Senders of 1.0.0 break: readers of your edit reject their messages.");
    expect(changes[0]!.details.at(-1)).toMatch(/^Instead: /);
    // Another protocol is not a new version of this one.
    const renamed = {
      protocol: { path: "protocols/boxes.yaml", text: protocol.text.replace("protocol: parcels", "protocol: boxes") },
      types: [types],
    };
    expect(await jobs.compile({ ...renamed, released })).toMatchObject({ verdict: undefined });
    expect(await jobs.prove({ ...renamed, released })).toEqual([]);
    const paths = (await jobs.project({ ...renamed, name: "boxes", released })).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith("spec/releases"))).toEqual([]);
    const kept = await jobs.project({ ...files, name: "parcels", released });
    expect(kept.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["README.md", "spec/releases/parcels/1.0.0.json", "spec/releases/hashes.json"]),
    );
    const [evidence] = await jobs.prove({ ...shorter, released });
    expect(evidence).toMatchObject({ sender: "1.0.0", reader: "your edit" });
    expect(evidence!.issue).toMatch(/^to\.street /);
  });

  it("suggests shared types in the protocol, and keys in the file of types", async () => {
    const offset = protocol.text.indexOf("type: Address") + "type: ".length;
    const inProtocol = await jobs.complete({ ...files, path: protocol.path, offset });
    expect(inProtocol.suggestions.map(({ label }) => label)).toContain("Address");
    const inTypes = await jobs.complete({ ...files, path: types.path, offset: types.text.indexOf("max: 80") });
    expect(inTypes.suggestions.map(({ label }) => label)).toContain("min");
  });

  it("is downloaded with all of its files, and compiles in the project", async () => {
    const project = await jobs.project({ name: "parcels", ...files, released: undefined });
    const text = (path: string): string => project.find((file) => file.path === path)?.text ?? "";
    expect(text("spec/types/common.yaml")).toContain("$schema=../../node_modules/@wirepact/generator/parse/idl.schema.json\n");
    const paths = ["wirepact.yaml", "protocols/parcels.yaml", "types/common.yaml"];
    const { protocols, diagnostics } = await compileFiles(paths.map((path) => ({ path, text: text(`spec/${path}`) })));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(Object.keys(protocols[0]!.model.types)).toContain("Address");
  });
});
