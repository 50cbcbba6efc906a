import { MikroORM } from '@mikro-orm/postgresql';
import type { Configuration } from '../../platform/config/configuration.ts';
import { ormOptions } from '../../server/orm-options.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { chooseBackupStore, chooseStore } from '../../platform/storage/storage.module.ts';
import type { ArchivePlace } from '../../backups/index.ts';
import { Turn } from '../../platform/storage/locks.ts';

/** What backing up and restoring work with, beside a server or without one. */
export interface Workplace {
  orm: MikroORM;
  place: ArchivePlace;
  archives: FileStore;
  /** A line for the person at the terminal. */
  say: (line: string) => void;
  /** Told to stop. */
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

/** Throws StartRefusal when somebody else has the turn. The signal says that it is over too early. */
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
