// The tables of a channel in a SQL database: creates them, upgrades older ones, and rejects those of other protocols.

import { ChannelError, checkProtocol, type Protocol } from "./errors.js";
import type { SqlRow, SqlValue } from "./sql-engine.js";

export interface Runs {
  readonly run: (statement: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Runs all statements or none of them. */
  readonly transact: (statements: readonly string[]) => Promise<void>;
}

/** How a database names its tables and indexes. */
export interface SqlNames {
  /** What errors call the database. */
  readonly place: string;
  /** The type of a column that counts up. */
  readonly serial: string;
  /** What stands before the names of tables in statements. */
  readonly schema: string;
  /** The same where an index is created: before its name, and before that of its table. */
  readonly indexSchema: string;
  readonly indexedSchema: string;
}

export const foreignTables = (place: string): ChannelError =>
  new ChannelError("wrong-channel", `${place} has tables of another program; use a separate one for the channel.`);

const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Statements that lead from each layout of the tables to the next; the first ones create them. */
const layouts = ({ serial, schema, indexSchema, indexedSchema }: SqlNames, { name }: Protocol): readonly (readonly string[])[] => [
  [
    `CREATE TABLE ${schema}queues (role TEXT NOT NULL, party TEXT NOT NULL, of_role INTEGER NOT NULL, PRIMARY KEY (role, party))`,
    `CREATE TABLE ${schema}letters (
      seq ${serial}, role TEXT NOT NULL, party TEXT NOT NULL, id TEXT NOT NULL, from_role TEXT NOT NULL, from_party TEXT NOT NULL,
      to_party TEXT, kind TEXT NOT NULL, version TEXT NOT NULL, sent_at BIGINT NOT NULL, attempts INTEGER NOT NULL, visible_at BIGINT NOT NULL,
      state TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL
    )`,
    `CREATE UNIQUE INDEX ${indexSchema}letters_once ON ${indexedSchema}letters (role, party, id)`,
    `CREATE INDEX ${indexSchema}letters_open ON ${indexedSchema}letters (role, party, seq) WHERE state IN ('pending', 'taken')`,
    `CREATE INDEX ${indexSchema}letters_done ON ${indexedSchema}letters (visible_at) WHERE state = 'done'`,
    `CREATE TABLE ${schema}channel (protocol TEXT NOT NULL, layout INTEGER NOT NULL)`,
    `INSERT INTO ${schema}channel (protocol, layout) VALUES (${quoteText(name)}, 1)`,
  ],
  [`ALTER TABLE ${schema}channel ADD COLUMN version TEXT NOT NULL DEFAULT ''`],
  [`ALTER TABLE ${schema}letters ADD COLUMN set_at BIGINT NOT NULL DEFAULT 0`],
];

/** The version of the tables. A newer release upgrades older ones. */
const layoutVersion = 3;

/** Creates the tables unless they exist, upgrades older ones, and checks that they belong to the protocol and are of no newer release. */
export async function prepareTables(names: SqlNames, { run, transact }: Runs, protocol: Protocol, create: boolean): Promise<void> {
  const { place, schema } = names;
  const [found] = await run(`SELECT * FROM ${schema}channel`, []).catch((error: unknown) => {
    if (error instanceof ChannelError && error.code === "not-found") return [];
    throw error;
  });
  if (found === undefined && !create)
    throw new ChannelError("not-found", `${place} has no channel of ${protocol.name}; the first party that opens one creates it.`);
  if (found !== undefined && !("layout" in found)) throw foreignTables(place);
  const layout = Number(found?.["layout"] ?? 0);
  if (layout > layoutVersion)
    throw new ChannelError(
      "newer-channel",
      `${place} was written by a newer release of @wirepact/channel (layout ${layout}, this release supports ${layoutVersion}); upgrade the package.`,
    );
  const version = (found?.["version"] ?? "") as string;
  if (found !== undefined) checkProtocol(place, protocol, [found["protocol"] as string, ...(version === "" ? [] : [version])]);
  if (layout === layoutVersion) return;
  const steps = layouts(names, protocol).slice(layout).flat();
  await transact([...steps, `UPDATE ${schema}channel SET layout = ${layoutVersion}, version = ${quoteText(protocol.version)}`]);
}
