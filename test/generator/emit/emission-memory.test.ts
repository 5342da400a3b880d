// In watch mode, the files of an emitter are reused while its input stays the same.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emitFiles, type EmissionMemory } from "../../../generator/emit/emit-files.js";
import type { Emitter } from "../../../generator/emit/emitter.js";
import { emitters } from "../../../generator/emit/index.js";
import { lowerProtocol } from "../../../generator/lower/index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { emitAll } from "../../support/golden.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { specProtocols } from "../../support/spec-protocols.js";

const protocols = specProtocols();
const config = {
  scope: "@example",
  license: "MIT",
  specFolder: "spec",
  coreVersion: "^1.0.0",
  coreInWorkspace: false,
  metadata: { keywords: [] },
};

/** A model in which every text of documentation is another. */
const reworded = (model: ProtocolModel): ProtocolModel =>
  JSON.parse(JSON.stringify(model), (key, value: unknown) =>
    key === "doc" && typeof value === "string" ? `Said otherwise: ${value}` : value,
  ) as ProtocolModel;

async function emit(own: readonly Emitter[], model: ProtocolModel, memory?: EmissionMemory) {
  return emitFiles({ protocols: [{ model, schemas: lowerProtocol(model) }], emitters: own, config, memory });
}

test("an emitter runs again only if its input changed", async () => {
  const [model] = protocols;
  const runs: string[] = [];
  const titles: Emitter = {
    name: "titles",
    reads: ({ model: { title } }) => title,
    emit: ({ model: { name, title } }) => {
      runs.push(title);
      return [{ path: `generated/${name}/title.txt`, text: title }];
    },
  };
  const memory: EmissionMemory = new WeakMap();
  const first = await emit([titles], model!, memory);
  expect(await emit([titles], reworded(model!), memory)).toEqual(first);
  const other = await emit([titles], { ...model!, title: "Other" }, memory);
  expect(other.files.map(({ text }) => text)).toEqual(["Other"]);
  // An emitter that was loaded anew may give something else, whatever its name.
  await emit([{ ...titles }], { ...model!, title: "Other" }, memory);
  await emit([titles], { ...model!, title: "Other" });
  expect(runs).toEqual([model!.title, "Other", "Other", "Other"]);
});

test("the output of a template is reused until a template changes", async () => {
  const [model] = protocols;
  const folder = mkdtempSync(join(tmpdir(), "memory-"));
  onTestFinished(() => removeTemporary(folder));
  mkdirSync(join(folder, "docs"));
  const save = (text: string): void => writeFileSync(join(folder, "docs/notes.hbs"), text);
  const templates = { folder, specFolder: folder, shownSpecFolder: "spec", hasOwnEmitters: true };
  const notes: Emitter = {
    name: "notes",
    reads: ({ model: { title } }) => title,
    emit: ({ model: { name, title }, render }) => [{ path: `generated/${name}/notes.txt`, text: render("docs/notes", { title }) }],
  };
  const memory: EmissionMemory = new WeakMap();
  const notesOf = async () => {
    const job = { protocols: [{ model: model!, schemas: lowerProtocol(model!) }], emitters: [notes], config, memory, templates };
    const { files, diagnostics } = await emitFiles(job);
    return [...diagnostics.map(({ message }) => message), ...files.map(({ text }) => text)];
  };
  save("On {{title}}");
  const first = [`On ${model!.title}`];
  expect(await notesOf()).toEqual(first);
  expect(await notesOf()).toEqual(first);
  save("About {{title}}");
  expect(await notesOf()).toEqual([`About ${model!.title}`]);
});

const reading = emitters.filter(({ reads }) => reads !== undefined);

test.each(protocols)("what is recalled for $name is what would be emitted", async (model) => {
  expect(reading.length).toBeGreaterThan(0);
  const memory: EmissionMemory = new WeakMap();
  await emit(reading, model, memory);
  for (const changed of [reworded(model), { ...model, version: "9.9.9" }, { ...model, messages: {} }])
    expect((await emit(reading, changed, memory)).files).toEqual(await emitAll(reading, [changed]));
});
