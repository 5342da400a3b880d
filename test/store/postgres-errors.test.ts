// What a store says of errors of PostgreSQL, of the network and of other drivers.

import { describe, expect, it } from "vitest";
import { isRepeatable, postgresCode, toStoreError } from "../../packages/store/src/postgres/postgres-errors.js";

const coded = (code: string): Error => Object.assign(new Error("no"), { code });

describe("an error of PostgreSQL", () => {
  it.each([
    ["08006", "unreachable", "The server cannot be reached;"],
    ["57P01", "unreachable", "The server cannot be reached;"],
    ["ECONNREFUSED", "unreachable", "The server cannot be reached;"],
    ["53300", "unreachable", "The server has no free connection;"],
    ["53100", "disk-full", "The server is out of space;"],
    ["53000", "disk-full", "The server is out of space;"],
    ["28P01", "permission-denied", "The server rejected the login;"],
    ["3D000", "not-found", "Create the database, or check its name in the address of the server."],
    ["42501", "permission-denied", "Open the address once as a user who may create schemas,"],
    ["25006", "read-only", "The server is read-only;"],
    ["55P03", "busy", "The statement timed out;"],
    ["57014", "busy", "The statement timed out;"],
    ["40001", "busy", "The statement kept conflicting with other writers;"],
    ["23505", "failed", "Nothing was written."],
  ])("with the code %s is %s, and says what to do", (code, expected, remedy) => {
    const cause = coded(code);
    const error = toStoreError(cause);
    expect(error).toMatchObject({ code: expected, cause });
    expect(error.message).toContain(`PostgreSQL: no. ${remedy}`);
  });

  it.each([
    ["text", "PostgreSQL: text. Nothing was written."],
    [null, "PostgreSQL: null. Nothing was written."],
    [undefined, "PostgreSQL: undefined. Nothing was written."],
    [{ code: 7 }, "PostgreSQL: [object Object]. Nothing was written."],
  ])("may be anything that a driver throws: %o", (thrown, message) => {
    expect(postgresCode(thrown)).toBe("");
    expect(toStoreError(thrown)).toMatchObject({ code: "failed", message });
  });

  it.each(["Connection terminated unexpectedly", "Client has encountered a connection error and is not queryable", "Client was closed"])(
    "without a code is one of the connection where it says so: %s",
    (message) => {
      expect(toStoreError(new Error(message))).toMatchObject({ code: "unreachable" });
    },
  );

  it("can be retried at once only after a conflict", () => {
    expect(["40001", "40P01", "40002", "57014"].map((code) => isRepeatable(coded(code)))).toEqual([true, true, false, false]);
  });

  it("does not quote an address, which may have a password", () => {
    const error = toStoreError(Object.assign(new TypeError("Invalid URL postgres://ada:hunter2@"), { code: "ERR_INVALID_URL" }));
    expect(error.code).toBe("cannot-open");
    expect(`${error.message} ${String(error.cause)}`).not.toContain("hunter2");
  });
});
