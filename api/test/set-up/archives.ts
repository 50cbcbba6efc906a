import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import {
  type ArchivePlace,
  ArchiveRefusal,
  type ArchiveSummary,
  OPERATIONAL_TABLES,
  type WriteOptions,
} from '../../src/backups/archive/archive.ts';
import { restoreArchive } from '../../src/backups/archive/restore-archive.ts';
import { verifyArchive } from '../../src/backups/archive/read-archive.ts';
import { writeArchive } from '../../src/backups/archive/write-archive.ts';
import type { NamedMigration } from '../../src/platform/database/migrations-list.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export interface CreatedArchive {
  bytes: Buffer;
  summary: ArchiveSummary;
}

export async function createArchive(
  place: ArchivePlace,
  options: WriteOptions = {},
): Promise<CreatedArchive> {
  const archive = writeArchive(place, options);
  const bytes = await buffer(Readable.from(archive.bytes));
  return { bytes, summary: archive.summary() };
}

/** Returns the bytes in chunks, as a file store does. */
export function opening(bytes: Buffer, step = 50_000): () => Promise<AsyncIterable<Uint8Array>> {
  return () =>
    Promise.resolve(
      Readable.from(
        (function* () {
          for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
        })(),
      ),
    );
}

/** `migrations`: names of the migrations that the server knows. */
export async function verifyAndRestore(
  place: ArchivePlace,
  bytes: Buffer,
  migrations?: NamedMigration[],
): Promise<void> {
  const open = opening(bytes);
  const options = migrations ? { migrations } : {};
  await restoreArchive(open, await verifyArchive(open, options), place, options);
}

/** Reason why an archive is refused. */
export async function problemOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ArchiveRefusal) return error.problem;
  throw error ?? new Error('It was not refused');
}

/** Row count and digest of all rows of each table, generated columns included. */
export async function digestRows(url: string): Promise<Record<string, string>> {
  return onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> all ($1) order by 1`,
      [OPERATIONAL_TABLES],
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as digest
          from public."${name}" t`,
      );
      digests[name] = rows[0]?.digest ?? '';
    }
    return digests;
  });
}

/** The digest of each stored file. */
export async function digestFiles(files: FileStore): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for await (const { name } of files.names()) {
    const bytes = await files.read(name);
    if (bytes)
      digests[name] = createHash('sha256')
        .update(await buffer(bytes))
        .digest('hex');
  }
  return digests;
}

export async function onDatabase<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
