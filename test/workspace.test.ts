// The workspace itself: a lock that is complete and names no host, and versions that are pinned.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};

/** Where node would find a package from a place in the lock. */
function findInLock(from: string, name: string): string | undefined {
  for (let place = from; ; place = dirname(place)) {
    const candidate = join(place === "." ? "" : place, "node_modules", name);
    if (lock.packages[candidate] !== undefined) return candidate;
    if (place === "" || place === ".") return undefined;
  }
}

describe("package-lock.json", () => {
  it("holds every dependency of every package, the ones for other platforms included", () => {
    const missing = Object.entries(lock.packages).flatMap(([place, entry]) => {
      const required = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
      const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true);
      return [...required, ...peers]
        .filter((name) => findInLock(place, name) === undefined)
        .map((name) => `${place || "(root)"} needs ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it("pins every package by digest and names no host", () => {
    const entries = Object.entries(lock.packages).filter(([place, { link }]) => place.includes("node_modules/") && link !== true);
    expect(entries.filter(([, { integrity }]) => integrity === undefined).map(([place]) => place)).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined && /^https?:/.test(resolved)).map(([place]) => place)).toEqual([]);
  });
});

describe("package.json files", () => {
  it("pin what the repository uses exactly", () => {
    const manifests = [
      "package.json",
      "generator/package.json",
      ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`),
    ];
    const loose = manifests.flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, path), "utf8")) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name, range]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(range) && !name.startsWith("@wirepact/"))
        .map(([name, range]) => `${path}: ${name} ${range}`);
    });
    expect(loose).toEqual([]);
  });
});
