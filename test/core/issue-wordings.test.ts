// The code and the words of every finding, with and without what it may add; `UPDATE_GOLDEN=1` writes them anew, to be read in the diff.

import { expect, it } from "vitest";
import { ambiguousFlow, outsideFlow, undeclaredCapability, unfinishedFlow } from "../../packages/core/src/conversation/wordings.js";
import * as issues from "../../packages/core/src/issues.js";
import { lostInVersion, notInVersion } from "../../packages/core/src/migrate/version-wordings.js";
import { expectGoldenText } from "../support/golden.js";

const wordings = [
  issues.invalidUtf8(),
  issues.badSyntax("JSON", "unexpected end of input"),
  issues.duplicateKey('"a"'),
  issues.yamlAlias(),
  issues.tooLarge(10, 11),
  issues.tooDeep(64),
  issues.tooManyKeys(10_000),
  issues.mustBe("wrong-type", "a string", "5"),
  issues.missingField("a string"),
  issues.missingField("an integer", "cuont"),
  issues.unknownField(issues.formatPath(["a", 0, "b c"]), undefined),
  issues.unknownField("colr", "color"),
  issues.bodyAsWhole(),
  issues.unknownType('"ak"', "ask", ["ask", "tell"]),
  issues.unknownType('"x"', undefined, ["ask", "tell"]),
  issues.mustBe("unknown-value", 'one of "red", "blue"', `"blu"${issues.didYouMean("blue")}`),
  issues.mustBe("unknown-value", "one of 1, 2", "7"),
  issues.tooShort(1, 0),
  issues.tooShort(3, 2),
  issues.tooShort(3, 2, "byte"),
  issues.tooLong(1, 2),
  issues.tooLong(3, 4, "byte"),
  issues.tooFew(1, "item", 0),
  issues.tooFew(2, "key", 1),
  issues.tooMany(1, "item", 2),
  issues.tooMany(2, "key", 3),
  issues.inexactNumber(),
  issues.duplicateItem(3),
  issues.mustMatch("^a\u200b$", undefined, '"b"'),
  issues.mustMatch("^a$", "a", '"b"'),
  issues.invalidKey("^a$", "key"),
  issues.invalidKey("^a$", "property name"),
  issues.lineBreak(),
  issues.mismatch('the "ask" it replies to', '"a"', '"b"'),
  issues.brokenRule("one-of", "Give one of them."),
  issues.wrongVersion("1.2.3 or 2.0.0-rc.1", '"3.0.0"'),
  issues.noSharedVersion("1", "2"),
  issues.notRepresentable("mail", "it contains a line break"),
  issues.wrongRole("ship", "GRANT", ["office", "guard"]),
  issues.wrongRole("ship", "ASK", ["office"], "receive"),
  issues.unauthorized(undefined),
  issues.unauthorized('"eve"'),
  issues.secretFound("a token"),
  issues.pathLeavesRoot('"../a"', "must"),
  issues.pathLeavesRoot('"../a"', "should"),
  issues.shellUnsafe(),
  issues.nullDropped(),
  issues.wrapped("an array of one item"),
  issues.converted("a string", "a number"),
  issues.tolerated("a string", "5"),
  issues.aliasRead('"ASK"', "ask"),
  issues.untypedBody("ask"),
  issues.unclosedFence(),
  issues.wrongSection(undefined, "Bread"),
  issues.wrongSection("Bread", undefined),
  issues.unreadable("an integer", '"x"'),
  issues.leftUnset("a.b must be a string, got 5"),
  issues.itemDropped("must be a string, got 5"),
  issues.decodeOnly(),
  issues.illegalTransition("fix", ""),
  issues.illegalTransition("fix", "find from reviewer"),
  issues.unusualTransition("fix", ""),
  issues.unexpectedReply("fix", "ask", []),
  issues.unexpectedReply("fix", "ask", ["a", "b", "c"]),
  issues.wrongRound(2, 3),
  issues.tooManyRounds(2, 3),
  issues.wrongParty("author", '"ada"', '"eve"'),
  issues.unexpectedField(),
  issues.noPartPresent(["a", "b"]),
  issues.noFrame(["request", "result"]),
  issues.duplicateId('"7"'),
  issues.duplicateRequest("7"),
  issues.unknownRequest("7"),
  issues.unknownRequest("7", ["1", "2"]),
  issues.nothingToAnswer("grant"),
  issues.ambiguousSender("ask", ["ship", "office"]),
  undeclaredCapability("ask", ["towing"], ["office"]),
  undeclaredCapability("ask", ["towing", "piloting"], ["office", "ship"]),
  outsideFlow("ask", "visit"),
  ambiguousFlow("ask", "visit"),
  unfinishedFlow("leave", "visit", ["towage"]),
  unfinishedFlow("leave", "visit", ['towage (tug "a")', 'towage (tug "b")']),
  issues.late("ask", 1),
  issues.late("ask", 90.5),
  lostInVersion("dropped", "1.0.0"),
  lostInVersion("merged", "1.0.0"),
  lostInVersion("filled", "1.0.0"),
  lostInVersion("item-dropped", "1.0.0"),
  notInVersion("1.0.0", "is required there, and the message has no value for it"),
];

it("are stable", () => {
  const lines = wordings.map((wording) => {
    const { code, message } = issues.createIssue(wording, ["a", "b"]);
    return `${code}: ${message}`;
  });
  expectGoldenText("issue-wordings.txt", `${lines.join("\n")}\n`);
});

it("include every code except those of rules and of wordings that are made elsewhere", () => {
  const said = new Set<string>(wordings.map(([code]) => code));
  expect(issues.issueCodes.filter((code) => !said.has(code))).toEqual(["wrong-constant", "format", "rule"]);
});
