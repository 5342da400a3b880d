// The real spec under other words: the same protocols, written out as YAML, in which no name is the same.

import { dump } from "js-yaml";
import type { SourceFile } from "../../../generator/model/source.js";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { readSpecFiles } from "../spec-files.js";
import { collectNames } from "./collect-names.js";
import { renameProtocol } from "./rename-protocol.js";
import { createRenaming, type Renaming } from "./renaming.js";

export interface RenamedProtocol {
  /** What it is called in the real spec. */
  readonly original: string;
  readonly name: string;
  readonly renaming: Renaming;
  /** All names that the real spec gives, in its own spelling. */
  readonly names: ReadonlySet<string>;
}

export interface RenamedSpec {
  /** The root file first, as the load stage hands them over. */
  readonly files: readonly SourceFile[];
  readonly protocols: readonly RenamedProtocol[];
}

/** Renames the spec of this repository. */
export function renameSpec(): RenamedSpec {
  const { syntax, diagnostics } = parseSpec(readSpecFiles());
  if (syntax === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const renamed = syntax.protocols.map(({ syntax: protocol }) => {
    const names = collectNames(protocol);
    const renaming = createRenaming(names, new Set(Object.keys(protocol.types ?? {})));
    const copy = renameProtocol(protocol, renaming);
    const file = { path: `protocols/${copy.protocol}.yaml`, text: writeYaml(copy) };
    return { file, protocol: { original: protocol.protocol, name: copy.protocol, renaming, names } };
  });
  const root = { ...syntax.root.syntax, protocols: renamed.map(({ file }) => file.path) };
  return {
    files: [{ path: "wirepact.yaml", text: writeYaml(root) }, ...renamed.map(({ file }) => file)],
    protocols: renamed.map(({ protocol }) => protocol),
  };
}

const writeYaml = (value: object): string => dump(value, { noRefs: true, lineWidth: -1 });
