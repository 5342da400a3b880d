// The texts of issues are short, show no secrets and cannot act on a terminal, whatever the message holds; and there are not too many of them.

import { explain, type Issue } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { anOrder, optional, sample, scalar, struct } from "./sample-protocol.js";

const { order } = sample.messages;
const withFields = (...fields: Parameters<typeof struct>[0]) => ({
  ...sample,
  messages: { order: { ...order!, shape: struct([...order!.shape.fields, ...fields]) } },
});

function issuesOf(protocol: typeof sample, message: unknown, mode: "strict" | "lenient" = "strict"): readonly Issue[] {
  const result = explain(protocol, message, { mode });
  return result.ok ? result.warnings : result.issues;
}

describe("the path of an issue", () => {
  it("belongs to the place and not to the message, so that nobody can change that of another", () => {
    const [one] = issuesOf(sample, anOrder({ size: 7 }));
    expect(() => (one!.path as string[]).push("x")).toThrow(TypeError);
    expect(issuesOf(sample, anOrder({ size: 8 }))[0]).toMatchObject({
      path: ["body", "size"],
      message: expect.stringMatching(/^body\.size /),
    });
  });

  it("names the place where the same type is met several times, in any order", () => {
    const step = { kind: "reference", type: "Step" } as const;
    const protocol = {
      ...withFields(optional("first", step), optional("rest", { kind: "list", item: step }), optional("last", step)),
      types: { ...sample.types, Step: struct([optional("size", scalar("integer")), optional("next", step)]) },
    };
    const message = anOrder(
      {},
      { last: { next: { size: "c" } }, rest: [{ size: 1 }, { size: "b", next: { size: "d" } }], first: { size: "a", next: { size: "e" } } },
    );
    const paths = [
      ["first", "size"],
      ["first", "next", "size"],
      ["rest", 1, "size"],
      ["rest", 1, "next", "size"],
      ["last", "next", "size"],
    ];
    const texts = ["first.size", "first.next.size", "rest[1].size", "rest[1].next.size", "last.next.size"];
    // A second message finds the places that the first one left behind.
    for (const issues of [issuesOf(protocol, message), issuesOf(protocol, message)]) {
      expect(issues.map(({ path }) => path)).toEqual(paths);
      expect(issues.map((issue) => issue.message.split(" ")[0])).toEqual(texts);
    }
  });
});

describe("the facts of an issue", () => {
  it.each([7, Number.NaN, true, null, "x"])("contain what was received: %s", (given) => {
    const protocol = withFields(optional("lines", { kind: "list", item: scalar("string") }));
    expect(issuesOf(protocol, anOrder({}, { lines: given }))).toMatchObject([{ expected: "an array", received: given }]);
  });
});

