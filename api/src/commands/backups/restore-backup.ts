import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupProblem, BackupProgress } from '@vitral/contracts/backups';
import { type ArchiveTrust, needsAcceptance, trustOf } from '@vitral/contracts/backup-keys';
import { backupKeysOf } from '../../backup-keys/index.ts';
import {
  type ArchiveSummary,
  Backup,
  openFileKey,
  readHeader,
  type ReadOptions,
  secretKeyFingerprint,
  problemOf,
  restoreArchive,
  type VerifiedArchive,
  verifyArchive,
  ArchiveRefusal,
  type OpenArchive,
  LeaseRenewal,
  Restore,
} from '../../backups/index.ts';
import { storeBackup, describeArchive, explainFailure, factLine } from './make-backup.ts';
import { withBackupLock, type BackupContext } from './run-backup-command.ts';
import { StartRefusal } from '../../platform/errors/app-error.ts';
import { isSafeName } from '../../platform/storage/file-store.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';

export interface RestoreWish {
  isSure: boolean;
  acceptsUntrusted: boolean;
  /** Called for an encrypted archive. */
  readKey: () => Promise<string>;
  confirm: (name: string) => Promise<void>;
}

export async function restoreBackup(
  context: BackupContext,
  pathOrName: string,
  { isSure, acceptsUntrusted, readKey, confirm }: RestoreWish,
): Promise<void> {
  const archive = await findArchive(context, pathOrName);
  const { print, stopSignal, place } = context;
  try {
    const opened = await openArchive(archive, readKey);
    const reading = { ...opened, size: archive.size, signal: stopSignal };
    const verified = await verifyArchive(archive.open, reading);
    const { summary } = verified;
    if (archive.checksum && archive.checksum !== summary.checksum)
      throw new StartRefusal(`${archive.name} is not the archive that was stored. Nothing was changed.`);
    describeArchive(archive.name, summary).forEach(print);
    const trust = await trustIn(context, summary);
    print(factLine('signature', SIGNERS[trust]));
    const isForeignKey = summary.keyFingerprint !== secretKeyFingerprint(place.secretKey);
    if (isForeignKey) FOREIGN_KEY.forEach(print);
    if (needsAcceptance(trust, 'uploaded') && !acceptsUntrusted) {
      if (isSure) throw new StartRefusal(`${archive.name} is refused: ${UNTRUSTED} Nothing was changed.`);
      print(`\nWarning: ${UNTRUSTED}`);
    }
    await confirm(archive.name);
    await withBackupLock(context, (signal) =>
      restore(context, archive, verified, { ...opened, isForeignKey, signal }),
    );
    print('The backup was restored. Everybody has to log in again.');
  } catch (error) {
    throw explainFailure(error, archive.name);
  }
}

/** Returns the key of an encrypted archive; nothing for one that everybody can read. Throws StartRefusal. */
async function openArchive(
  { name, open }: FoundArchive,
  readKey: () => Promise<string>,
): Promise<Pick<ReadOptions, 'fileKey'>> {
  const header = await readHeader(await open());
  if (!header) return {};
  const fileKey = await openFileKey(header, await readKey());
  if (!fileKey) throw new StartRefusal(`This key or passphrase does not open ${name}. Nothing was changed.`);
  return { fileKey };
}

async function trustIn({ orm, place }: BackupContext, { signedBy }: ArchiveSummary): Promise<ArchiveTrust> {
  const keys = await backupKeysOf(orm.em.fork(), place.secretKey);
  return trustOf({ signature: signedBy === null ? 'unsigned' : 'signed', signedBy }, keys);
}

const SIGNERS: Record<ArchiveTrust, string> = {
  own: 'signed by this site',
  trusted: 'signed by a trusted site',
  foreign: 'signed by a site that is not trusted here',
  unsigned: 'not signed',
  unknown: 'not known',
};

const UNTRUSTED =
  'nothing shows that its contents are what your site or a trusted one wrote. Restore it only if you trust its source (--accept-untrusted).';

const FOREIGN_KEY = [
  '',
  'It was sealed with another SECRET_KEY: set that one before the server starts, or API keys and second factors',
  'must be set up again.',
];

