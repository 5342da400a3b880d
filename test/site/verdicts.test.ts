// The playground judges messages with the run time over data of the model; its verdicts are those of the packages.

import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { openProtocol, pageData, type PageProtocol } from "../../generator/site/client/protocol.js";
import { playgroundData } from "../../generator/site/playground-data.js";
import { dataScript } from "../../generator/site/site.js";
import { inputOf, readCorpus } from "../support/corpus.js";
import { readTestData } from "../support/test-data.js";
import { specProtocols } from "../support/spec-protocols.js";

type Decode = (input: unknown, options: object) => unknown;

describe.each(specProtocols().map((model) => ({ name: model.name, model })))("the playground of $name", ({ name, model }) => {
  let page: PageProtocol;
  let decode: Decode;

  beforeAll(async () => {
    (globalThis as { window?: unknown }).window = globalThis;
    runInThisContext(dataScript("models", name, playgroundData(model)));
    page = openProtocol(pageData(name)!);
    // Libraries take a process with a window for a browser.
    delete (globalThis as { window?: unknown }).window;
    ({ decode } = (await import(`../../packages/${name}/src/index.ts`)) as { readonly decode: Decode });
  });

  const same = (text: string): void => {
    for (const encoding of page.encodingNames)
      for (const mode of ["strict", "lenient"] as const)
        expect(page.decode(text, { encoding, mode }), text).toEqual(decode(text, { encoding, mode }));
  };

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
