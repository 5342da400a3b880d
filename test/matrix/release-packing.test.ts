// Before anything is published: which packages of a workspace there are, whether the user is logged in, and what a tarball does when it is used.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ProjectConfig } from "../../generator/config/load-config.js";
import { billOfMaterials } from "../../generator/release/bill-of-materials.js";
import { type PackedPackage, packPackages } from "../../generator/release/pack-packages.js";
import { findLoginProblem, lookUpLatest } from "../../generator/release/process/npm.js";
import { readTar } from "../../generator/release/process/read-tar.js";
import { listWorkspace } from "../../generator/release/workspace.js";
import { repository } from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-packing-"));
afterAll(() => removeTemporary(folder));

const write = (path: string, text: string | object): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof text === "string" ? text : JSON.stringify(text));
};

const writePackage = (name: string, program: string, more: object = {}): void => {
  const manifest = { name: `@harbour/${name}`, version: "1.0.0", type: "module", license: "MIT", files: ["index.js"] };
  write(`packages/${name}/package.json`, { ...manifest, exports: { ".": "./index.js" }, ...more });
  write(`packages/${name}/index.js`, program);
};

write("package.json", { name: "harbour", private: true, workspaces: ["packages/*"] });
writePackage("anchor", "throw new Error('the anchor is lost');\n");
writePackage("berth", "export {};\n", { dependencies: { "@harbour/core": "1.0.0" }, wirepact: { protocol: "berth" } });
writePackage("core", "export {};\n", { files: ["index.js", "sbom.cdx.json"] });
write(".gitignore", "/packages/core/sbom.cdx.json\n");
writePackage("crane", "throw new Error('the crane is stuck');\n");
writePackage("notes", "export {};\n", { private: true });
mkdirSync(join(folder, "node_modules"));
symlinkSync(join(repository, "node_modules/publint"), join(folder, "node_modules/publint"));

test("the packages of a workspace come after their dependencies, without private ones", () => {
  expect(listWorkspace(folder)).toEqual([
    { name: "@harbour/anchor", version: "1.0.0", folder: "packages/anchor", protocol: undefined, needs: [] },
    { name: "@harbour/core", version: "1.0.0", folder: "packages/core", protocol: undefined, needs: [] },
    { name: "@harbour/berth", version: "1.0.0", folder: "packages/berth", protocol: "berth", needs: ["@harbour/core"] },
    { name: "@harbour/crane", version: "1.0.0", folder: "packages/crane", protocol: undefined, needs: [] },
  ]);
});

const pack = (...names: readonly string[]) => {
  const config = { out: folder } as ProjectConfig;
  const packages = listWorkspace(folder)
    .filter(({ name }) => names.includes(name.slice("@harbour/".length)))
    .map((each) => ({ ...each, distTag: "latest", why: "first release" }));
  return packPackages({ config, packages, models: [], folder: join(folder, names.join("-")) });
};

test("packages that can be imported are packed, and publint has nothing to say", async () => {
  expect(await pack("berth", "core")).toMatchObject([
    { name: "@harbour/core", integrity: expect.stringMatching(/^sha512-/) as string },
    { name: "@harbour/berth", file: expect.stringMatching(/harbour-berth-1\.0\.0\.tgz$/) as string },
  ]);
});

test("a package that is not generated gets the bill of materials among its files, and the project stays as it was", async () => {
  const [{ file }] = (await pack("core")) as [PackedPackage];
  const bill = readTar(readFileSync(file))?.find(({ path }) => path === "package/sbom.cdx.json");
  expect(JSON.parse(bill?.bytes.toString("utf8") ?? "{}")).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "@harbour/core", version: "1.0.0" } },
  });
  expect(existsSync(join(folder, "packages/core/sbom.cdx.json"))).toBe(false);
});

test("a bill of materials has the digests of what is locked", () => {
  const digest = "c0ffee".repeat(21) + "c0";
  const integrity = `sha512-${Buffer.from(digest, "hex").toString("base64")}`;
  const rope = { name: "rope", version: "2.0.0" };
  write("locked/package.json", { name: "locked", version: "1.0.0", dependencies: { rope: "^2.0.0" } });
  write("locked/node_modules/rope/package.json", rope);
  write("locked/package-lock.json", { packages: { "": {}, "node_modules/rope": { ...rope, integrity } } });
  const bill = JSON.parse(billOfMaterials({ project: join(folder, "locked"), folder: ".", date: "2026-03-04" })) as unknown;
  expect(bill).toMatchObject({ components: [{ purl: "pkg:npm/rope@2.0.0", hashes: [{ alg: "SHA-512", content: digest }] }] });
});

test("packages that npm does not pack are named together, with the reason", async () => {
  for (const name of ["hoist", "winch"]) writePackage(name, "export {};\n", { scripts: { prepack: "exit 3" } });
  expect(await pack("hoist", "winch")).toMatchObject([
    { code: "release/package-problem", message: expect.stringContaining("@harbour/hoist, @harbour/winch") as string },
  ]);
});

test("each package that fails when it is imported is reported, in their order", async () => {
  const problems = (await pack("anchor", "crane")) as readonly { readonly message: string }[];
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^a first use reports a problem in @harbour\/anchor: [^]*the anchor is lost/),
    expect.stringMatching(/^a first use reports a problem in @harbour\/crane: [^]*the crane is stuck/),
  ]);
});

test("the latest version is that of the registry, if it has one", async () => {
  const server = createServer((request, response) => {
    if (request.url?.endsWith("berth") !== true) response.writeHead(404);
    response.end(
      JSON.stringify({ name: "berth", "dist-tags": { latest: "1.2.0" }, versions: { "1.2.0": { name: "berth", version: "1.2.0" } } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  write("latest/package.json", { name: "latest", private: true });
  write("latest/.npmrc", `registry=http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`);
  try {
    expect(await lookUpLatest(join(folder, "latest"), "berth")).toBe("1.2.0");
    expect(await lookUpLatest(join(folder, "latest"), "crane")).toBeUndefined();
  } finally {
    server.close();
  }
});

test("the login is that for the registry of the scope", async () => {
  const server = createServer((_request, response) => response.end('{"username":"ada"}'));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const registry = `//127.0.0.1:${port}/`;
  write("login/package.json", { name: "login", private: true });
  write("login/.npmrc", `registry=http://127.0.0.1:9/\n@harbour:registry=http:${registry}\n${registry}:_authToken=secret\n`);
  try {
    expect(await findLoginProblem(join(folder, "login"), ["@harbour/berth", "@harbour/crane"])).toBeUndefined();
    expect(await findLoginProblem(join(folder, "login"), ["@harbour/berth", "berth"])).toMatch(/^ENEEDAUTH/);
  } finally {
    server.close();
  }
});
