// The report for people and for programs: the place that matters, known failures, stale entries, and what a party that ended wrote.

import { describe, expect, it } from "vitest";
import { compareBaseline, readBaseline, writeBaseline } from "../../../generator/conform/baseline.js";
import { githubReport, jsonReport, junitReport } from "../../../generator/conform/report-files.js";
import { textReport } from "../../../generator/conform/report-text.js";
import { countVerdicts, type CheckedRequirement, type ConformReport } from "../../../generator/conform/result.js";
import { problemOfValues, withValues } from "../../../generator/conform/values.js";
import { createWithhold } from "../../../generator/conform/withhold.js";
import { samplesOf } from "../../../generator/party/make-messages.js";
import { galleryProtocol } from "../../gallery/gallery.js";
import { specProtocols } from "../../support/spec-protocols.js";

const swarm = specProtocols().find(({ name }) => name === "acp-swarm")!;
const withhold = createWithhold(swarm);
const filler = "x".repeat(400);
const task = { type: "task-request", payload: { taskFilePath: filler, branchName: "/main", envVars: { KEY: "hush" }, repoUrl: filler } };

const failure = (what: string, rest: Partial<CheckedRequirement> = {}): CheckedRequirement => ({
  id: `task-request ${what}`,
  check: "invalid",
  message: "task-request",
  what,
  verdict: "fail",
  outcome: "an invalid message is accepted",
  ...rest,
});

const reportOf = (...results: readonly CheckedRequirement[]): ConformReport => ({
  protocol: "acp-swarm",
  version: "1.0.0",
  role: "container",
  seed: 1,
  party: "node container.cjs",
  started: "2026-03-02T08:00:00Z",
  took: 61_000,
  counts: countVerdicts(results),
  messages: 1,
  processes: 2,
  results,
});

const textOf = (report: ConformReport, known?: string, shown = 9): readonly string[] =>
  textReport(report, {
    shown,
    paint: (text) => text,
    protocol: swarm,
    repeat: (id) => `again ${id}`,
    comparison: compareBaseline(report, readBaseline(known ?? ""), false),
    baseline: known === undefined ? undefined : "known.txt",
  });

