import { withDatabase } from '../database.ts';

/** Number of rows with which the console's lists have to stay fast. */
export const ROWS = 10_000;

export interface Table {
  table: string;
  /** SQL that adds $1 rows. */
  fill: string;
}

/** Adds rows to each of the tables of a running site, and runs `vacuum analyze` as autovacuum soon would. */
export const fillTables = (dataFolder: string, tables: Table[], rows = ROWS) =>
  withDatabase(dataFolder, async (client) => {
    for (const { table, fill } of tables) {
      await client.query(fill, [rows]);
      await client.query(`vacuum analyze ${table}`);
    }
  });
