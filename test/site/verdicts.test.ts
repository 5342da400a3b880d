// The playground judges messages with the run time over data of the model; its verdicts are those of the packages.

import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitters } from "../../generator/emit/index.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { openProtocol, pageData, type PageProtocol } from "../../generator/site/client/protocol.js";
import { playgroundData } from "../../generator/site/playground-data.js";
import { dataScript } from "../../generator/site/site.js";
import { galleryRoot } from "../gallery/gallery.js";
import { inputOf, readCorpus } from "../support/corpus.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";
import { isThorough, sampleOf } from "../support/sample-size.js";
import { readTestData } from "../support/test-data.js";
import { specProtocols } from "../support/spec-protocols.js";

type Decode = (input: unknown, options: object) => unknown;

/** The protocol of a page, as its script opens it. */
function openPageProtocol(model: ProtocolModel): PageProtocol {
  (globalThis as { window?: unknown }).window = globalThis;
  runInThisContext(dataScript("models", model.name, playgroundData(model)));
  const page = openProtocol(pageData(model.name)!);
  // Libraries take a process with a window for a browser.
  delete (globalThis as { window?: unknown }).window;
  return page;
}

/** Expects the same of a page and of a package in every encoding and mode. A type is of a result, known by the request that it answers. */
function expectSame(page: PageProtocol, decode: Decode, text: string, type?: string): void {
  const answers = type === undefined ? undefined : page.descriptor.messages[type]?.answers;
  for (const encoding of page.encodingNames)
    for (const mode of ["strict", "lenient"] as const)
      expect(page.decode(text, { encoding, mode, ...(answers === undefined ? {} : { type }) }), text).toEqual(
        decode(text, { encoding, mode, ...(answers === undefined ? {} : { answers }) }),
      );
}

describe.each(specProtocols().map((model) => ({ name: model.name, model })))("the playground of $name", ({ name, model }) => {
  let page: PageProtocol;
  let decode: Decode;

  beforeAll(async () => {
    page = openPageProtocol(model);
    ({ decode } = (await import(`../../packages/${name}/src/index.ts`)) as { readonly decode: Decode });
  });

  const same = (text: string): void => expectSame(page, decode, text);

  it("agrees with the package on examples and test data", () => {
    const vectors = ["valid", "boundary", "invalid"].flatMap((kind) =>
      readTestData(readFileSync(new URL(`../../generated/${name}/testdata/${kind}.json`, import.meta.url), "utf8")),
    );
    expect(vectors.length).toBeGreaterThan(20);
    for (const { message } of vectors) same(JSON.stringify(message));
    for (const message of Object.values(model.messages)) for (const { value } of message.examples) same(JSON.stringify(value));
  });

  it("agrees with the package on the corpus", () => {
    const inputs = readCorpus(name).flatMap(({ cases }) => cases.map(inputOf));
    expect(inputs.length).toBeGreaterThan(20);
    for (const input of inputs) if (typeof input === "string") same(input);
  });
});

describe("the playgrounds of the gallery", () => {
  // The large protocols only where time allows.
  const gallery = specProtocols(galleryRoot).filter(({ name }) => isThorough || ["cloudevents", "dap"].includes(name));
  let packages: EmittedPackages;
  beforeAll(async () => {
    packages = writePackages(await emitAll(emitters, gallery));
  });
  afterAll(() => packages.remove());

  it.each(gallery.map((model) => ({ name: model.name, model })))("agree with the package $name", async ({ name, model }) => {
    const page = openPageProtocol(model);
    const { decode } = await packages.load<{ readonly decode: Decode }>(name);
    const vectors = ["valid", "boundary", "invalid"].flatMap((kind) =>
      readTestData(readFileSync(`${packages.folder}/generated/${name}/testdata/${kind}.json`, "utf8")),
    );
    expect(vectors.length).toBeGreaterThan(10);
    const examples = Object.values(model.messages).flatMap(({ name: type, examples: own }) =>
      own.map(({ value }) => ({ type, message: value })),
    );
    for (const { type, message } of sampleOf([...examples, ...vectors])) {
      const text = JSON.stringify(message);
      expectSame(page, decode, text);
      expectSame(page, decode, text, type);
      // The beginning of a message, and one in the wrong frame.
      expectSame(page, decode, text.slice(0, text.length >> 1));
      expectSame(page, decode, `Content-Length: 7\r\n\r\n${text}`);
    }
  });
});
