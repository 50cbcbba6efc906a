// Backs up and restores a gigabyte of files on the database of DATA_DIR, and prints by how much its memory grew.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [dist, folder, megabytes] = process.argv.slice(2);
const load = (path) => import(join(dist, path));
const { Configuration } = await load('platform/config/configuration.js');
const { visitDatabase } = await load('server/visit-database.js');
const { DirectoryStore } = await load('platform/storage/directory-store.js');
const { writeArchive } = await load('backups/archive/write-archive.js');
const { verifyArchive } = await load('backups/archive/verify-archive.js');
const { restoreArchive } = await load('backups/archive/restore-archive.js');
const { default: pg } = await import('pg');

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 64;
const ARCHIVE = 'bench.tar';
const SAMPLE_EVERY_MS = 20;

const files = new DirectoryStore(join(folder, 'files'));
const archives = new DirectoryStore(join(folder, 'backups'));

const figures = {};
await visitDatabase(Configuration.ofProcess(), async (databaseUrl) => {
  const place = { databaseUrl, files, secretKey: 'k'.repeat(32) };
  // Whatever is loaded and compiled once is no growth.
  await backUp(place);
  await bringBack(place);
  await fill(databaseUrl);
  figures.backup = await grownBy(() => backUp(place));
  for await (const { name } of files.names()) await files.remove(name);
  figures.restore = await grownBy(() => bringBack(place));
});
process.stdout.write(`figures ${JSON.stringify(figures)}\n`);
process.exit(0);

async function backUp(place) {
  await archives.write(ARCHIVE, writeArchive(place).bytes);
}

async function bringBack(place) {
  const open = () => archives.read(ARCHIVE);
  await restoreArchive(open, await verifyArchive(open), place);
}

async function fill(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let number = 0; number < megabytes / FILE_MEGABYTES; number += 1) {
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

/** The most that the process held beyond what it held before, in bytes, and how long it took in seconds. */
async function grownBy(work) {
  await wait(500);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_EVERY_MS);
  await work();
  clearInterval(timer);
  return { memoryBytes: most - before, seconds: (performance.now() - began) / 1000 };
}
