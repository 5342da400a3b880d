import picocolors from "picocolors";
import { describe, expect, test } from "vitest";
import { report } from "../../../generator/diagnostics/catalog.js";
import { indexSources, locateDiagnostic } from "../../../generator/diagnostics/locate-diagnostics.js";
import { renderGithub } from "../../../generator/diagnostics/render-github.js";
import { renderSarif } from "../../../generator/diagnostics/render-sarif.js";
import { renderText, summarize } from "../../../generator/diagnostics/render-text.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import { expectLinear } from "../../support/growth.js";

const colours = picocolors.createColors(false);

/** A diagnostic at the place that `«` and `»` enclose, and the sources it is about. */
function mark(marked: string): { diagnostic: Diagnostic; sources: ReturnType<typeof indexSources> } {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  const text = marked.replaceAll(/[«»]/g, "");
  const diagnostic = report("parse/duplicate-key", { key: "b" }, { span: { file: "a.yaml", start, end } });
  return { diagnostic, sources: indexSources([{ path: "a.yaml", text }], "spec/") };
}

const frame = (marked: string, width = 60): string => {
  const { diagnostic, sources } = mark(marked);
  return renderText(diagnostic, sources, { colours, width });
};

const caret = (marked: string, width?: number): readonly string[] => frame(marked, width).split("\n").slice(-2);

describe("text", () => {
  test("shows location, message, two lines of context and carets", () => {
    expect(frame("one: 1\ntwo: 2\nthree: 3\nb: «b: 1»\nfive: 5\n")).toBe(
      [
        'spec/a.yaml:4:4 error parse/duplicate-key: duplicate key "b"',
        "  2 | two: 2",
        "  3 | three: 3",
        "> 4 | b: b: 1",
        "    |    ^^^^",
      ].join("\n"),
    );
  });

  test("shows hints and related locations", () => {
    const { sources } = mark("b: 1\nb: «»2\n");
    const span = { file: "a.yaml", start: 5, end: 6 };
    const diagnostic: Diagnostic = {
      ...report("parse/duplicate-key", { key: "b" }, { span }),
      hint: 'did you mean "c"?',
      related: [{ message: "first written here", span: { file: "a.yaml", start: 0, end: 1 } }],
    };
    expect(renderText(diagnostic, sources, { colours, width: 60 }).split("\n").slice(-2)).toEqual([
      '  hint: did you mean "c"?',
      "  see: spec/a.yaml:1:1 first written here",
    ]);
  });

  test("aligns carets with wide characters, tabs, combining marks and emoji", () => {
    expect(caret("日本: «語»\n")).toEqual(["> 1 | 日本: 語", "    |       ^^"]);
    expect(caret("a:\t«b»\n")).toEqual(["> 1 | a:  b", "    |     ^"]);
    expect(caret("e\u0301: «b»\n")).toEqual(["> 1 | e\u0301: b", "    |    ^"]);
    expect(caret("👩‍👩‍👧: «b»\n")).toEqual(["> 1 | 👩‍👩‍👧: b", "    |     ^"]);
    expect(caret("😀«😀»\n")).toEqual(["> 1 | 😀😀", "    |   ^^"]);
  });

  test("an empty range and the end of the file get one caret", () => {
    expect(caret("a: «»b\n")).toEqual(["> 1 | a: b", "    |    ^"]);
    expect(caret("a: b\n«»")).toEqual(["> 2 |", "    | ^"]);
  });

  test("a range over several lines is marked on its first line", () => {
    expect(caret("a: «b\n  c»\n")).toEqual(["> 1 | a: b", "    |    ^"]);
  });

  test("CRLF is not shown", () => {
    expect(caret("a: 1\r\nb: «c»\r\n")).toEqual(["> 2 | b: c", "    |    ^"]);
  });

  test("long lines are truncated around the location", () => {
    for (const before of [0, 30, 500, 20_000]) {
      const [line, carets] = caret(`${"x".repeat(before)}«here»${"y".repeat(20_000)}\n`, 80);
      expect(line!.length).toBeLessThanOrEqual(80);
      expect(line!.slice(carets!.indexOf("^"), carets!.lastIndexOf("^") + 1)).toBe("here");
    }
    const [line, carets] = caret(`${"語".repeat(3000)}«here»\n`, 80);
    expect(line!.replaceAll("語", "語語").slice(carets!.indexOf("^"), carets!.lastIndexOf("^") + 1)).toBe("here");
  });

  test("a long line takes no more than linear time", () => {
    const long = (length: number): string => `${"a, ".repeat(3 * length)}«here»${" b".repeat(length)}\n`;
    expectLinear(100_000, long, frame);
  });

  test("control characters of a spec do not reach the terminal", () => {
    const text = frame("a: \u001b[31m«red»\u202e\u0007\n");
    // oxlint-disable-next-line no-control-regex -- the codes of colours are what it looks for
    expect(text.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f\u202e]/);
    expect(caret("a: \u001b«b»\n")).toEqual(["> 1 | a: \ufffdb", "    |     ^"]);
  });

  test("uses colours if they are enabled", () => {
    const { diagnostic, sources } = mark("a: «b»\n");
    expect(renderText(diagnostic, sources, { colours: picocolors.createColors(true), width: 60 })).toContain("\u001b[31m");
  });

  test("summaries count by severity", () => {
    const { diagnostic } = mark("«a»");
    expect(summarize([])).toBe("no errors");
    expect(summarize([diagnostic])).toBe("1 error");
    expect(summarize([diagnostic, diagnostic, { ...diagnostic, severity: "warning" }, { ...diagnostic, severity: "info" }])).toBe(
      "2 errors, 1 warning, 1 note",
    );
  });
});

