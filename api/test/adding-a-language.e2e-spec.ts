import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

const SET_UP = join(import.meta.dirname, 'set-up');

interface Schema {
  /** Names of all search indexes. */
  indexes: string[];
  /** Statements that the entities would still need. */
  rest: string;
}

interface Outcome {
  /** Properties of the entity of a team member. */
  columns: string[];
  /** The migration. */
  text: string;
  up: Schema;
  down: Schema;
}

let database: TestDatabase;
let folder: string;
let before: string[];
let outcome: Outcome;

async function searchIndexes(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ indexname: string }>(
    `select indexname from pg_indexes where indexname like '%\\_search\\_index' order by 1`,
  );
  await client.end();
  return rows.map(({ indexname }) => indexname);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitral-language-'));
  database = await createTestDatabase();
  before = await searchIndexes();
  const hooks = ['typescript-hooks.mjs', 'add-language.mjs'].flatMap((file) => [
    '--import',
    join(SET_UP, file),
  ]);
  const script = [join(SET_UP, 'migrate-language.ts'), folder, database.url];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=source',
    ...hooks,
    ...script,
  ]);
  outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('a language that is added to the list', () => {
  it('has columns for the translations of texts', () => {
    expect(outcome.columns).toEqual(expect.arrayContaining(['titleFr', 'titlePt', 'bioPt']));
  });

  it('has a generated migration that needs no change by hand', () => {
    expect(outcome.text).toContain('alter table "zoom_meeting" add "title_pt" text null');
    expect(outcome.text).toContain(`check ("language" in ('es', 'en', 'fr', 'pt'))`);
    expect(outcome.up.rest).toBe('');
  });

  it('leaves the indexes of searches, whose columns the migration replaces and restores', () => {
    expect(outcome.text).toContain('drop column "search_text"');
    expect(outcome.up.indexes).toEqual(before);
    expect(outcome.down.rest).toContain('title_pt');
    expect(outcome.down.indexes).toEqual(before);
    expect(before).toContain('team_member_search_index');
  });
});