describe("the report for people", () => {
  it("shortens messages around the value that was changed, or what should contain it", () => {
    const sent = JSON.stringify(task);
    const [, , changed] = textOf(reportOf(failure("branch", { sent, path: ["payload", "branchName"] })));
    expect(changed).toMatch(/^ {8}sent {2}…x{50,60}","branchName":"\/main","envVars":.*…$/);
    expect(changed).toHaveLength(14 + 160);
    const missing = JSON.stringify({ before: filler, payload: { kept: 1, after: filler } });
    expect(textOf(reportOf(failure("id", { sent: missing, path: ["payload", "id"] })))[2]).toMatch(/x{40,}","payload":\{"kept":1,/);
    expect(textOf(reportOf(failure("end", { sent: JSON.stringify({ filler, last: 7 }), path: ["last"] })))[2]).toMatch(
      /sent {2}…x{100,}","last":7\}$/,
    );
    expect(textOf(reportOf(failure("text", { sent: `nonsense ${filler}`, path: ["last"] })))[2]).toMatch(/sent {2}nonsense x{150}…$/);
  });

  it("shows what is wrong with a message of the program, and where", () => {
    const got = JSON.stringify({ type: "completion", note: filler, payload: { status: "done" } });
    const about = { check: "output", what: "is valid", outcome: "status must be …", got, path: ["payload", "status"] } as const;
    const [heading, what, shown] = textOf(reportOf(failure("", { ...about, id: "output completion: is valid", message: "completion" })));
    expect(heading).toMatch(/^FAIL {2}the party sends what is not valid {10,}1 requirement, 1 cause$/);
    expect(what).toMatch(/^ {6}status must be … +completion$/);
    expect(shown).toMatch(/got {3}…x{30,}","payload":\{"status":"done"\}\}$/);
  });

  it("shows the end of what a program that ended wrote to standard error, without secrets", () => {
    const errors = [
      "Traceback",
      ...Array.from({ length: 12 }, (_, index) => `line ${index}`),
      "",
      'envVars {"KEY": "hush"}',
      "KeyError: 'x'",
    ];
    const lines = textOf(reportOf(failure("x: missing", { sent: "{}", errors: errors.join("\n") })));
    expect(lines.slice(4, 15)).toEqual([
      "        its standard error:",
      ...[4, 5, 6, 7, 8, 9, 10, 11].map((index) => `          line ${index}`),
      "          [redacted]",
      "          KeyError: 'x'",
    ]);
  });

  it("tells known failures from new ones, and repeats the first one that it shows", () => {
    const report = reportOf(failure("a"), failure("b"), failure("c", { outcome: "never answered" }), failure("d", { verdict: "pass" }));
    const entries = "task-request a # since May\ntask-request b\ntask-request d # fixed\nping *\n";
    expect(textOf(report, entries).map((line) => line.replaceAll(/ +/g, " "))).toEqual([
      "FAIL never answered 1 requirement, 1 cause",
      " c task-request",
      "known an invalid message is accepted 2 requirements, 2 causes",
      "FAIL new: task-request c (never answered)",
      "FAIL stale entry of known.txt, remove it: task-request d",
      "note not tested, but in known.txt: ping *",
      expect.stringContaining("4 requirements: 1 pass, 0 lax, 3 fail (2 known), 0 open, 0 skipped · 1 message, 2 processes, 1 min 1 s"),
      "repeat one: again task-request c",
    ]);
    expect(textOf(report, undefined, 0).at(-1)).toBe("repeat one: again task-request a");
  });
});

describe("the report for programs", () => {
  const report = reportOf(
    failure("a", { sent: JSON.stringify(task), errors: "gone" }),
    failure("b", { spec: { file: "a,b.yaml", line: 7, path: "x" } }),
    failure("c", { verdict: "pass" }),
  );
  const known = ["# reasons", "", "  task-request a # since May", "task-request c # fixed"];
  const comparison = compareBaseline(report, readBaseline(known.join("\r\n")), false);

  it("fails in JUnit for new failures and stale entries only", () => {
    const xml = junitReport(report, comparison, withhold);
    expect(xml).toContain('tests="4" failures="2" skipped="1"');
    expect(xml).toContain('name="task-request a" time="0.000"><skipped message="known: an invalid message is accepted"/>');
    expect(xml).toContain('name="task-request b" time="0.000"><failure message="an invalid message is accepted">');
    expect(xml).toContain('classname="acp-swarm.baseline" name="task-request c" time="0.000"><failure message="it passes now');
  });

  it("says in JSON what is known and what is stale, and withholds sensitive values", () => {
    const { results, stale } = JSON.parse(jsonReport(report, comparison, withhold)) as {
      readonly results: readonly { readonly known?: true; readonly sent?: string; readonly errors?: string }[];
      readonly stale: readonly string[];
    };
    expect(results.map((result) => result.known)).toEqual([true, undefined, undefined]);
    expect(stale).toEqual(["task-request c"]);
    expect(results[0]).toMatchObject({ sent: expect.not.stringContaining("hush"), errors: "gone" });
  });

  it("annotates the lines of the spec and of the baseline for GitHub", () => {
    expect(githubReport(comparison, withhold, { file: "known.txt", lines: known })).toEqual([
      "::error file=a%2Cb.yaml,line=7,title=task-request b::an invalid message is accepted",
      "::error file=known.txt,line=4,title=task-request c::it passes now; remove it from the baseline",
    ]);
  });

  it("keeps reasons, wildcards and what was not tested in a baseline that is updated", () => {
    const earlier = "# mine\ntask-request a # since May\ntask-request c # fixed\nping *\n";
    expect(writeBaseline(report, earlier, false)).toBe("# mine\ntask-request a # since May\nping *\ntask-request b\n");
    expect(writeBaseline(report, undefined, false)).toMatch(
      /^# Known failures of the container of acp-swarm; .*\ntask-request a\ntask-request b\n$/,
    );
  });
});

describe("given values", () => {
  const mcp = galleryProtocol("mcp");
  const problem = (values: unknown): string | undefined => problemOfValues(mcp, "server", values);

  it("go into the body of a message", () => {
    const [sample] = samplesOf(mcp, "tools/call");
    expect(withValues(mcp, "tools/call", sample!, { "tools/call": { name: "weigh" } })).toMatchObject({ params: { name: "weigh" } });
    const [request] = samplesOf(swarm, "task-request");
    const { payload } = withValues(swarm, "task-request", request!, { "task-request": { branchName: "mine" } }) as typeof task;
    expect(payload).toEqual({ ...(request as typeof task).payload, branchName: "mine" });
  });

  it("are rejected with the nearest name if no message can have them", () => {
    expect(problem({ "tools/call": { name: "weigh", arguments: { what: "flour" } } })).toBeUndefined();
    expect(problem({ "tool/call": {} })).toBe('unknown message type "tool/call"; did you mean "tools/call"?');
    expect(problem({ greet: {} })).toMatch(/^unknown message type "greet"; a server gets .*tools\/call/);
    expect(problem({ "tools/call": { nam: "weigh" } })).toMatch(/^"tools\/call": unknown field params\.nam; did you mean "name"\?/);
    expect(problem({ "tools/call": { name: 7 } })).toMatch(/^"tools\/call": params\.name must be a string/);
    expect(problem({ "tools/call": "weigh" })).toBe('"tools/call" must be an object of fields');
    expect(problem([])).toMatch(/^must be an object of fields by message type/);
  });
});
