import { MikroORM } from '@mikro-orm/postgresql';
import type { Configuration } from '../../platform/config/configuration.ts';
import { ormOptions } from '../../server/orm-options.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { chooseBackupStore, chooseStore } from '../../platform/storage/storage.module.ts';
import type { ArchivePlace } from '../../backups/index.ts';
import { Turn } from '../../platform/storage/locks.ts';

/** Dependencies of backup and restore commands, with or without a running server. */
export interface Workplace {
  orm: MikroORM;
  place: ArchivePlace;
  archives: FileStore;
  /** Prints a line at the terminal. */
  say: (line: string) => void;
  /** Aborted when the process is asked to stop. */
  stopping: AbortSignal;
}

export async function inWorkplace(
  databaseUrl: string,
  configuration: Configuration,
  { say, stopping }: Pick<Workplace, 'say' | 'stopping'>,
  work: (workplace: Workplace) => Promise<void>,
): Promise<void> {
  const files = await chooseStore(configuration);
  const archives = await chooseBackupStore(configuration);
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  try {
    const place = { databaseUrl, files, secretKey: configuration.secretKey };
    await work({ orm, place, archives, say, stopping });
  } finally {
    await orm.close(true);
  }
}

/**
 * Runs `work` under the lock of backups and restores; its signal is aborted when the lock is lost. Throws StartRefusal when the
 * lock is taken.
 */
export async function duringTurn<Result>(
  { place, stopping }: Workplace,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const turn = await Turn.take(place.databaseUrl);
  if (!turn) throw new StartRefusal('Another backup or restore is under way: try again when it has ended.');
  try {
    return await work(AbortSignal.any([turn.signal, stopping]));
  } finally {
    await turn.end();
  }
}
