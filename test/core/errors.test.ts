import { describe, expect, it } from "vitest";
import * as errors from "../../packages/core/src/errors.js";
import * as requests from "../../packages/core/src/rpc/request-error.js";

// The query makes the module loader create a second copy, as npm does with nested installations.
const copyOf = async (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`../../packages/core/src/${name}.ts?copy`, import.meta.url).href);
const other = (await copyOf("errors")) as typeof errors;
const otherRequests = (await copyOf("rpc/request-error")) as typeof requests;

describe("errors across copies of core", () => {
  it("are different classes", () => {
    expect(other.InvalidMessageError).not.toBe(errors.InvalidMessageError);
    expect(otherRequests.RequestError).not.toBe(requests.RequestError);
  });

  it.each([
    [new other.InvalidMessageError([]), errors.InvalidMessageError],
    [new otherRequests.RequestError("timeout", "ping", "no answer"), requests.RequestError],
    [new otherRequests.ReplyError(null), requests.ReplyError],
  ] as const)("recognize %s", (error, type) => {
    expect(error instanceof type).toBe(true);
    expect(error).toBeInstanceOf(Error);
  });

  it("do not recognize other values", () => {
    for (const value of [
      new Error("x"),
      new requests.ReplyError(null),
      { name: "InvalidMessageError" },
      null,
      undefined,
      "InvalidMessageError",
    ])
      expect(value instanceof errors.InvalidMessageError).toBe(false);
  });

  it("keep subclasses apart", () => {
    class Own extends errors.InvalidMessageError {}
    class Another extends errors.InvalidMessageError {}
    expect(new Own([]) instanceof Own).toBe(true);
    expect(new Own([]) instanceof errors.InvalidMessageError).toBe(true);
    expect(new Own([]) instanceof Another).toBe(false);
    expect(new errors.InvalidMessageError([]) instanceof Own).toBe(false);
    expect((null as unknown) instanceof Own).toBe(false);
  });
});
