// The bill of materials of a released package, in CycloneDX: the package, and what is installed with it, in the versions it was tested with.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../text/digest.js";
import { findInstalled } from "./workspace.js";

/** Its name in the package. */
export const billFile = "sbom.cdx.json";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Component {
  readonly type: "library";
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

/** A package in a folder, with the packages that are installed for it. */
interface Material {
  readonly manifest: Manifest;
  readonly needs: readonly string[];
}

export interface BillOptions {
  /** The folder whose `package-lock.json` has the digests. */
  readonly project: string;
  /** The folder of the package, relative to the project. */
  readonly folder: string;
  /** The day of the release, as YYYY-MM-DD. */
  readonly date: string;
}

/** The bill of materials of a package as JSON. Equal packages have equal bills: its number is derived from what it says. */
export function billOfMaterials({ project, folder, date }: BillOptions): string {
  const materials = new Map<string, Material>();
  const own = addMaterial(join(project, folder), materials);
  const digests = lockedDigests(project);
  const others = [...materials].filter(([purl]) => purl !== own).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const said = {
    metadata: { timestamp: `${date}T00:00:00Z`, component: componentOf(own, materials.get(own)!.manifest) },
    components: others.map(([purl, { manifest }]) => {
      const content = digests.get(`${manifest.name}@${manifest.version}`);
      return { ...componentOf(purl, manifest), ...(content === undefined ? {} : { hashes: [{ alg: "SHA-512", content }] }) };
    }),
    dependencies: [own, ...others.map(([purl]) => purl)].map((ref) => ({ ref, dependsOn: materials.get(ref)!.needs.toSorted() })),
  };
  const head = { $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json", bomFormat: "CycloneDX", specVersion: "1.6" };
  return `${JSON.stringify({ ...head, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(said))}`, version: 1, ...said }, null, 2)}\n`;
}

/** Adds the package in a folder and all that it depends on; returns its package URL. */
function addMaterial(folder: string, materials: Map<string, Material>): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const purl = `pkg:npm/${manifest.name.replace("@", "%40")}@${manifest.version}`;
  if (materials.has(purl)) return purl;
  const needs: string[] = [];
  materials.set(purl, { manifest, needs });
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const found = findInstalled(folder, name);
    if (found !== undefined) needs.push(addMaterial(found, materials));
  }
  return purl;
}

function componentOf(purl: string, { name, version, description, license }: Manifest): Component {
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    ...(description === undefined ? {} : { description }),
    ...(license === undefined ? {} : { licenses: [licenseOf(license)] }),
    purl,
  };
}

/** A license as CycloneDX wants it: an identifier of SPDX, an expression of several, or a name. */
function licenseOf(license: string): object {
  if (/ (?:AND|OR|WITH) /.test(license)) return { expression: license };
  return { license: license === "UNLICENSED" || license.includes(" ") ? { name: license } : { id: license } };
}

/** The SHA-512 digests of the packages in the lock file of a project, by name and version. */
function lockedDigests(project: string): ReadonlyMap<string, string> {
  const file = join(project, "package-lock.json");
  if (!existsSync(file)) return new Map();
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly packages?: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
  };
  return new Map(
    Object.entries(packages ?? {}).flatMap(([path, { version, integrity }]) => {
      const digest = /^sha512-(\S+)/.exec(integrity ?? "")?.[1];
      const name = path.replace(/^.*node_modules\//, "");
      return digest === undefined ? [] : [[`${name}@${version}`, Buffer.from(digest, "base64").toString("hex")] as const];
    }),
  );
}

/** A UUID of version 8, whose bits are those of the digest of a text. */
function uuidOf(text: string): string {
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digestOf(text).replace(/^sha256-/, ""))!;
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
