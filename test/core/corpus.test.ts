// Every case of the corpus, read in both modes: the verdict, the findings with their lines, and the message that comes out. What is accepted
// is written again and must read back as it was.

import { runnable } from "@wirepact/core/codegen";
import { describe, it } from "vitest";
import { describeProtocol } from "../../generator/describe/describe-protocol.js";
import { checkCorpusCase, corpusProtocols, type PackageDecode, readCorpus } from "../support/corpus.js";
import { specProtocols } from "../support/spec-protocols.js";

/** As packages carry them. */
const protocols = specProtocols().map(describeProtocol).map(runnable);

/** The `decode` of each package, which asks its guard before the walker. */
const packages = new Map<string, PackageDecode>();
for (const name of corpusProtocols) {
  const { decode } = (await import(`../../packages/${name}/src/index.ts`)) as { readonly decode: PackageDecode };
  packages.set(name, decode);
}

describe.each(corpusProtocols)("corpus of %s", (name) => {
  const protocol = protocols.find((candidate) => candidate.name === name);
  const decode = packages.get(name);
  if (protocol === undefined || decode === undefined) throw new Error(`the spec has no protocol ${name}`);

  describe.each(readCorpus(name))("$file", ({ cases }) => {
    it.each(cases)("$name", (example) => checkCorpusCase(protocol, decode, example));
  });
});
