import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../../src/server/migrate.ts';

const TEMPLATE_LOCK = 1;

/** A database that is copied for spec files; `prepare` writes its tables and rows. */
export interface DatabaseTemplate {
  name: string;
  prepare(url: string): Promise<void>;
}

const MIGRATED: DatabaseTemplate = { name: 'template_migrated', prepare: migrate };

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a migrated database for one spec file, copied from a template that the first file of the run makes. */
export async function createTestDatabase(template = MIGRATED): Promise<TestDatabase> {
  const name = newName();
  await withServer(async (server) => {
    // PostgreSQL copies a template only while nobody is connected to it, so a lock serializes the copies.
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(server, template);
    await server.query(`create database ${name} template ${template.name} strategy file_copy`);
  });
  return named(name);
}

/** Creates an empty database. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = newName();
  await withServer((server) => server.query(`create database ${name} strategy file_copy`));
  return named(name);
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

function named(name: string): TestDatabase {
  return {
    url: urlOf(name),
    drop: () => withServer((server) => server.query(`drop database ${name} with (force)`)),
  };
}

async function ensureTemplate(server: Client, { name, prepare }: DatabaseTemplate): Promise<void> {
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const unfinished = newName();
  await server.query(`create database ${unfinished}`);
  await prepare(urlOf(unfinished));
  await server.query(`alter database ${unfinished} rename to ${name}`);
}

async function withServer(work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: urlOf('postgres') });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(process.env['VITRAL_TEST_DATABASE'] ?? '');
  url.pathname = `/${database}`;
  return url.href;
}
