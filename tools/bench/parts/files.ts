import { randomBytes } from 'node:crypto';
import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Backup, Restore } from '@vitral/contracts/backups';
import { median } from '../http.ts';
import type { Context } from '../measure-parts.ts';
import { MEGABYTE, memoryOf, type Server } from '../processes.ts';
import type { Row } from '../report.ts';
import { logInAs, makeDataFolder, removeDataFolder, type Site } from '../site.ts';

const MEGABYTES = 1024;
const FEW_MEGABYTES = 256;
/** Size of the first transfer, which loads and compiles the code. */
const WARM_UP_MEGABYTES = 64;
const ROUNDS = 3;
const REST_MS = 500;
const DONE_WITHIN_MS = 600_000;
const SAMPLE_EVERY_MS = 50;
/** Promised growth of memory. */
const TRANSFER_BELOW_MEGABYTES = 50;
const BACKUP_AT_MOST_MEGABYTES = 100;

export const part = { name: 'files', title: 'Uploads, downloads, backups and restores', measure };

async function measure({ startSite, effort, print }: Context) {
  const megabytes = effort.isQuick ? FEW_MEGABYTES : MEGABYTES;
  const folder = makeDataFolder();
  try {
    const [file, small] = [megabytes, WARM_UP_MEGABYTES].map((size) => makeFile(folder, size));
    print(`Uploading and downloading ${megabytes} MB ...`);
    const rounds = effort.isQuick ? 1 : ROUNDS;
    const transfers = await weighTransfers(await startSite(), { file, small, rounds });
    print('Backing up and restoring it ...');
    const backups = await weighBackups(await startSite(), file);
    return [[...transfers, ...backups].map((reading) => rowOf(reading, megabytes))];
  } finally {
    removeDataFolder(folder);
  }
}

/** Creates a file that the site recognizes as a PDF, by its first bytes. */
function makeFile(folder: string, megabytes: number) {
  const path = join(folder, `${megabytes}.pdf`);
  const noise = randomBytes(MEGABYTE);
  writeFileSync(path, '%PDF-1.7\n');
  for (let number = 0; number < megabytes; number += 1) writeFileSync(path, noise, { flag: 'a' });
  return path;
}

interface Reading {
  work: string;
  rounds: Weighed[];
  limit: { below?: number; atMost?: number };
}

async function weighTransfers(
  site: Site,
  { file, small, rounds }: { file?: string; small?: string; rounds: number },
): Promise<Reading[]> {
  const cookie = await logInAs(site.url, 'manager');
  await download(site, await upload(site, cookie, small));
  const uploads: Weighed[] = [];
  const downloads: Weighed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let filename = '';
    uploads.push(await weigh(site, async () => (filename = await upload(site, cookie, file))));
    downloads.push(await weigh(site, () => download(site, filename)));
  }
  await site.stop();
  const limit = { below: TRANSFER_BELOW_MEGABYTES };
  return [
    { work: 'upload', rounds: uploads, limit },
    { work: 'download', rounds: downloads, limit },
  ];
}

/** A first backup and restore load and compile the code, which must not count as growth. */
async function weighBackups(site: Site, file?: string): Promise<Reading[]> {
  await restore(site, await backUp(site));
  await upload(site, await logInAs(site.url, 'manager'), file);
  let backup: Backup | undefined;
  const backedUp = await weigh(site, async () => (backup = await backUp(site)));
  const restored = await weigh(site, async () => restore(site, backup));
  await site.stop();
  const limit = { atMost: BACKUP_AT_MOST_MEGABYTES };
  return [
    { work: 'backup', rounds: [backedUp], limit },
    { work: 'restore', rounds: [restored], limit },
  ];
}

/** Uploads a file in a form, as a browser does, and resolves with its name on the site. */
async function upload(site: Site, cookie: string, file = '') {
  const form = new FormData();
  form.append('category', 'documentation');
  form.append('visibility', 'public');
  form.append('file', await openAsBlob(file, { type: 'application/pdf' }), 'bench.pdf');
  const response = await send(site, '/api/content', { method: 'POST', headers: { cookie }, body: form });
  return ((await response.json()) as { filename: string }).filename;
}

/** Downloads a file and discards it. */
async function download(site: Site, filename: string) {
  const { body } = await send(site, `/uploads/${filename}`);
  await body?.pipeTo(new WritableStream());
}

async function backUp(site: Site): Promise<Backup> {
  const headers = { cookie: await logInAs(site.url, 'admin') };
  const { id } = (await (await send(site, '/api/backups', { method: 'POST', headers })).json()) as Backup;
  return poll(async () => {
    const backups = (await (await send(site, '/api/backups?limit=10', { headers })).json()) as Backup[];
    return backups.find((backup) => backup.id === id && backup.state !== 'running');
  });
}

async function restore(site: Site, backup?: Backup) {
  let cookie = await logInAs(site.url, 'admin');
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ confirmation: backup?.filename });
  await send(site, `/api/backups/${backup?.id}/restore`, { method: 'POST', headers, body });
  await poll(async () => {
    const response = await fetch(`${site.url}/api/backups/restore`, { headers: { cookie } });
    // The restored rows lack the session; until they are complete, nobody can log in.
    if (response.status === 401) cookie = await logInAs(site.url, 'admin').catch(() => cookie);
    if (!response.ok) return undefined;
    const { state, problem } = (await response.json()) as Restore;
    if (state === 'failed') throw new Error(`The restore failed: ${problem}`);
    return state === 'done' || undefined;
  });
}

async function poll<Result>(read: () => Promise<Result | undefined>) {
  for (let waited = 0; waited < DONE_WITHIN_MS; waited += REST_MS) {
    const result = await read();
    if (result !== undefined) return result;
    await wait(REST_MS);
  }
  throw new Error(`It was not done in ${DONE_WITHIN_MS} ms.`);
}

async function send({ url }: Site, path: string, options: RequestInit = {}) {
  const response = await fetch(url + path, options);
  if (!response.ok) throw new Error(`${options.method ?? 'GET'} ${path}: ${response.status}`);
  return response;
}

/** Seconds, and the server's memory in bytes. */
type Weighed = Record<'seconds' | 'before' | 'peak', number>;

async function weigh({ child }: Server, work: () => Promise<unknown>): Promise<Weighed> {
  await wait(REST_MS);
  const before = (await memoryOf(child)).rss;
  let peak = before;
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      peak = Math.max(peak, (await memoryOf(child)).rss);
      await wait(SAMPLE_EVERY_MS);
    }
  })();
  const start = performance.now();
  await work().finally(() => end.abort());
  const seconds = (performance.now() - start) / 1000;
  await watching;
  return { seconds, before, peak };
}

/** Returns the median speed and the worst change of memory of all rounds. */
export function rowOf({ work, rounds, limit }: Reading, megabytes: number): Row {
  const { before, peak } = rounds.reduce((worst, round) =>
    round.peak - round.before > worst.peak - worst.before ? round : worst,
  );
  return {
    name: `${work} of ${megabytes} MB`,
    figures: {
      'MB per second': Math.round(megabytes / median(rounds.map(({ seconds }) => seconds))),
      'memory before (MB)': Math.round(before / MEGABYTE),
      'peak (MB)': Math.round(peak / MEGABYTE),
      'moved (MB)': (peak - before) / MEGABYTE,
    },
    promises: { 'moved (MB)': limit },
  };
}