test("JSON has lines and columns as editors count them", () => {
  const { diagnostic, sources } = mark("a: 1\n😀: «b»\n");
  expect(locateDiagnostic(diagnostic, sources)).toEqual({
    code: "parse/duplicate-key",
    severity: "error",
    message: 'duplicate key "b"',
    location: { file: "spec/a.yaml", line: 2, column: 5, endLine: 2, endColumn: 6 },
    related: [],
  });
});

test("GitHub commands are escaped", () => {
  const { diagnostic, sources } = mark("a: «b»\n");
  expect(renderGithub({ ...diagnostic, message: "50% of\na: b, c", hint: "try d" }, sources)).toBe(
    "::error title=parse/duplicate-key,file=spec/a.yaml,line=1,endLine=1,col=4,endColumn=5::50%25 of%0Aa: b, c (try d)",
  );
  const odd = indexSources([{ path: "a.yaml", text: "b" }], "x:y,z/");
  expect(renderGithub({ ...diagnostic, span: { file: "a.yaml", start: 0, end: 1 }, severity: "info" }, odd)).toContain(
    "::notice title=parse/duplicate-key,file=x%3Ay%2Cz/a.yaml,",
  );
  expect(renderGithub({ code: "load/file-missing", severity: "error", message: "gone" }, sources)).toBe(
    "::error title=load/file-missing::gone",
  );
  const hostile = indexSources([{ path: "\u001b[31mred.yaml", text: "b" }], "");
  expect(
    renderGithub({ ...diagnostic, span: { file: "\u001b[31mred.yaml", start: 0, end: 1 }, message: "a\u202eb\r\n\u001b[31m" }, hostile),
  ).toMatch(/,file=\\u001b\[31mred\.yaml,.*::a\\u202eb%0D%0A\\u001b\[31m$/);
});

test("SARIF contains the rules and the locations", () => {
  const { diagnostic, sources } = mark("a: 1\nb: «b»\n");
  const log = JSON.parse(
    renderSarif(
      [
        { ...diagnostic, related: [{ message: "first", span: diagnostic.span! }] },
        { ...diagnostic, severity: "info" },
      ],
      sources,
    ),
  );
  const [run] = log.runs;
  expect(log.version).toBe("2.1.0");
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["parse/duplicate-key"]);
  expect(run.results.map(({ level }: { level: string }) => level)).toEqual(["error", "note"]);
  expect(run.results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "spec/a.yaml" },
    region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 5 },
  });
  expect(run.results[0].relatedLocations[0].message).toEqual({ text: "first" });
});
