import type { BackupOrigin } from '@vitral/contracts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import {
  type ArchiveSummary,
  Backup,
  beginBackup,
  Heartbeat,
  problemOf,
  writeArchive,
} from '../../backups/index.ts';
import type { BackupContext } from './backup-context.ts';

export interface WrittenBackup {
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
  const { id, filename } = await em.transactional((inner) => beginBackup(inner, origin, null));
  const beat = new Heartbeat(({ done, total }) =>
    context.orm.em
      .fork()
      .nativeUpdate(Backup, { id }, { seenAt: new Date(), progressDone: done, progressTotal: total }),
  );
  try {
    const archive = writeArchive(context.place, { signal, onProgress: beat.tell });
    await context.archives.write(filename, archive.bytes);
    await beat.stop();
    const summary = archive.summary();
    await finish(context, id, summary);
    return { filename, summary };
  } catch (error) {
    await beat.stop();
    await fail(context, id, problemOf(error, signal));
    throw error;
  }
}

function finish({ orm }: BackupContext, id: string, { size, checksum, rows, files }: ArchiveSummary) {
  return orm.em.fork().transactional(async (em) => {
    const row = await em.findOneOrFail(Backup, { id });
    Object.assign(row, { state: 'ready', size, checksum, rows, files, finishedAt: new Date() });
    const { filename: itemName, origin } = row;
    new AuditService().record(em, {
      verb: 'created',
      noun: 'backups',
      itemId: id,
      itemName,
      after: { origin },
    });
  });
}

function fail({ orm }: BackupContext, id: string, problem: ReturnType<typeof problemOf>) {
  return orm.em.fork().transactional(async (em) => {
    const row = await em.findOneOrFail(Backup, { id });
    Object.assign(row, { state: 'failed', problem, finishedAt: new Date() });
    const { filename: itemName, origin } = row;
    const after = { origin, problem };
    new AuditService().record(em, { verb: 'failed', noun: 'backups', itemId: id, itemName, after });
  });
}