async function restore(
  context: BackupContext,
  { name, open }: FoundArchive,
  verified: VerifiedArchive,
  {
    isForeignKey,
    signal,
    ...opened
  }: Pick<ReadOptions, 'fileKey'> & {
    isForeignKey: boolean;
    signal: AbortSignal;
  },
): Promise<void> {
  const { place, print } = context;
  const run = await RestoreRun.begin(context, name, isForeignKey);
  try {
    const { filename } = await storeBackup(context, 'before-restore', signal);
    print(`The present state was backed up as ${filename}.`);
    await run.markRestoring();
    await restoreArchive(open, verified, place, {
      ...opened,
      signal,
      onProgress: run.lease.report,
      beforeCommit: (em) => run.finish(em),
    });
  } catch (error) {
    await run.fail(problemOf(error, signal));
    throw error;
  } finally {
    await run.lease.stop();
  }
}

interface FoundArchive {
  name: string;
  /** In bytes. */
  size: number;
  /** The one that its row recorded; null for a file elsewhere and an archive that no row describes yet. */
  checksum: string | null;
  open: OpenArchive;
}

async function findArchive({ archives, orm }: BackupContext, pathOrName: string): Promise<FoundArchive> {
  const path = resolve(pathOrName);
  const file = await stat(path).catch(() => null);
  if (file?.isFile()) {
    const openFile = () => Promise.resolve(createReadStream(path));
    return { name: basename(path), size: file.size, checksum: null, open: openFile };
  }
  const size = isSafeName(pathOrName) ? await archives.size(pathOrName) : null;
  if (size === null) throw new StartRefusal(`There is no file and no backup named ${pathOrName}.`);
  const open = async () => {
    const bytes = await archives.read(pathOrName);
    if (!bytes) throw new ArchiveRefusal('missing-file', 'it was deleted meanwhile');
    return bytes;
  };
  const row = await orm.em.fork().findOne(Backup, { filename: pathOrName });
  return { name: pathOrName, size, checksum: row?.checksum ?? null, open };
}

/** The row by which servers notice a restore in progress: they show the maintenance page and refuse writes. */
class RestoreRun {
  readonly lease: LeaseRenewal;

  private constructor(
    private readonly context: BackupContext,
    private readonly id: string,
  ) {
    this.lease = new LeaseRenewal((progress) => this.write(progress));
  }

  static async begin(context: BackupContext, filename: string, isForeignKey: boolean): Promise<RestoreRun> {
    const em = context.orm.em.fork();
    const row = em.create(Restore, { filename, isForeignKey, state: 'saving', seenAt: new Date() });
    await em.persist(row).flush();
    return new RestoreRun(context, row.id);
  }

  async markRestoring(): Promise<void> {
    await this.update({ state: 'restoring', seenAt: new Date() });
  }

  async finish(em: EntityManager): Promise<void> {
    const row = await em.findOneOrFail(Restore, { id: this.id });
    Object.assign(row, { state: 'done', finishedAt: new Date() });
    this.record(em, row, 'restored');
    await em.flush();
  }

  async fail(problem: BackupProblem): Promise<void> {
    await this.context.orm.em.fork().transactional(async (em) => {
      const row = await em.findOneOrFail(Restore, { id: this.id });
      Object.assign(row, { state: 'failed', problem, finishedAt: new Date() });
      this.record(em, row, 'failed');
    });
  }

  private record(
    em: EntityManager,
    { id: itemId, filename: itemName }: Restore,
    verb: 'restored' | 'failed',
  ) {
    new AuditService().record(em, { verb, noun: 'backups', itemId, itemName });
  }

  private write({ done, total }: BackupProgress): Promise<unknown> {
    return this.update({ seenAt: new Date(), progressDone: done, progressTotal: total });
  }

  private update(values: Partial<Pick<Restore, 'state' | 'seenAt' | 'progressDone' | 'progressTotal'>>) {
    return this.context.orm.em.fork().nativeUpdate(Restore, { id: this.id, finishedAt: null }, values);
  }
}
