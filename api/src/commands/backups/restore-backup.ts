import {
  fingerprintOf,
  problemOf,
  restoreArchive,
  type VerifiedArchive,
  verifyArchive,
} from '../../backups/index.ts';
import { describeArchive } from './describe-archive.ts';
import { findArchive, type FoundArchive } from './find-archive.ts';
import { inWords } from './in-words.ts';
import { keepBackup } from './keep-backup.ts';
import { RestoreRun } from './restore-run.ts';
import { duringTurn, type Workplace } from './workplace.ts';

/** Restores an archive once it is verified and `confirm` resolves. Throws StartRefusal. */
export async function restoreBackup(
  workplace: Workplace,
  word: string,
  confirm: (name: string) => Promise<void>,
): Promise<void> {
  const archive = await findArchive(workplace, word);
  const { say, stopping, place } = workplace;
  try {
    const verified = await verifyArchive(archive.open, { size: archive.size, signal: stopping });
    describeArchive(archive.name, verified.summary).forEach(say);
    const isForeignKey = verified.summary.keyFingerprint !== fingerprintOf(place.secretKey);
    if (isForeignKey) FOREIGN_KEY.forEach(say);
    await confirm(archive.name);
    await duringTurn(workplace, (signal) => bringBack(workplace, archive, verified, isForeignKey, signal));
    say('It is back. Everybody has to log in again.');
  } catch (error) {
    throw inWords(error, archive.name);
  }
}

const FOREIGN_KEY = [
  '',
  'It was sealed with another SECRET_KEY: set that one before the server starts, or API keys and second factors',
  'must be set up anew.',
];

async function bringBack(
  workplace: Workplace,
  { name, open }: FoundArchive,
  verified: VerifiedArchive,
  isForeignKey: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { place, say } = workplace;
  const run = await RestoreRun.begin(workplace, name, isForeignKey);
  try {
    const { filename } = await keepBackup(workplace, 'before-restore', signal);
    say(`What is there now is kept as ${filename}.`);
    await run.restoring();
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
