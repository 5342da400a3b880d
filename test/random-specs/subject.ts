// What is judged: a spec that `check` accepts, with its examples, its files, its package and many messages.

import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { compileFiles } from "../../generator/pipeline/compile-files.js";
import { writeExamples } from "../../generator/check/write-examples.js";
import { emitFiles } from "../../generator/emit/emit-files.js";
import { emitters } from "../../generator/emit/index.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import type { Diagnostic } from "../../generator/model/diagnostic.js";
import type { OutputFile } from "../../generator/model/output-file.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import type { SourceFile } from "../../generator/model/source.js";
import { applyEdits } from "../../generator/model/text-edit.js";
import { readTree } from "../../generator/yaml/read-yaml.js";
import type { Json, ProtocolDescriptor } from "../../packages/core/src/index.js";
import { boundaryMessages, messageArbitrary, nearMisses, type NearMiss } from "../../packages/core/src/testing/index.js";
import { loadPackage } from "./load-package.js";

/** A message that is valid. */
export interface Valid {
  readonly type: string;
  readonly name: string;
  readonly message: Json;
}

export interface Subject {
  readonly seed: number;
  readonly files: readonly SourceFile[];
  readonly model: ProtocolModel;
  /** With all parts of the run time. */
  readonly protocol: ProtocolDescriptor;
  readonly output: readonly OutputFile[];
  readonly load: (name: string) => Readonly<Record<string, unknown>>;
  readonly valid: readonly Valid[];
  /** Valid messages that all encodings can carry. */
  readonly carried: readonly Valid[];
  readonly misses: readonly NearMiss[];
}

/** Something that does not work. */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly check: string;
  constructor(check: string, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.check = check;
  }
}

const today = "2026-06-01";

const errorsIn = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => diagnostics.filter(({ severity }) => severity === "error");

/** Runs a step; what it throws is a fault. */
export async function attempt<Result>(check: string, step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Fault) throw error;
    const place = error instanceof Error ? (/^\s+at (\S+)/m.exec(error.stack ?? "")?.[1] ?? "") : "";
    throw new Fault(check, `${String(error)} in ${place}`, { cause: error });
  }
}

/** The config of the packages. */
const config = {
  scope: "@random",
  license: "MIT",
  specFolder: "spec",
  coreVersion: "^1.0.0",
  coreInWorkspace: false,
  metadata: { keywords: ["random"] },
};

/** Compiles a spec: the errors that it has, or the files with examples and the model. */
export async function checkSpec(
  files: readonly SourceFile[],
): Promise<{ readonly errors: readonly Diagnostic[] } | { readonly files: readonly SourceFile[]; readonly model: ProtocolModel }> {
  const compiled = await attempt("check", () => compileFiles(files, { today }));
  const errors = errorsIn(compiled.diagnostics);
  const model = compiled.protocols[0]?.model;
  if (errors.length > 0) return { errors };
  if (model === undefined) throw new Fault("check", "neither an error nor a model");
  return attempt("examples", async () => {
    const file = files.find(({ path }) => path === model.source)!;
    const written = writeExamples(model, file, readTree(file).node);
    const text = applyEdits(
      file.text,
      written.map(({ edit }) => edit),
    );
    const withExamples = files.map((each) => (each === file ? { ...file, text } : each));
    const again = await compileFiles(withExamples, { today });
    const [first] = errorsIn(again.diagnostics);
    if (first !== undefined) throw new Fault("examples", `${first.code}: ${first.message}`);
    return { files: withExamples, model: again.protocols[0]!.model };
  });
}

/** Emits and loads everything of a checked spec. */
export async function makeSubject(seed: number, files: readonly SourceFile[], model: ProtocolModel): Promise<Subject> {
  const schemas = await attempt("lower", () => lowerProtocol(model));
  const emitted = await attempt("emit", () => emitFiles({ protocols: [{ model, schemas }], emitters, config }));
  const [problem] = emitted.diagnostics;
  if (problem !== undefined) throw new Fault("emit", `${problem.code}: ${problem.message} ${problem.hint ?? ""}`);
  const load = await attempt("load", () => loadPackage(emitted.files, model.name));
  const protocol = runnable(model);
  const examples = Object.values(model.messages).flatMap((message) =>
    message.examples.map(({ name, value }) => ({ type: message.name, name, message: value })),
  );
  const boundaries = await attempt("boundaries", () => boundaryMessages<Json>(protocol));
  const arbitrary = (representable: boolean): Promise<readonly Valid[]> =>
    attempt("arbitraries", () =>
      Object.keys(model.messages).flatMap((type) =>
        fc
          .sample(messageArbitrary<Json>(protocol, type, { representable }), { seed, numRuns: 4 })
          .map((message, index) => ({ type, name: `arbitrary ${index}`, message })),
      ),
    );
  const carried = await arbitrary(true);
  return {
    seed,
    files,
    model,
    protocol,
    output: emitted.files,
    load,
    valid: [...examples, ...boundaries, ...(await arbitrary(false)), ...carried],
    carried: [...carried, ...examples],
    misses: await attempt("near-misses", () => nearMisses(protocol)),
  };
}
