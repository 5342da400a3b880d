// From what PostgreSQL and the network say to what a program and a person can act on.

import { StoreError, type StoreErrorCode } from "../errors.js";

type Remedy = readonly [code: StoreErrorCode, remedy: string];

const unreachable: Remedy = [
  "unreachable",
  "The server cannot be reached; check that it runs and that the address is right. A write under way may or may not have happened: give ids to write it again safely.",
];

const remedies: readonly (readonly [codes: RegExp, remedy: Remedy])[] = [
  [/^(08...|57P0[1-5]|ECONN.*|ENOTFOUND|EAI_.*|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/, unreachable],
  [/^53300$/, ["unreachable", "The server has no connection left; use a smaller pool or raise max_connections."]],
  [/^53[01]00$/, ["disk-full", "The server is out of space; make room and try again."]],
  [/^(28...|3D000)$/, ["refused", "The server does not let this user in; check the user, the password and the name of the database."]],
  [
    /^42501$/,
    [
      "refused",
      "This user lacks rights; open the store once as a user who may create schemas, and grant this one USAGE on it and rights on its tables.",
    ],
  ],
  [/^25006$/, ["read-only", "The server takes no writes; connect to the primary."]],
  [/^(55P03|57014)$/, ["busy", "The server gave up waiting; try again, or raise lock_timeout or statement_timeout."]],
  [/^(40001|40P01)$/, ["busy", "Other writers kept getting in the way; try again."]],
];

/** The code of an error, of PostgreSQL or of the network; empty when it has none. */
export function postgresCode(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (typeof code === "string") return code;
  // A connection that breaks or was closed is reported by pg without any code.
  return error instanceof Error && /connection (terminated|error)|not queryable|client was closed/i.test(error.message) ? "08006" : "";
}

/** Whether the connection was lost and may come back. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof StoreError && error.code === "unreachable";
}

/** Whether the statement did nothing and can be tried at once. */
export function isRepeatable(error: unknown): boolean {
  return /^(40001|40P01)$/.test(postgresCode(error));
}

/** The error to throw; a StoreError stays as it is. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error && error.message !== "" ? error.message : postgresCode(error) || String(error);
  const [code, remedy] = remedies.find(([codes]) => codes.test(postgresCode(error)))?.[1] ?? ["failed", "Nothing was written."];
  return new StoreError(code, `PostgreSQL: ${said}. ${remedy}`, { cause: error });
}
