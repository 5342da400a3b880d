// The few things that releases ask of npm. The user's own configuration decides about registry and login.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, type Ran } from "./run-command.js";

/** What the registry knows of one version of a package. */
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

/** Why the registry would not let us publish; undefined when it knows who we are. */
export async function findLoginProblem(folder: string): Promise<string | undefined> {
  // Trusted publishing has no name to ask for: the registry trusts the workflow itself.
  if (process.env["ACTIONS_ID_TOKEN_REQUEST_URL"] !== undefined && process.env["NODE_AUTH_TOKEN"] === undefined) return undefined;
  const ran = await runCommand("npm", ["whoami"], { folder });
  return ran.code === 0 ? undefined : problemOf(ran);
}

export interface Packed {
  readonly file: string;
  /** `sha512-…`, as the registry gives it. */
  readonly integrity: string;
}

/** Packs packages of a project into a folder, in the order given; gives the problem when that fails. */
export async function packFolders(project: string, folders: readonly string[], target: string): Promise<readonly Packed[] | string> {
  const specs = folders.map((folder) => `./${folder}`);
  const ran = await runCommand("npm", ["pack", "--json", "--pack-destination", target, ...specs], { folder: project });
  if (ran.code !== 0) return problemOf(ran);
  try {
    const packed = JSON.parse(ran.out.slice(ran.out.indexOf("["))) as readonly { readonly filename: string; readonly integrity: string }[];
    // npm names the file after the package, with a dash where the scope ends.
    const files = packed.map(({ filename, integrity }) => ({
      file: join(target, filename.replace(/^@/, "").replace("/", "-")),
      integrity,
    }));
    return files.length === folders.length ? files : "npm did not pack all of them";
  } catch {
    return "npm did not say what it packed";
  }
}

/** Publishes a tarball; gives the problem when that fails. */
export async function publishTarball(folder: string, tarball: string): Promise<string | undefined> {
  const proven = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"] === undefined ? [] : ["--provenance"];
  const ran = await runCommand("npm", ["publish", tarball, "--access", "public", ...proven], { folder });
  return ran.code === 0 ? undefined : problemOf(ran);
}

/** Runs the script `build` of a project; gives the problem when that fails or when there is none. */
export async function buildProject(folder: string): Promise<string | undefined> {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  if (scripts?.["build"] === undefined) return "package.json has no script named build";
  const ran = await runCommand("npm", ["run", "--silent", "build"], { folder });
  return ran.code === 0 ? undefined : (`${ran.out}\n${ran.problems}`.trim().split("\n")[0] ?? "it says nothing");
}

const codeOf = ({ out, problems }: Ran): string | undefined =>
  /"code": "(E[A-Z0-9]+)"/.exec(out)?.[1] ?? /npm (?:error|ERR!) code (E[A-Z0-9]+)/.exec(problems)?.[1];

/** What npm complained about, in one line, without its own decoration. */
function problemOf(ran: Ran): string {
  const code = codeOf(ran);
  const lines = ran.problems.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.*)$/.exec(line)?.[1] ?? []);
  const told = lines.find((line) => !line.startsWith("code ") && !line.startsWith("A complete log") && line.trim() !== "");
  return [code, told].filter((part) => part !== undefined).join(": ") || ran.problems.trim().split("\n")[0] || "npm failed";
}
