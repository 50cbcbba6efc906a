import { MikroORM } from '@mikro-orm/postgresql';
import { Configuration } from '../../platform/config/configuration.ts';
import { ormOptions } from '../../server/orm-options.ts';
import { StartRefusal } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { chooseBackupStore, chooseStore } from '../../platform/storage/choose-store.ts';
import type { ArchivePlace } from '../../backups/index.ts';
import { BackupLock } from '../../platform/storage/locks.ts';
import { keepFilesPrivate } from '../../server/private-files.ts';
import { refuseToStart, stopOnSignals } from '../../server/process-end.ts';
import { withDatabase } from '../../server/with-database.ts';

/** Runs `work` with the arguments of `read`, with or without a server. Exits with 0, or with 1 after one sentence. */
export async function runBackupCommand<Given>(
  read: () => Given,
  work: (context: BackupContext, given: Given) => Promise<void>,
): Promise<never> {
  keepFilesPrivate();
  const stopSignal = new AbortController();
  // Never resolves, so that the signal does not exit: the aborted work ends by itself and leaves no PostgreSQL behind.
  stopOnSignals(() => {
    stopSignal.abort(new StartRefusal('Stopped before it was done: nothing was changed.'));
    return new Promise(() => {});
  });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const given = read();
    const configuration = Configuration.ofProcess();
    await withDatabase(configuration, (url) =>
      withBackupContext(url, configuration, { print, stopSignal: stopSignal.signal }, (context) =>
        work(context, given),
      ),
    );
    process.exit(0);
  } catch (error) {
    refuseToStart(error);
  }
}

export interface BackupContext {
  orm: MikroORM;
  place: ArchivePlace;
  archives: FileStore;
  print: (line: string) => void;
  stopSignal: AbortSignal;
}

async function withBackupContext(
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

/** Runs `work` under the lock of backups and restores; its signal is aborted when the lock is lost. Throws StartRefusal. */
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
