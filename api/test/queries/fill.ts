import { readFile } from 'node:fs/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Api } from '../start-api.ts';
import { addBackup } from '../set-up/backups.ts';

const ROWS = (await readFile(new URL('rows.sql', import.meta.url), 'utf8'))
  .split(/;\n/)
  .filter((sql) => sql.trim());

/** Adds this many rows to every table that can grow, and as many dependent rows to each of them. */
export async function fill(api: Api, count: number): Promise<void> {
  const pool = await api.application.get(MikroORM).em.getConnection().getNativeClient();
  for (const sql of ROWS) await pool.query(sql, [count]);
  for (let number = 0; number < count; number += 1) await addBackup(api);
}
