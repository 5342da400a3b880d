// Credentials and certificates for NATS as the command line and programs take them: files, variables of the environment, and never in errors.

import * as swarm from "@wirepact/acp-swarm";
import { openChannel } from "@wirepact/channel";
import { nkeys } from "@nats-io/transport-node";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runCommand } from "../support/command-line.js";
import { findNats, type NatsServer, startNats } from "../support/nats.js";
import { removeTemporary } from "../support/remove-temporary.js";

const spec = fileURLToPath(new URL("../../spec/wirepact.yaml", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wirepact-credentials-"));
afterAll(() => removeTemporary(folder));
afterEach(() => vi.unstubAllEnvs());

const lead = { role: "orchestrator", name: "lead" } as const;
const show = (address: string, ...more: readonly string[]) =>
  runCommand(["channel", address, "-p", "acp-swarm", "--spec", spec, ...more], folder);
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
type Pair = ReturnType<typeof nkeys.createUser>;

/** A token of NATS: claims about a key, signed by another one. */
function sign(issuer: Pair, subject: Pair, nats: object): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { jti: "x", iat: 0, iss: issuer.getPublicKey(), sub: subject.getPublicKey(), nats: { ...nats, version: 2 } };
  const signed = `${encode({ typ: "JWT", alg: "ed25519-nkey" })}.${encode(claims)}`;
  return `${signed}.${Buffer.from(issuer.sign(new TextEncoder().encode(signed))).toString("base64url")}`;
}

const program = findNats();
const startServer = (options: readonly string[]): Promise<NatsServer> => startNats(String(program), options);

describe.skipIf(program === undefined)("wirepact channel on NATS", () => {
  it("takes a file of credentials, and shows nothing of it", async () => {
    const [operator, system, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createAccount(), nkeys.createUser()];
    const none = { subs: -1, data: -1, payload: -1 };
    const limits = { ...none, imports: -1, exports: -1, conn: -1, leaf: -1 };
    const stored = { ...limits, mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 };
    const accounts = [
      `${system.getPublicKey()}: ${sign(operator, system, { type: "account", limits })}`,
      `${account.getPublicKey()}: ${sign(operator, account, { type: "account", limits: stored })}`,
    ];
    const configuration = [
      `operator: ${sign(operator, operator, { type: "operator" })}`,
      `system_account: ${system.getPublicKey()}`,
      "resolver: MEMORY",
      `resolver_preload: { ${accounts.join("\n")} }`,
    ];
    const server = await startServer(["-c", join(folder, write("operator.conf", configuration.join("\n")))]);
    onTestFinished(server.stop);
    const [token, seed] = [sign(account, user, { type: "user", ...none }), text(user.getSeed())];
    const block = (name: string, content: string): string => `-----BEGIN ${name}-----\n${content}\n------END ${name}------\n\n`;
    const creds = write("user.creds", block("NATS USER JWT", token) + block("USER NKEY SEED", seed));
    await (await openChannel(server.url, swarm, { ...lead, nats: { creds: join(folder, creds) } })).close();
    expect((await show(server.url, "--creds", creds)).out).toContain("lead");
    vi.stubEnv("NATS_CREDS", creds);
    expect((await show(server.url)).code).toBe(0);
    vi.unstubAllEnvs();
    const without = await show(server.url);
    expect([without.code, without.problems]).toEqual([2, expect.stringContaining("Check the credentials")]);
    const wrongs = [
      ["half.creds", block("NATS USER JWT", token), "unable to parse credentials"],
      [
        "other.creds",
        block("NATS USER JWT", token) + block("USER NKEY SEED", text(nkeys.createUser().getSeed())),
        "Authorization Violation",
      ],
      ["typo.creds", block("NATS USER JWT", token) + block("USER NKEY SEED", seed.replace(/.{9}$/, "")), "Check the files"],
    ] as const;
    for (const [name, content, problem] of wrongs) {
      const { code, problems } = await show(server.url, "--creds", write(name, content));
      expect([code, problems]).toEqual([2, expect.stringContaining(problem)]);
      for (const secret of [token, token.slice(-20), seed, seed.slice(0, -9)]) expect(problems).not.toContain(secret);
    }
    expect((await show(server.url, "--creds", "none.creds")).problems).toMatch(/^error: The credentials in .*none\.creds cannot be read/);
  });

  it("takes the key of a user, and a name and a password from the environment", async () => {
    const user = nkeys.createUser();
    const users = `users: [{ nkey: ${user.getPublicKey()} }, { user: me, password: sesame }]`;
    const server = await startServer(["-c", join(folder, write("users.conf", `authorization { ${users} }\n`))]);
    onTestFinished(server.stop);
    const nkey = write("user.nk", `${text(user.getSeed())}\n`);
    await (await openChannel(server.url, swarm, { ...lead, nats: { nkey: join(folder, nkey) } })).close();
    expect((await show(server.url, "--nkey", nkey)).code).toBe(0);
    vi.stubEnv("NATS_USER", "me");
    vi.stubEnv("NATS_PASSWORD", "sesame");
    expect((await show(server.url)).code).toBe(0);
    vi.stubEnv("NATS_PASSWORD", "sesam");
    const { code, problems } = await show(server.url);
    expect([code, problems]).toEqual([2, expect.not.stringContaining("sesam")]);
    expect((await show(server.url.replace("//", "//me:sesame@"))).code).toBe(0);
  });

  it("takes certificates of an authority and of the client", async () => {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2", ...subject], {
      stdio: "ignore",
    });
    const server = await startServer(["--tlsverify", "--tlscert", cert, "--tlskey", key, "--tlscacert", cert]);
    onTestFinished(server.stop);
    const files = { caFile: cert, certFile: cert, keyFile: key };
    await (await openChannel(server.url, swarm, { ...lead, nats: { tls: files } })).close();
    expect((await show(server.url, "--tlsca", cert, "--tlscert", cert, "--tlskey", key)).code).toBe(0);
    vi.stubEnv("NATS_CA", cert);
    vi.stubEnv("NATS_CERT", cert);
    vi.stubEnv("NATS_KEY", key);
    expect((await show(server.url)).code).toBe(0);
    const missing = await show(server.url, "--tlskey", "none.pem");
    expect([missing.code, missing.problems]).toEqual([2, expect.stringContaining("none.pem")]);
  });
});
