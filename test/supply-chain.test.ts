// The supply chain: a complete lock file without hosts, known licences, known install scripts, pinned versions, and workflows that run only
// pinned actions.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Packages = Readonly<Record<string, LockEntry>>;

/** Licences that packages with a runtime dependency on them can be published under. */
const runtimeLicences = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "BlueOak-1.0.0", "Python-2.0", "PSF-2.0"];
/** Licences that are also fine for what is never distributed: tools, and optional peers, which users install themselves. */
const toolLicences = ["MPL-2.0", "WTFPL", "Unlicense"];
/** Packages that may run a script when they are installed: both only look for the binary of the platform. */
const installScripts: ReadonlySet<string> = new Set(["@photostructure/sqlite", "esbuild"]);

const isExternal = ([place, { link }]: readonly [string, LockEntry]): boolean => place.includes("node_modules/") && link !== true;
const nameOf = (place: string): string => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** Whether an SPDX expression is satisfied by the allowed licences. */
function isAllowed(expression: string | undefined, allowed: readonly string[]): boolean {
  const alternatives = (expression ?? "").replaceAll(/[()]/g, "").split(" OR ");
  return alternatives.some((alternative) => alternative.split(" AND ").every((licence) => allowed.includes(licence)));
}

/** The place in the lock where Node.js would find a package. */
function findInLock(packages: Packages, from: string, name: string): string | undefined {
  for (let place = from; ; place = dirname(place)) {
    const candidate = join(place === "." ? "" : place, "node_modules", name);
    if (packages[candidate] !== undefined) return candidate;
    if (place === "" || place === ".") return undefined;
  }
}

describe.each(["package-lock.json", "test/bench/package-lock.json"])("%s", (path) => {
  const { packages } = readJson(path) as { readonly packages: Packages };
  const external = Object.entries(packages).filter(isExternal);

  it("contains every dependency of every package, including those for other platforms", () => {
    const missing = Object.entries(packages).flatMap(([place, entry]) => {
      const required = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
      const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true);
      return [...required, ...peers]
        .filter((name) => findInLock(packages, place, name) === undefined)
        .map((name) => `${place || "(root)"} needs ${name}`);
    });
    expect(external.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it("pins every package by a SHA-512 digest and names no host", () => {
    expect(external.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")).map(([place]) => place)).toEqual([]);
    const addresses = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && link !== true);
    expect(addresses.map(([place, { resolved }]) => `${place} ${resolved}`)).toEqual([]);
    const links = Object.values(packages).filter(({ link }) => link === true);
    expect(links.filter(({ resolved }) => !/^(packages\/[a-z-]+|generator)$/.test(resolved ?? ""))).toEqual([]);
  });

  it("has only packages with a known licence", () => {
    const unknown = external.filter(([, { license, dev, devOptional }]) => {
      const isTool = dev === true || devOptional === true || path !== "package-lock.json";
      return !isAllowed(license, isTool ? [...runtimeLicences, ...toolLicences] : runtimeLicences);
    });
    expect(unknown.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  it("has only known packages with install scripts", () => {
    const scripted = external.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([place]) => nameOf(place));
    expect(scripted.filter((name) => !installScripts.has(name))).toEqual([]);
  });
});

describe("installed packages", () => {
  const { packages } = readJson("package-lock.json") as { readonly packages: Packages };
  const installed = Object.keys(Object.fromEntries(Object.entries(packages).filter(isExternal))).filter((place) =>
    existsSync(join(root, place, "package.json")),
  );

  it("have the version and licence of the lock file", () => {
    const different = installed.filter((place) => {
      const { version, license, licenses } = readJson(`${place}/package.json`) as {
        version: string;
        license?: unknown;
        licenses?: unknown;
      };
      const isSame = typeof license !== "string" || licenses !== undefined || license === packages[place]?.license;
      return version !== packages[place]?.version || !isSame;
    });
    expect(installed.length).toBeGreaterThan(100);
    expect(different).toEqual([]);
  });

  it("have no install scripts that the lock file does not declare", () => {
    const undeclared = installed.filter((place) => {
      const { scripts = {} } = readJson(`${place}/package.json`) as { scripts?: Readonly<Record<string, string>> };
      const hasScript = ["preinstall", "install", "postinstall"].some((name) => scripts[name] !== undefined);
      return (hasScript || existsSync(join(root, place, "binding.gyp"))) && packages[place]?.hasInstallScript !== true;
    });
    expect(undeclared).toEqual([]);
  });
});

describe(".npmrc", () => {
  it("keeps hosts out of the lock file", () => {
    expect(readFileSync(join(root, ".npmrc"), "utf8").split("\n")).toContain("omit-lockfile-registry-resolved=true");
  });
});

describe("package.json files", () => {
  it("pin exact versions, except libraries that are installed beside others", () => {
    const manifests = ["package.json", "generator/package.json"];
    const loose = manifests.flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = readJson(path) as Record<string, Record<string, string>>;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name, range]) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+$/.test(range) && !name.startsWith("@wirepact/"))
        .map(([name, range]) => `${path}: ${name} ${range}`);
    });
    expect(loose).toEqual([]);
  });

  it("give the dependencies of libraries as ranges, so that npm can share them", () => {
    const pinned = readdirSync(join(root, "packages")).flatMap((name) => {
      const { dependencies = {}, peerDependencies = {} } = readJson(`packages/${name}/package.json`) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...peerDependencies })
        .filter(([, range]) => !range.startsWith("^"))
        .map(([dependency, range]) => `${name}: ${dependency} ${range}`);
    });
    expect(pinned).toEqual([]);
  });
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly if?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

