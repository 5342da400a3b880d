import { fullFormats } from "ajv-formats/dist/formats.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countCodePoints,
  hasAtLeast,
  hasAtMost,
  isDate,
  isDateTime,
  isLine,
  isSemver,
  isTimestamp,
  isUtcDateTime,
  isUtcSecond,
  isUuid,
  staysInside,
  toEpochSeconds,
} from "../../packages/core/src/scalars/formats.js";
import { hasScheme, isUrl } from "../../packages/core/src/scalars/url.js";
import { seeded } from "../support/seed.js";
import { expectLinear } from "../support/growth.js";

type Predicate = (text: string) => boolean;

/** A format of ajv-formats as a predicate. */
function ofAjv(name: "date-time" | "date" | "uuid" | "uri"): Predicate {
  const format = fullFormats[name];
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === "function") return format;
  return (format as { readonly validate: Predicate }).validate;
}

/** Where ajv's formats take more than they should; every disagreement must be one of these. */
const knownLaxities = {
  "date-time": [
    { why: "white space instead of T", example: "2026-03-04 09:00:00Z", applies: (text: string) => !/^.{10}[Tt]/.test(text) },
    {
      why: "zone without minutes or without a colon",
      example: "2026-03-04T09:00:00+01",
      applies: (text: string) => /[+-]\d\d(?:\d\d)?$/.test(text),
    },
    {
      why: "hour 24 where the offset leads to the last minute of a day",
      example: "2026-03-04T24:04:00+00:05",
      applies: (text: string) => /^.{10}[Tt]24:/.test(text),
    },
    { why: "leap second inside a month", example: "2026-03-04T23:59:60Z", applies: (text: string) => /:60/.test(text) },
  ],
  date: [],
  uuid: [
    {
      why: "urn:uuid: before it",
      example: "urn:uuid:5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
      applies: (text: string) => /^urn:uuid:/i.test(text),
    },
  ],
  uri: [
    {
      why: "no host where one is needed",
      example: "https:///a",
      applies: (text: string) => /^(?:https?|wss?|ftp|ssh|git):(?!\/\/[^/?#])/i.test(text),
    },
    {
      why: "user or port, but no host",
      example: "https://user@/a",
      applies: (text: string) => /^[a-z]+:\/\/(?:[^/?#]*@)?(?::\d*)?(?:[/?#]|$)/i.test(text),
    },
    {
      why: "leading zeros in the IPv4 part of an IPv6 host",
      example: "http://[::ffff:092.0.2.1]/",
      applies: (text: string) => /[:.]0\d+[.\]]|[:.]0\d+\./.test(text),
    },
    {
      why: "one slash begins a host, so that what follows two may be a path",
      example: "x://:a/b",
      applies: (text: string) => !/^[^:]*:\/\/(?:[^/?#@]*@)?(?:\[[^\]]*\]|[^/?#:@]*)(?::\d*)?(?:[/?#]|$)/.test(text),
    },
  ],
} as const;

function expectAgreement(name: keyof typeof knownLaxities, ours: Predicate, text: string): void {
  const theirs = ofAjv(name)(text);
  if (ours(text) === theirs) return;
  const reason = theirs ? knownLaxities[name].find(({ applies }) => applies(text))?.why : undefined;
  expect(reason, `${JSON.stringify(text)}: ours ${String(!theirs)}, ajv ${String(theirs)}`).toBeDefined();
}

/** Every text that differs from a valid one by one edit, and the texts themselves. */
function neighbours(texts: readonly string[], alphabet: string): readonly string[] {
  const found = new Set(texts);
  for (const text of texts) {
    for (let index = 0; index <= text.length; index++) {
      found.add(text.slice(0, index) + text.slice(index + 1));
      found.add(text.slice(0, index));
      for (const character of alphabet) {
        found.add(text.slice(0, index) + character + text.slice(index));
        found.add(text.slice(0, index) + character + text.slice(index + 1));
      }
    }
  }
  return [...found];
}

const two = (number: number): string => String(number).padStart(2, "0");
const digits = (length: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, "0"));

const zone = (minutes: number): string =>
  `${minutes < 0 ? "-" : "+"}${two(Math.trunc(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;

const dateTimes = [
  "2026-03-04T09:00:00Z",
  "2024-02-29T23:59:59.123+05:30",
  "2023-02-28t00:00:00z",
  "2016-12-31T23:59:60Z",
  "2017-01-01T00:59:60+01:00",
  "1990-12-31T15:59:60-08:00",
  "2000-02-29T12:00:00-00:00",
  "0000-12-31T00:00:00Z",
];

describe("date and time", () => {
  it.each(dateTimes)("takes %s", (text) => {
    expect(isDateTime(text)).toBe(true);
  });

  it.each([
    "2023-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-32T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:61Z",
    "2016-12-31T23:58:60Z",
    "2016-12-31T22:59:60Z",
    "2016-12-31T23:59:60+01:00",
    "2016-12-30T23:59:60Z",
    "2017-01-02T00:59:60+01:00",
    "2026-01-01T00:00:00",
    "2026-01-01T00:00:00+01",
    "2026-01-01T00:00:00+0100",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00+00:60",
    "2026-01-01T00:00:00.Z",
    "2026-01-01T00:00Z",
    "2026-01-01 00:00:00Z",
    "2026-01-01_00:00:00Z",
    "2026-01-01T00:00:00Z\n",
    " 2026-01-01T00:00:00Z",
    "２026-01-01T00:00:00Z",
    "20260101T000000Z",
    "+002026-01-01T00:00:00Z",
    "",
  ])("refuses %j", (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  it("accepts every day of the calendar, and no other", () => {
    const misjudged: string[] = [];
    for (let year = 1896; year <= 2104; year++) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
          const moment = new Date(Date.UTC(year, month - 1, day));
          const exists = month >= 1 && month <= 12 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
          if (isDate(text) !== exists || isDateTime(`${text}T12:30:00+02:00`) !== exists) misjudged.push(text);
        }
      }
    }
    expect(misjudged).toEqual([]);
  });

  it("takes second 60 exactly where one second later a month begins in UTC", () => {
    const day = fc.date({ min: new Date("0001-01-02T00:00:00Z"), max: new Date("9998-12-30T00:00:00Z"), noInvalidDate: true });
    const offset = fc.integer({ min: -1439, max: 1439 });
    const monthEnd = fc.tuple(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 0, max: 11 }));
    fc.assert(
      fc.property(fc.oneof(day, monthEnd), offset, (place, minutes) => {
        const utc = place instanceof Date ? place : new Date(Date.UTC(2000, place[1] + 1, 1) - 1000);
        if (!(place instanceof Date)) utc.setUTCFullYear(place[0]);
        const local = new Date(utc.getTime() + minutes * 60_000);
        const text = `${local.toISOString().slice(0, 17)}60${zone(minutes)}`;
        const next = new Date(Math.floor(utc.getTime() / 60_000) * 60_000 + 60_000);
        const allowed = next.getUTCDate() === 1 && next.getUTCHours() === 0 && next.getUTCMinutes() === 0;
        expect(isDateTime(text), text).toBe(allowed);
      }),
      seeded(3000),
    );
  });

  it("narrows to UTC and to whole seconds when asked", () => {
    expect(isTimestamp("2026-03-04T09:00:00+00:00", { utc: true })).toBe(true);
    expect(isTimestamp("2026-03-04T09:00:00.5z", { utc: true })).toBe(true);
    expect(isTimestamp("2026-03-04T09:00:00+01:00", { utc: true })).toBe(false);
    expect(isTimestamp("2026-03-04T09:00:00.5+01:00", { fraction: "none" })).toBe(false);
    expect(isTimestamp("2026-03-04T09:00:00+01:00", { fraction: "none" })).toBe(true);
    expect(isTimestamp("2026-03-04T09:00:00+00:00", { utc: true, fraction: "none" })).toBe(false);
    expect(isUtcSecond("2026-03-04T09:00:00Z")).toBe(true);
    for (const text of ["2026-03-04t09:00:00Z", "2026-03-04T09:00:00z", "2026-02-30T09:00:00Z", "2026-03-04T09:00:00.Z"]) {
      expect(isUtcSecond(text), text).toBe(false);
    }
  });

  it("gives the same result in its restricted forms as its pattern", () => {
    const texts = neighbours([...dateTimes, "2026-01-30T09:00:00+00:00", "2024-02-29T09:00:00Z"], "0T-+.zZ");
    for (const text of texts) {
      expect(isUtcDateTime(text), text).toBe(isDateTime(text) && /(?:[Zz]|[+-]00:00)$/.test(text));
      expect(isUtcSecond(text), text).toBe(isDateTime(text) && /^.{10}T.{8}Z$/.test(text));
    }
  });

  it("turns into seconds since 1970", () => {
    expect(toEpochSeconds("1970-01-01T00:00:00Z")).toBe(0);
    expect(toEpochSeconds("1969-12-31t23:59:59.25z")).toBe(-0.75);
    expect(toEpochSeconds("2026-03-04T09:00:00.123456789+01:30")).toBeCloseTo(1_772_609_400.123456, 5);
    expect(toEpochSeconds("2016-12-31T23:59:60Z")).toBe(toEpochSeconds("2017-01-01T00:00:00Z"));
  });
});

describe("agreement with the full formats of ajv", () => {
  it("holds for dates and times one edit away from valid ones", () => {
    for (const text of neighbours(dateTimes, "0123569TtZz+-:. \t,")) expectAgreement("date-time", isDateTime, text);
    for (const text of neighbours(["2026-03-04", "2024-02-29", "1900-02-28"], "01239-T/")) expectAgreement("date", isDate, text);
  });

  it("holds for UUIDs one edit away from valid ones", () => {
    const uuids = [
      "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
      "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
      "urn:uuid:5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    ];
    for (const text of neighbours(uuids, "0aFg-:{")) expectAgreement("uuid", (uuid) => isUuid(uuid), text);
  });

  it("holds for random dates and times", () => {
    const text = fc
      .tuple(
        fc.tuple(digits(4, 9999), digits(2, 13), digits(2, 32)),
        fc.constantFrom("T", "t", " ", "_", ""),
        fc.tuple(digits(2, 24), digits(2, 60), fc.constantFrom("00", "59", "60", "61")),
        fc.constantFrom("", ".1", ".123456789", ".", ",5"),
        fc.oneof(
          fc.constantFrom("Z", "z", ""),
          fc.tuple(fc.constantFrom("+", "-"), digits(2, 24), fc.constantFrom(":", ""), digits(2, 60)).map((parts) => parts.join("")),
        ),
      )
      .map(([day, separator, time, fraction, offset]) => `${day.join("-")}${separator}${time.join(":")}${fraction}${offset}`);
    fc.assert(
      fc.property(text, (candidate) => expectAgreement("date-time", isDateTime, candidate)),
      seeded(20_000),
    );
  });

  it("holds for URLs: edits of valid ones, and random ones", () => {
    const urls = [
      "https://git.example/a/b.git?q=1#end",
      "ssh://git@git.example:22/a%20b",
      "http://[2001:db8::1]:8080/",
      "http://[::ffff:192.0.2.1]/",
      "ftp://a.example",
      "artifact://x/y",
      "urn:isbn:0451450523",
      "mailto:a@b.example",
    ];
    for (const text of neighbours(urls, ":/?#[]@%a0. \\é|")) expectAgreement("uri", (url) => isUrl(url), text);
    const piece = fc.constantFrom(
      "http",
      "ssh",
      "x",
      ":",
      "/",
      "//",
      "a.example",
      "@",
      "[",
      "]",
      "::",
      "1",
      "ffff",
      "256",
      ".",
      "%41",
      "%4",
      "%zz",
      "?",
      "#",
      "é",
      " ",
      "-",
      "~",
      "'",
      "v1.a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectAgreement("uri", (url) => isUrl(url), pieces.join(""))),
      seeded(20_000),
    );
  });

  it.each(Object.entries(knownLaxities).flatMap(([name, laxities]) => laxities.map((laxity) => ({ name, ...laxity }))))(
    "differs in $name where ajv is laxer: $why",
    ({ name, example, applies }) => {
      const ours: Record<string, Predicate> = { "date-time": isDateTime, uuid: (text) => isUuid(text), uri: (text) => isUrl(text) };
      expect(applies(example)).toBe(true);
      expect(ofAjv(name as "uri")(example)).toBe(true);
      expect(ours[name]?.(example)).toBe(false);
    },
  );
});

describe("UUID", () => {
  const v4 = "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e";

  it("can be restricted to version 4, in variant and version", () => {
    expect(isUuid(v4.toUpperCase(), { version: 4 })).toBe(true);
    expect(isUuid("5f0c1f0e-8c1d-1a53-9d7e-2b6f0a1c3d4e", { version: 4 })).toBe(false);
    expect(isUuid("5f0c1f0e-8c1d-4a53-cd7e-2b6f0a1c3d4e", { version: 4 })).toBe(false);
    expect(isUuid("00000000-0000-0000-0000-000000000000", { version: 4 })).toBe(false);
    expect(isUuid("00000000-0000-0000-0000-000000000000")).toBe(true);
  });

  it("can follow its prefix, once", () => {
    expect(isUuid(`msg-${v4}`, { version: 4, prefix: "msg-" })).toBe(true);
    expect(isUuid(v4, { version: 4, prefix: "msg-" })).toBe(true);
    for (const text of [`msg-msg-${v4}`, `MSG-${v4}`, "msg-", `job-${v4}`, `${v4}\n`]) {
      expect(isUuid(text, { version: 4, prefix: "msg-" }), text).toBe(false);
    }
  });
});

describe("URL", () => {
  it.each([
    ["https://git.example/a", ["https"], true],
    ["HTTPS://git.example/a", ["https"], true],
    ["http://git.example/a", ["https"], false],
    ["https://", ["https"], false],
    ["https:///a", ["https"], false],
    ["https:git.example", ["https"], false],
    ["https://user@/a", ["https"], false],
    ["https://git.example/%zz", ["https"], false],
    ["https://git.example/%e9", ["https"], true],
    ["https://git.exämple/", ["https"], false],
    ["https://[::1]/", ["https"], true],
    ["https://[1:2:3]/", ["https"], false],
    ["https://[1:2:3:4:5:6:7::8]/", ["https"], false],
    ["https://[::1.2.3.4]/", ["https"], true],
    ["https://[::1.2.3.256]/", ["https"], false],
    ["ssh://git@git.example:22/a", ["https", "ssh"], true],
    ["artifact://build-7/log", ["https", "artifact"], true],
    ["artifact:log", ["artifact"], false],
    ["javascript:alert(1)", undefined, true],
    ["git.example/a", undefined, false],
    ["https://git.example/a b", undefined, false],
    ["https://git.example/a\n", undefined, false],
  ] as const)("judges %j with %j: %j", (url, schemes, expected) => {
    expect(isUrl(url) && hasScheme(url, schemes)).toBe(expected);
  });
});

describe("semver", () => {
  it.each(["0.0.0", "1.0.0", "10.20.30", "1.0.0-rc.1", "1.0.0-0a.x-y", "1.0.0+build.007", "1.0.0-a+b"])("takes %s", (text) => {
    expect(isSemver(text)).toBe(true);
  });
  it.each(["1", "1.0", "01.0.0", "1.0.0.0", "v1.0.0", "1.0.x", "1.0.0-", "1.0.0-01", "1.0.0+", "1.0.0-a..b", "1.0.0 ", "1.0.0\n", ""])(
    "refuses %j",
    (text) => {
      expect(isSemver(text)).toBe(false);
    },
  );
});

describe("lengths in code points", () => {
  it("agree with spreading the string, including lone surrogates", () => {
    const unit = fc.constantFrom("a", "é", "𝒳", "\ud835", "\udcb3", "e\u0301", "\u0000");
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), fc.integer({ min: 0, max: 14 }), (units, bound) => {
        const text = units.join("");
        const count = [...text].length;
        expect(countCodePoints(text)).toBe(count);
        expect(hasAtMost(text, bound)).toBe(count <= bound);
        expect(hasAtLeast(text, bound)).toBe(count >= bound);
      }),
      seeded(5000),
    );
  });
});

describe("lines and paths", () => {
  it("distinguishes a single line from several", () => {
    expect(isLine("a\tb\u2028c")).toBe(true);
    expect(isLine("a\nb")).toBe(false);
    expect(isLine("a\r")).toBe(false);
  });

  it.each(["a", "a/b.json", "./a", "a/../b", "a/b/../../c", "a..b/c", "..a", "a//b", "ä b/c"])("keeps %s inside", (path) => {
    expect(staysInside(path)).toBe(true);
  });
  it.each(["/a", "..", "../a", "a/../../b", "a/..//../b", "C:\\a", "c:a", "\\\\server\\a", "a\\..\\..\\b", "./../a"])(
    "finds %s outside",
    (path) => {
      expect(staysInside(path)).toBe(false);
    },
  );
});

describe("cost", () => {
  it("grows linearly with the length of hostile strings", () => {
    const hostile: readonly ((length: number) => string)[] = [
      (length) => `https://${"a".repeat(length)}@`,
      (length) => `https://${"%41".repeat(length)}%`,
      (length) => `https://${"a:".repeat(length)}é`,
      (length) => `x:${"/".repeat(length)}é`,
      (length) => `2026-03-04T09:00:00.${"1".repeat(length)}`,
      (length) => `1.0.0-${"a.".repeat(length)}`,
      (length) => `1.0.0-${"0".repeat(length)}`,
      (length) => `1.0.0-${"1-".repeat(length)}é`,
      (length) => `[${":".repeat(length)}]`,
      (length) => `http://[${":".repeat(length)}]`,
    ];
    const judges = [isDateTime, isDate, isSemver, isUrl, (text: string) => isUuid(text)];
    for (const make of hostile) expectLinear(50_000, make, (text) => judges.map((judge) => judge(text)));
  });
});
