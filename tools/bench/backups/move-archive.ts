// Backs up and restores files on the database of DATA_DIR, and prints how much memory that took.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

interface Store {
  names(): AsyncIterable<{ name: string }>;
  read(name: string): unknown;
  remove(name: string): Promise<void>;
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}

interface Place {
  databaseUrl: string;
  files: Store;
  secretKey: string;
}

/** Parts of the built API that this script uses. */
interface Api {
  Configuration: { ofProcess: () => unknown };
  withDatabase: (configuration: unknown, visit: (url: string) => Promise<void>) => Promise<void>;
  DirectoryStore: new (folder: string) => Store;
  writeArchive: (place: Place) => { bytes: AsyncIterable<Buffer> };
  verifyArchive: (open: () => unknown) => Promise<unknown>;
  restoreArchive: (open: () => unknown, archive: unknown, place: Place) => Promise<void>;
}

const [dist = '', folder = '', megabytes] = process.argv.slice(2);
const load = async <Name extends keyof Api>(path: string, name: Name) =>
  ((await import(join(dist, path))) as Api)[name];
const Configuration = await load('platform/config/configuration.js', 'Configuration');
const withDatabase = await load('server/with-database.js', 'withDatabase');
const DirectoryStore = await load('platform/storage/directory-store.js', 'DirectoryStore');
const writeArchive = await load('backups/archive/write-archive.js', 'writeArchive');
const verifyArchive = await load('backups/archive/verify-archive.js', 'verifyArchive');
const restoreArchive = await load('backups/archive/restore-archive.js', 'restoreArchive');

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 64;
const ARCHIVE = 'bench.tar';
const SAMPLE_EVERY_MS = 20;

const files = new DirectoryStore(join(folder, 'files'));
const archives = new DirectoryStore(join(folder, 'backups'));

const figures: Record<string, { memoryBytes: number; seconds: number }> = {};
await withDatabase(Configuration.ofProcess(), async (databaseUrl) => {
  const place = { databaseUrl, files, secretKey: 'k'.repeat(32) };
  // Loads and compiles the code, which is no growth.
  await backUp(place);
  await restore(place);
  await fill(databaseUrl);
  figures.backup = await grownBy(() => backUp(place));
  for await (const { name } of files.names()) await files.remove(name);
  figures.restore = await grownBy(() => restore(place));
});
process.stdout.write(`figures ${JSON.stringify(figures)}\n`);
process.exit(0);

async function backUp(place: Place) {
  await archives.write(ARCHIVE, writeArchive(place).bytes);
}

async function restore(place: Place) {
  const open = () => archives.read(ARCHIVE);
  await restoreArchive(open, await verifyArchive(open), place);
}

async function fill(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let number = 0; number < Number(megabytes) / FILE_MEGABYTES; number += 1) {
    const name = `bench-${number}.pdf`;
    await files.write(name, noise());
    await client.query(
      `insert into content (created_at, updated_at, title, description, type, category, visibility, is_visible, tags,
          filename, original_name, mime_type, file_size, checksum, download_count)
        values (now(), now(), $1, '', 'pdf', 'sales', 'public', true, '{}', $1, $1, 'application/pdf', $2, '', 0)`,
      [name, FILE_MEGABYTES * MEGABYTE],
    );
  }
  await client.end();
}

async function* noise() {
  const bytes = randomBytes(MEGABYTE);
  for (let number = 0; number < FILE_MEGABYTES; number += 1) yield bytes;
}

/** Measures the peak of the memory above its start, in bytes, and the seconds. */
async function grownBy(work: () => Promise<void>) {
  await wait(500);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_EVERY_MS);
  await work();
  clearInterval(timer);
  return { memoryBytes: most - before, seconds: (performance.now() - began) / 1000 };
}
