import { MikroORM } from '@mikro-orm/postgresql';
import type { Configuration } from '../../platform/config/configuration.ts';
import { ormOptions } from '../../server/orm-options.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { chooseBackupStore, chooseStore } from '../../platform/storage/storage.module.ts';
import type { ArchivePlace } from '../../backups/index.ts';
import { BackupLock } from '../../platform/storage/locks.ts';

/** Dependencies of backup and restore commands, with or without a running server. */
export interface BackupContext {
  orm: MikroORM;
  place: ArchivePlace;
  archives: FileStore;
  /** Prints a line at the terminal. */
  print: (line: string) => void;
  /** Aborted when the process is asked to stop. */
  stopSignal: AbortSignal;
}

export async function withBackupContext(
  databaseUrl: string,
  configuration: Configuration,
  { print, stopSignal }: Pick<BackupContext, 'print' | 'stopSignal'>,
  work: (context: BackupContext) => Promise<void>,
): Promise<void> {
  const files = await chooseStore(configuration);
  const archives = await chooseBackupStore(configuration);
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  try {
    const place = { databaseUrl, files, secretKey: configuration.secretKey };
    await work({ orm, place, archives, print, stopSignal });
  } finally {
    await orm.close(true);
  }
}

/**
 * Runs `work` under the lock of backups and restores; its signal is aborted when the lock is lost. Throws StartRefusal when the
 * lock is taken.
 */
export async function withBackupLock<Result>(
  { place, stopSignal }: BackupContext,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lock = await BackupLock.take(place.databaseUrl);
  if (!lock) throw new StartRefusal('Another backup or restore is under way: try again when it has ended.');
  try {
    return await work(AbortSignal.any([lock.signal, stopSignal]));
  } finally {
    await lock.end();
  }
}