/** Where the actions of this repository are. */
const ownActions = "./.github/actions/";

describe("workflows", () => {
  const folder = ".github/workflows";
  const workflows = readdirSync(join(root, folder)).map((name) => {
    const text = readFileSync(join(root, folder, name), "utf8");
    return { name, text, workflow: load(text) as Workflow };
  });
  /** A step, and those of the action of this repository that it uses. */
  const withInner = (step: Step): readonly Step[] => {
    if (step.uses?.startsWith(ownActions) !== true) return [step];
    const action = load(readFileSync(join(root, step.uses, "action.yml"), "utf8")) as {
      readonly runs: { readonly steps: readonly Step[] };
    };
    return [step, ...action.runs.steps.flatMap(withInner)];
  };
  const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(withInner));
  const { scripts } = readJson("package.json") as { readonly scripts: Readonly<Record<string, string>> };
  /** A command, and those of the scripts in package.json that it runs. */
  const withScripts = (command: string): readonly string[] => {
    const names = [...command.matchAll(/\bnpm run (?:--silent |-s )?([\w:-]+)/g)].map(([, name = ""]) => name);
    return [command, ...names.flatMap((name) => withScripts(scripts[name] ?? ""))];
  };
  /** Whether a workflow has a secret or may write anything, and so could publish. */
  const mayPublish = ({ text, workflow }: (typeof workflows)[number]): boolean => {
    const granted = [workflow.permissions, ...Object.values(workflow.jobs).map(({ permissions }) => permissions)];
    return text.includes("secrets.") || granted.some((given) => JSON.stringify(given ?? {}).includes("write"));
  };

  it("use actions of GitHub only, pinned by the digest of a commit", () => {
    const loose = workflows.flatMap(({ name, workflow }) =>
      stepsOf(workflow)
        .flatMap(({ uses }) => (uses === undefined ? [] : [uses]))
        .filter(
          (uses) =>
            !/^actions\/(checkout|setup-node|upload-pages-artifact|deploy-pages)@[0-9a-f]{40}$/.test(uses) && !uses.startsWith(ownActions),
        )
        .map((uses) => `${name}: ${uses}`),
    );
    expect(loose).toEqual([]);
  });

  it("declare their permissions", () => {
    expect(workflows.filter(({ workflow }) => typeof workflow.permissions !== "object").map(({ name }) => name)).toEqual([]);
  });

  it("use a token for the registry only in a protected environment, on the main branch", () => {
    const jobs = workflows.flatMap(({ workflow }) => Object.values(workflow.jobs));
    const publishing = jobs.filter((job) => JSON.stringify(job).includes("secrets."));
    expect(publishing.map(({ if: condition, environment }) => ({ condition, environment }))).toEqual([
      { condition: "github.ref == 'refs/heads/main'", environment: "release" },
    ]);
  });

  it("that may write anything run no tests, no install scripts and use no cache", () => {
    const publishing = workflows.filter(mayPublish);
    expect(publishing.map(({ name }) => name)).toEqual(["compatibility.yml", "release.yml", "site.yml"]);
    for (const { workflow } of publishing) {
      const commands = stepsOf(workflow).flatMap(({ run = "" }) => withScripts(run));
      expect(commands).toContain(scripts["build"]);
      const forbidden =
        /\.ci\/run|vitest|\bnpm (run )?(--silent )?(test|t\b|bench)|npm (ci|install|i)\b(?!.*--ignore-scripts)|npx (?!wirepact )/;
      expect(commands.filter((command) => forbidden.test(command))).toEqual([]);
      expect(stepsOf(workflow).filter((step) => step.with?.["cache"] !== undefined)).toEqual([]);
    }
  });
});
