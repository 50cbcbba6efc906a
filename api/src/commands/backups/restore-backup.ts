import {
  secretKeyFingerprint,
  problemOf,
  restoreArchive,
  type VerifiedArchive,
  verifyArchive,
} from '../../backups/index.ts';
import { describeArchive } from './describe-archive.ts';
import { findArchive, type FoundArchive } from './find-archive.ts';
import { explainFailure } from './explain-failure.ts';
import { storeBackup } from './store-backup.ts';
import { RestoreRun } from './restore-run.ts';
import { withBackupLock, type BackupContext } from './backup-context.ts';

/** Restores an archive once it is verified and `confirm` resolves. Throws StartRefusal. */
export async function restoreBackup(
  context: BackupContext,
  pathOrName: string,
  confirm: (name: string) => Promise<void>,
): Promise<void> {
  const archive = await findArchive(context, pathOrName);
  const { print, stopSignal, place } = context;
  try {
    const verified = await verifyArchive(archive.open, { size: archive.size, signal: stopSignal });
    describeArchive(archive.name, verified.summary).forEach(print);
    const isForeignKey = verified.summary.keyFingerprint !== secretKeyFingerprint(place.secretKey);
    if (isForeignKey) FOREIGN_KEY.forEach(print);
    await confirm(archive.name);
    await withBackupLock(context, (signal) => restore(context, archive, verified, isForeignKey, signal));
    print('It is back. Everybody has to log in again.');
  } catch (error) {
    throw explainFailure(error, archive.name);
  }
}

const FOREIGN_KEY = [
  '',
  'It was sealed with another SECRET_KEY: set that one before the server starts, or API keys and second factors',
  'must be set up anew.',
];

async function restore(
  context: BackupContext,
  { name, open }: FoundArchive,
  verified: VerifiedArchive,
  isForeignKey: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { place, print } = context;
  const run = await RestoreRun.begin(context, name, isForeignKey);
  try {
    const { filename } = await storeBackup(context, 'before-restore', signal);
    print(`What is there now is kept as ${filename}.`);
    await run.markRestoring();
    await restoreArchive(open, verified, place, {
      signal,
      onProgress: run.beat.tell,
      beforeCommit: (em) => run.finish(em),
    });
  } catch (error) {
    await run.fail(problemOf(error, signal));
    throw error;
  } finally {
    await run.beat.stop();
  }
}
