import { withDatabase } from '../database.mjs';

/** As many rows as the console's lists stay smooth with. */
export const ROWS = 10_000;

/** Adds as many rows to each of the tables (index.mjs) of a site that runs, and does what autovacuum would soon do. */
export const fillTables = (dataFolder, tables, rows = ROWS) =>
  withDatabase(dataFolder, async (client) => {
    for (const { table, fill } of tables) {
      await client.query(fill, [rows]);
      await client.query(`vacuum analyze ${table}`);
    }
  });
