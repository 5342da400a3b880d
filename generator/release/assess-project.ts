// Compiles a project's spec and assesses each of its protocols against an older release.

import { compileSpec, type Compilation } from "../pipeline/compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";
import { assessRelease, type Assessment } from "./assess-release.js";
import { openBaselines } from "./find-baseline.js";
import { checkFrozen } from "./frozen/freeze-model.js";
import { rejection } from "./proof/read-message.js";
import { releasedProtocols, releasedVersions, releasesFolder } from "./frozen/release-files.js";

export interface ProjectOptions {
  readonly config: ProjectConfig;
  /** The folder that paths are relative to. */
  readonly folder: string;
  readonly against?: string | undefined;
  /** Only this protocol. */
  readonly protocol?: string | undefined;
  readonly seed?: number | undefined;
  readonly runs?: number | undefined;
  readonly today?: string | undefined;
  /** Only what the version depends on: no lint rules, and no comparison of the API after a break of messages. */
  readonly onlyVerdict?: boolean | undefined;
}

export interface AssessedProtocol {
  readonly resolved: ResolvedProtocol;
  readonly assessment: Assessment;
  /** The examples that the spec no longer accepts: `minimal of order`. */
  readonly invalidExamples: readonly string[];
}

export interface ProjectAssessment {
  readonly compilation: Compilation;
  readonly protocols: readonly AssessedProtocol[];
  /** Problems of the spec or of a baseline; those of one protocol are in its assessment. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What is reported about examples that a change of the spec makes wrong. */
const wrongExamples = ["example-invalid", "invalid-example-accepted", "invalid-example-differs"];

/** Assesses every protocol of a spec, or one. */
export async function assessProject(options: ProjectOptions): Promise<ProjectAssessment> {
  const { config, folder, against, protocol: only, seed, runs, onlyVerdict = false } = options;
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const compilation = await compileSpec(config.rootFile, { today, only, findings: onlyVerdict ? wrongExamples : undefined });
  // A tightened limit makes examples invalid; the comparison is still needed then.
  const wrong = compilation.diagnostics.filter(({ severity }) => severity === "error");
  const chosen = compilation.protocols.filter(({ model }) => only === undefined || model.name === only);
  if (only !== undefined && chosen.length === 0) {
    const known = compilation.protocols.map(({ model }) => model.name);
    const unknown = known.length === 0 || hasUnresolved(compilation) ? [] : [report("release/no-protocol", { name: only, known }, {})];
    return { compilation, protocols: [], diagnostics: [...wrong, ...unknown] };
  }
  const findBaseline = openBaselines(config, folder, against);
  const protocols: AssessedProtocol[] = [];
  const diagnostics: Diagnostic[] = [...wrong];
  for (const resolved of chosen) {
    const baseline = await findBaseline(resolved.model.name, resolved.model.version);
    if (baseline !== undefined && "code" in baseline) {
      // A baseline that does not exist is the same problem for every protocol.
      if (!diagnostics.some(({ message }) => message === baseline.message)) diagnostics.push(baseline);
    } else {
      const proof = {
        today,
        config,
        wholeApi: !onlyVerdict,
        ...(seed === undefined ? {} : { seed }),
        ...(runs === undefined ? {} : { runs }),
      };
      const invalidExamples = wrong.length === 0 ? [] : findInvalidExamples(resolved.model);
      protocols.push({ resolved, assessment: await assessRelease(resolved, baseline, proof), invalidExamples });
    }
  }
  return {
    compilation,
    protocols,
    diagnostics: [
      ...diagnostics,
      ...checkFrozen(releasesFolder(config.rootFile)),
      ...(against === undefined ? findRemovedProtocols(config, compilation, protocols) : []),
    ],
  };
}

function findInvalidExamples(model: ProtocolModel): readonly string[] {
  return Object.values(model.messages).flatMap(({ name, examples, answers }) => {
    const checking = { mode: "strict", result: answers === undefined ? undefined : name } as const;
    return examples.filter(({ value }) => rejection(model, value, checking) !== undefined).map((example) => `${example.name} of ${name}`);
  });
}

/** Whether a file has errors and therefore no protocol; the errors are reported already. */
function hasUnresolved({ protocols, diagnostics }: Compilation): boolean {
  const resolved = new Set(protocols.map(({ model }) => model.source));
  return diagnostics.some(({ severity, span }) => severity === "error" && !resolved.has(span?.file ?? ""));
}

/** Protocols that were released and are no longer in the spec; a new protocol may be one of them under another name. */
function findRemovedProtocols(
  { rootFile }: ProjectConfig,
  compilation: Compilation,
  assessed: readonly AssessedProtocol[],
): readonly Diagnostic[] {
  const releases = releasesFolder(rootFile);
  const known = new Set(compilation.protocols.map(({ model }) => model.name));
  const begins = assessed.flatMap(({ assessment }) => (assessment.baseline === undefined ? [assessment.protocol] : []));
  if (hasUnresolved(compilation)) return [];
  return releasedProtocols(releases)
    .filter((name) => !known.has(name))
    .map((name) => report("release/protocol-gone", { name, versions: releasedVersions(releases, name), begins }, {}));
}