describe("the text of an issue", () => {
  it("counts one thing in the singular, and lists alternatives with commas", () => {
    const one = withFields(
      optional("pair", { kind: "list", item: scalar("integer"), max: 1 }),
      optional("letter", scalar("string", { max: 1 })),
      optional("index", { kind: "map", value: scalar("integer"), max: 1 }),
      optional("any", { kind: "union", members: [scalar("integer"), scalar("boolean"), scalar("string", { pattern: "^x" })] }),
    );
    const issues = issuesOf(one, anOrder({}, { pair: [1, 2], letter: "ab", index: { a: 1, b: 2 }, any: [] }));
    expect(issues.map(({ message }) => message)).toEqual([
      "pair must have at most 1 item, got 2",
      "letter must have at most 1 character, got 2",
      "index must have at most 1 key, got 2",
      "any must be an integer, a boolean or a string matching ^x, got an array",
    ]);
  });

  it("cuts what was received, and long names on the way", () => {
    const long = "x".repeat(1_000_000);
    const issues = [
      ...issuesOf(sample, { ...anOrder(), kind: long }),
      ...issuesOf(sample, anOrder({ size: long, labels: { [long]: 7 } }, { version: `2.0.0-${long}` })),
    ];
    expect(issues.length).toBeGreaterThan(3);
    for (const { message } of issues) expect(message.length).toBeLessThan(500);
  });

  it("escapes characters that change the order of others or control a terminal", () => {
    const issues = issuesOf(sample, anOrder({ size: "\u202esmall\u001b[31m", labels: { "a\u202eb": "x" } }));
    expect(issues.map(({ message }) => message)).toEqual([
      expect.stringContaining(String.raw`got "\u202esmall\u001b[31m"`),
      expect.stringContaining(String.raw`body.labels["a\u202eb"]`),
    ]);
  });

  it("leaves the password out of a URL, also where the URL is cut", () => {
    const protocol = withFields(optional("web", scalar("url", { schemes: ["https"] })));
    const [first] = issuesOf(protocol, anOrder({}, { web: "ftp://ada:s3cret@host.example/a" }));
    expect(first).toMatchObject({ received: "ftp://ada:***@host.example/a" });
    expect(first?.message).toContain('got "ftp://ada:***@host.example/a"');
    const [cut] = issuesOf(protocol, anOrder({}, { web: `ftp://ada:${"s3cret".repeat(20)}@host.example/a` }));
    expect(JSON.stringify(cut)).not.toContain("s3cret");
    expect(issuesOf(protocol, anOrder({}, { web: "ftp://host.example:8443" }))[0]?.message).toContain("ftp://host.example:8443");
  });

  it("withholds the value and the keys of a sensitive field", () => {
    const open = { kind: "map", value: scalar("string"), keys: "^[A-Z]+$" } as const;
    const closed = struct([optional("user", scalar("string"))], false);
    const protocol = withFields(optional("env", open, { sensitive: true }), optional("login", closed, { sensitive: true }));
    const issues = issuesOf(protocol, anOrder({}, { env: { KEY: 7, "pass word": "x" }, login: { user: 7, usr: "x" } }));
    expect(issues.map(({ message }) => message)).toEqual([
      'env["…"] must be a string, got a withheld value (sensitive field)',
      'env["…"] is not a valid key; it must match ^[A-Z]+$',
      "login.user must be a string, got a withheld value (sensitive field)",
      'unknown field login["…"]',
    ]);
    expect(issues.map(({ path }) => path)).toEqual([
      ["env", "KEY"],
      ["env", "pass word"],
      ["login", "user"],
      ["login", "usr"],
    ]);
  });

  it("shows the way to a sensitive field, also through items and keys", () => {
    const login = struct([optional("secret", { kind: "map", value: scalar("string") }, { sensitive: true })]);
    const protocol = withFields(optional("logins", { kind: "map", value: { kind: "list", item: login } }));
    const issues = issuesOf(protocol, anOrder({}, { logins: { prod: [{ secret: 7 }, { secret: { pin: 7 } }] } }));
    expect(issues.map(({ message }) => message)).toEqual([
      "logins.prod[0].secret must be an object, got a withheld value (sensitive field)",
      'logins.prod[1].secret["…"] must be a string, got a withheld value (sensitive field)',
    ]);
  });

  it("withholds the keys inside a sensitive field of any value", () => {
    const protocol = withFields(optional("vault", scalar("any"), { sensitive: true }));
    const [issue] = issuesOf(protocol, anOrder({}, { vault: { pin: [{ code: 7n }] } }));
    expect(issue?.message).toBe('vault["…"][0]["…"] must be a JSON value, got a withheld value (sensitive field)');
    expect(issue?.path).toEqual(["vault", "pin", 0, "code"]);
  });

  it("shows an example of a pattern where the descriptor has one", () => {
    const story = scalar("string", { pattern: "^US-[0-9]{3}$", example: "US-001" });
    const [issue] = issuesOf(withFields(optional("story", story)), anOrder({}, { story: "1" }));
    expect(issue?.message).toBe('story must match ^US-[0-9]{3}$ (for example "US-001"), got "1"');
  });
});

describe("many unknown properties", () => {
  const closed = { ...sample, messages: { order: { ...order!, shape: { ...order!.shape, open: false } } } };
  const many = (count: number): Record<string, unknown> => ({
    ...anOrder(),
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`versoin${index}`, 1])),
  });

  it.each(["strict", "lenient"] as const)("are at most a thousand findings in %s mode", (mode) => {
    expect(issuesOf(closed, many(100_000), mode)).toHaveLength(1000);
  });
});
