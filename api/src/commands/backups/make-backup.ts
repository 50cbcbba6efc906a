import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { BackupOrigin, BackupProblem, BackupRecipient } from '@vitral/contracts/backups';
import { recipientsOf } from '../../backup-keys/index.ts';
import { codeOf, StartRefusal } from '../../platform/errors/app-error.ts';
import { isFull, StorageFull } from '../../platform/storage/file-store.ts';
import {
  writeArchive,
  type ArchiveSummary,
  Backup,
  beginBackup,
  LeaseRenewal,
  readersOf,
  problemOf,
  type WriteOptions,
  ArchiveRefusal,
} from '../../backups/index.ts';
import { withBackupLock, type BackupContext } from './run-backup-command.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';

export interface BackupTarget {
  path: string | null;
  origin: BackupOrigin;
  /** Encrypts a file elsewhere instead of the keys of the site. */
  passphrase: string | null;
}

export async function makeBackup(
  context: BackupContext,
  { path, origin, passphrase }: BackupTarget,
): Promise<void> {
  try {
    const recipients = await recipientsOf(context.orm.em.fork());
    const readers = passphrase === null ? readersOf({ recipients }) : { readers: { passphrase } };
    const { filename, summary } = await withBackupLock(context, (signal) =>
      path === null
        ? storeBackup(context, origin, signal)
        : writeTo(resolve(path), context, { signal, ...readers }),
    );
    describeArchive(filename, summary).forEach(context.print);
    context.print(factLine('encrypted', passphrase === null ? namesOf(recipients) : 'with a passphrase'));
  } catch (error) {
    throw explainFailure(error, 'The backup');
  }
}

/** Writes the file completely or not at all, readable by its owner only. */
async function writeTo(
  path: string,
  { place }: BackupContext,
  options: WriteOptions,
): Promise<WrittenBackup> {
  const aside = `${path}.part`;
  const file = await openNew(path, aside);
  try {
    const archive = writeArchive(place, options);
    for await (const piece of archive.bytes) await file.writeFile(piece);
    await file.sync();
    await file.close();
    await rename(aside, path);
    return { filename: basename(path), summary: archive.summary() };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(aside, { force: true });
    throw isFull(error) ? new StorageFull(error) : error;
  }
}

const namesOf = (recipients: BackupRecipient[]) =>
  recipients.length === 0
    ? 'no: add a key at /admin/backups'
    : `for ${recipients.map(({ name }) => name).join(', ')}`;

async function openNew(path: string, aside: string): Promise<FileHandle> {
  if (await stat(path).catch(() => null)) throw new StartRefusal(`${path} exists already.`);
  try {
    // Created anew: an existing file, or the target of a link, would keep its permissions.
    await rm(aside, { force: true });
    return await open(aside, 'wx', 0o600);
  } catch (error) {
    throw new StartRefusal(`${path} cannot be written (${codeOf(error)}).`);
  }
}

interface WrittenBackup {
  filename: string;
  summary: ArchiveSummary;
}

/** Writes an archive and its row into the backup store. The caller holds the lock. */
export async function storeBackup(
  context: BackupContext,
  origin: BackupOrigin,
  signal: AbortSignal,
): Promise<WrittenBackup> {
  const em = context.orm.em.fork();
  const row = await em.transactional((inner) => beginBackup(inner, origin, null));
  const { id, filename } = row;
  const lease = new LeaseRenewal(({ done, total }) =>
    context.orm.em
      .fork()
      .nativeUpdate(Backup, { id }, { seenAt: new Date(), progressDone: done, progressTotal: total }),
  );
  try {
    const archive = writeArchive(context.place, { signal, onProgress: lease.report, ...readersOf(row) });
    await context.archives.write(filename, archive.bytes);
    await lease.stop();
    const summary = archive.summary();
    const { size, checksum, rows, files, signedBy } = summary;
    await finish(context, id, 'created', { size, checksum, rows, files, signedBy, signature: 'signed' });
    return { filename, summary };
  } catch (error) {
    await lease.stop();
    await finish(context, id, 'failed', { problem: problemOf(error, signal) });
    throw error;
  }
}

function finish(
  { orm }: BackupContext,
  id: string,
  verb: 'created' | 'failed',
  values: Partial<
    Pick<Backup, 'size' | 'checksum' | 'rows' | 'files' | 'signature' | 'signedBy' | 'problem'>
  >,
) {
  return orm.em.fork().transactional(async (em) => {
    const row = await em.findOneOrFail(Backup, { id });
    const state = verb === 'created' ? 'ready' : 'failed';
    Object.assign(row, { ...values, state, finishedAt: new Date() });
    const { filename: itemName, origin, problem } = row;
    const after = { origin, ...(problem && { problem }) };
    new AuditService().record(em, { verb, noun: 'backups', itemId: id, itemName, after });
  });
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

export function describeArchive(name: string, summary: ArchiveSummary): string[] {
  const { createdAt, version, size, rows, files, checksum } = summary;
  const facts = [
    ['written', `${createdAt.slice(0, 19).replace('T', ' ')} UTC by Vitral ${version}`],
    ['size', formatSize(size)],
    ['rows', rows.toLocaleString('en')],
    ['files', files.toLocaleString('en')],
    ['sha256', checksum],
  ];
  return [name, ...facts.map(([fact = '', value = '']) => factLine(fact, value)), ...missing(summary)];
}

export const factLine = (fact: string, value: string) => `  ${fact.padEnd(11)}${value}`;

function missing({ missing, missingCount }: ArchiveSummary): string[] {
  if (missingCount === 0) return [];
  const rest = missingCount > missing.length ? ' and more' : '';
  return [
    `  missing    ${missingCount} that rows refer to and the store lacks: ${missing.join(', ')}${rest}`,
  ];
}

function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}

const REASONS: Partial<Record<BackupProblem, string>> = {
  foreign: 'it is not a Vitral archive',
  newer: 'it was written by a later version of Vitral',
  'cut-off': 'it is truncated',
  damaged: 'it is damaged',
  changed: 'it was changed after it was signed',
};

export function explainFailure(error: unknown, name: string): unknown {
  if (error instanceof StorageFull) return new StartRefusal('There is no space left for it.');
  if (!(error instanceof ArchiveRefusal)) return error;
  const reason = REASONS[error.problem] ?? 'it cannot be restored';
  return new StartRefusal(`${name} is refused: ${reason} (${error.detail}). Nothing was changed.`);
}
