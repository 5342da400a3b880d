// The npm commands that releases need. Registry and login come from the user's own npm configuration.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, type CommandResult } from "./run-command.js";

/** Whether the registry has one version of a package. */
export type Published =
  | { readonly state: "absent" }
  | { readonly state: "there"; readonly integrity: string }
  | { readonly state: "unknown"; readonly problem: string };

/** Asks the registry for one version of a package. */
export async function lookUpPackage(folder: string, name: string, version: string): Promise<Published> {
  const ran = await runCommand("npm", ["view", `${name}@${version}`, "dist.integrity", "--json", "--prefer-online"], { folder });
  if (ran.code === 0) {
    const integrity = ran.out.trim().replaceAll('"', "");
    return integrity === "" ? { state: "absent" } : { state: "there", integrity };
  }
  return codeOf(ran) === "E404" ? { state: "absent" } : { state: "unknown", problem: problemOf(ran) };
}

/** The version that the tag `latest` of a package points to; undefined where there is none. */
export async function lookUpLatest(folder: string, name: string): Promise<string | undefined> {
  const ran = await runCommand("npm", ["view", name, "dist-tags.latest", "--json", "--prefer-online"], { folder });
  const latest = ran.code === 0 ? ran.out.trim().replaceAll('"', "") : "";
  return latest === "" ? undefined : latest;
}

/** Why the user is not logged in to a registry of these packages, which can be another one for each scope; undefined when they are. */
export async function findLoginProblem(folder: string, names: readonly string[]): Promise<string | undefined> {
  // With trusted publishing there is no user: the registry trusts the workflow itself.
  if (process.env["ACTIONS_ID_TOKEN_REQUEST_URL"] !== undefined && process.env["NODE_AUTH_TOKEN"] === undefined) return undefined;
  const scopes = [...new Set(names.map((name) => (name.startsWith("@") ? name.split("/")[0]! : "")))];
  for (const scope of scopes) {
    const registry = scope === "" ? undefined : await registryOf(folder, scope);
    const ran = await runCommand("npm", ["whoami", ...(registry === undefined ? [] : ["--registry", registry])], { folder });
    if (ran.code !== 0) return problemOf(ran);
  }
  return undefined;
}

/** The registry that npm uses for a scope; undefined where it is the usual one. */
async function registryOf(folder: string, scope: string): Promise<string | undefined> {
  const { code, out } = await runCommand("npm", ["config", "get", `${scope}:registry`], { folder });
  const registry = out.trim();
  return code === 0 && registry !== "" && registry !== "undefined" ? registry : undefined;
}

export interface Packed {
  readonly file: string;
  /** `sha512-…`, as in the registry. */
  readonly integrity: string;
}

/** Packs packages of a project into a folder, in the given order; returns the problem when that fails. */
export async function packFolders(project: string, folders: readonly string[], target: string): Promise<readonly Packed[] | string> {
  const specs = folders.map((folder) => `./${folder}`);
  const ran = await runCommand("npm", ["pack", "--json", "--pack-destination", target, ...specs], { folder: project });
  if (ran.code !== 0) return problemOf(ran);
  try {
    const packed = JSON.parse(ran.out.slice(ran.out.indexOf("["))) as readonly { readonly filename: string; readonly integrity: string }[];
    // npm names the file after the package, with a dash after the scope.
    const files = packed.map(({ filename, integrity }) => ({
      file: join(target, filename.replace(/^@/, "").replace("/", "-")),
      integrity,
    }));
    return files.length === folders.length ? files : "npm did not pack every package";
  } catch {
    return "npm printed no list of packed files";
  }
}

export interface Publication {
  readonly distTag: string;
  /** Whether anyone can install the package, or only users with access to it. */
  readonly access: "public" | "restricted";
}

/** Publishes a tarball; returns the problem when that fails. */
export async function publishTarball(folder: string, tarball: string, { distTag, access }: Publication): Promise<string | undefined> {
  const proven = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"] === undefined ? [] : ["--provenance"];
  const ran = await runCommand("npm", ["publish", tarball, "--tag", distTag, "--access", access, ...proven], { folder });
  return ran.code === 0 ? undefined : problemOf(ran);
}

/** Runs the script `build` of a project; returns the problem when that fails or the script is missing. */
export async function buildProject(folder: string): Promise<string | undefined> {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  if (scripts?.["build"] === undefined) return "package.json has no script named build";
  const ran = await runCommand("npm", ["run", "--silent", "build"], { folder });
  return ran.code === 0 ? undefined : (`${ran.out}\n${ran.problems}`.trim().split("\n")[0] ?? "no output");
}

const codeOf = ({ out, problems }: CommandResult): string | undefined =>
  /"code": "(E[A-Z0-9]+)"/.exec(out)?.[1] ?? /npm (?:error|ERR!) code (E[A-Z0-9]+)/.exec(problems)?.[1];

/** The error of npm in one line, without its prefix. */
function problemOf(ran: CommandResult): string {
  const code = codeOf(ran);
  const lines = ran.problems.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.*)$/.exec(line)?.[1] ?? []);
  const reason = lines.find((line) => !line.startsWith("code ") && !line.startsWith("A complete log") && line.trim() !== "");
  return [code, reason].filter((part) => part !== undefined).join(": ") || ran.problems.trim().split("\n")[0] || "npm failed";
}
