// Converts errors of PostgreSQL and of the network to StoreErrors that say what to do.

import { StoreError, type StoreErrorCode } from "../errors.js";

type Remedy = readonly [code: StoreErrorCode, remedy: string];

const unreachable: Remedy = [
  "unreachable",
  "The server cannot be reached; check that it is running and that the address is correct. If messages were being written, they may or may not have been stored: use ids to repeat the write safely.",
];

const remedies: readonly (readonly [codes: RegExp, remedy: Remedy])[] = [
  [/^(08...|57P0[1-5]|ECONN.*|ENOTFOUND|EAI_.*|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/, unreachable],
  [/^53300$/, ["unreachable", "The server has no free connection; use a smaller pool or raise max_connections."]],
  [/^53[01]00$/, ["disk-full", "The server is out of space; free some and try again."]],
  [/^no-password$/, ["permission-denied", "The server asks for a password; add it to the address, or set PGPASSWORD."]],
  [/^28...$/, ["permission-denied", "The server rejected the login; check the user and the password."]],
  [/^3D000$/, ["not-found", "Create the database, or check its name in the address of the server."]],
  [
    /^42501$/,
    [
      "permission-denied",
      "Open the address once as a user who may create schemas, then grant this user USAGE on the schema and privileges on its tables.",
    ],
  ],
  [/^25006$/, ["read-only", "The server is read-only; connect to the primary."]],
  [/^(55P03|57014)$/, ["busy", "The statement timed out; try again, or raise lock_timeout or statement_timeout."]],
  [/^(40001|40P01)$/, ["busy", "The statement kept conflicting with other writers; try again."]],
];

/** The code of an error, of PostgreSQL or of the network; empty when it has none. */
export function postgresCode(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (typeof code === "string") return code;
  // pg reports a missing password and a broken or closed connection without a code.
  if (error instanceof Error && error.message.includes("client password must be")) return "no-password";
  return error instanceof Error && /connection (terminated|error)|not queryable|client was closed/i.test(error.message) ? "08006" : "";
}

/** Whether the server cannot be reached at the moment. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof StoreError && error.code === "unreachable";
}

/** Whether the statement had no effect and can be retried at once. */
export function isRepeatable(error: unknown): boolean {
  return /^(40001|40P01)$/.test(postgresCode(error));
}

/** The error to throw; a StoreError is returned unchanged. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  // Without the cause, which quotes the URL with its password.
  if (postgresCode(error) === "ERR_INVALID_URL") {
    return new StoreError("cannot-open", "The address of the server is not a valid URL; use postgres://user:password@host:port/database.");
  }
  const reason = error instanceof Error && error.message !== "" ? error.message : postgresCode(error) || String(error);
  const [code, remedy] = remedies.find(([codes]) => codes.test(postgresCode(error)))?.[1] ?? ["failed", "Nothing was written."];
  return new StoreError(code, `PostgreSQL: ${reason}. ${remedy}`, { cause: error });
}
