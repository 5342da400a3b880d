import { findSecrets, findShellDanger } from "@wirepact/core";
import { describe, expect, it } from "vitest";

// Put together here, so that no scanner takes this file for a leak.
const secrets: Readonly<Record<string, string>> = {
  "private key": ["-----BEGIN RSA", "PRIVATE KEY-----\nMIIE"].join(" "),
  "AWS access key": `AKIA${"ABCD1234".repeat(2)}`,
  "GitHub token": `ghp_${"aB3d".repeat(9)}`,
  "Slack token": ["xoxb", "1234567890"].join("-"),
  "model API key": `sk-proj-${"abcd1234".repeat(3)}`,
  "JSON web token": ["eyJhbGciOiJIUz", "eyJzdWIiOiIxMjM0", "SflKxwRJSM"].join("."),
  "password in a URL": "postgres://admin:hunter22@db.example/main",
  password: "password = correct-horse",
};

describe("findSecrets", () => {
  it.each(Object.entries(secrets))("finds a %s and does not repeat it", (kind, secret) => {
    const issues = findSecrets({ notes: ["fine", { deep: `see ${secret} there` }] });
    expect(issues).toMatchObject([{ code: "secret-found", path: ["notes", 1, "deep"] }]);
    expect(issues[0]?.message).toContain(kind);
    expect(JSON.stringify(issues)).not.toContain(secret);
  });

  it("accepts ordinary strings", () => {
    const texts = [
      "Reset the password form.",
      "https://git.example:8443/x",
      "secret: no",
      "feat/api-key-rotation",
      "4be1c0d9a7f3325be10c4be1c0d9a7f3325be10c",
    ];
    expect(findSecrets(texts)).toEqual([]);
  });

  it("survives deep, cyclic and odd values", () => {
    let deep: unknown = "x";
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const cyclic: Record<string, unknown> = {};
    cyclic["self"] = cyclic;
    expect(findSecrets([deep, cyclic, null, 3n, Symbol("s"), () => 1])).toEqual([]);
  });

  it("reports a property name at its object, and does not look below it", () => {
    const token = secrets["GitHub token"]!;
    const issues = findSecrets({ notes: { [token]: { deep: token }, other: token } });
    expect(issues.map(({ path }) => path)).toEqual([["notes"], ["notes", "other"]]);
    expect(JSON.stringify(issues)).not.toContain(token);
  });
});

describe("findShellDanger", () => {
  it("names values that a shell would act on", () => {
    const issues = findShellDanger({ SAFE: "plain-1.0/x,y", CALL: "$(reboot)", CHAIN: "a; b", LINE: "a\nb" }, ["payload", "envVars"]);
    expect(issues.map(({ path }) => path)).toEqual([
      ["payload", "envVars", "CALL"],
      ["payload", "envVars", "CHAIN"],
      ["payload", "envVars", "LINE"],
    ]);
    expect(JSON.stringify(issues)).not.toContain("reboot");
  });
});
