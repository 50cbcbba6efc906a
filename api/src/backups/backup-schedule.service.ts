import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { BackupOrigin } from '@vitral/contracts/backups';
import type { BackupFrequency } from '@vitral/contracts/settings';
import { DateTime } from 'luxon';
import { LockMode } from '@mikro-orm/core';
import { Jobs } from '../platform/jobs/jobs.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { BackupStore } from '../platform/storage/file-store.ts';
import { Backup } from './backups.entity.ts';
import { beginBackup, MAKE_BACKUP, SCHEDULE_BACKUPS } from './begin-backup.ts';
import { RunsService } from './runs.service.ts';

@Injectable()
export class BackupRetentionService {
  private readonly logger = new Logger(BackupRetentionService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly archives: BackupStore,
  ) {}

  async apply(): Promise<void> {
    const { kept } = (await this.settings.current()).backups;
    await this.deleteAllButNewest('scheduled', kept);
    await this.deleteAllButNewest('before-restore', 3);
  }

  /** Counts ready and failed backups separately, so that failures do not displace good backups. */
  private async deleteAllButNewest(origin: BackupOrigin, kept: number): Promise<void> {
    for (const state of ['ready', 'failed'] as const) {
      const old = await this.em
        .fork()
        .find(Backup, { origin, state }, { orderBy: { createdAt: 'desc', id: 'desc' }, offset: kept });
      for (const { id, filename } of old) await this.remove(id, filename);
    }
  }

  /** A backup that cannot be deleted now is deleted by the next run. */
  private async remove(id: string, filename: string): Promise<void> {
    const removing = this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Backup, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) return;
      await em.remove(row).flush();
      await this.archives.remove(filename);
    });
    await removing.catch((error: unknown) => {
      this.logger.warn({ err: error, backup: filename }, 'An old backup could not be removed yet');
    });
  }
}

/** Delay before the first backup of a new server, so that it does not slow the setup. */
const SETTLED_MS = 5 * 60_000;

/** Tolerance for the jitter of the hourly check. */
const TOLERANCE = { minutes: 10 };

const STEPS = {
  hourly: { hours: 1 },
  daily: { days: 1 },
  weekly: { weeks: 1 },
  monthly: { months: 1 },
} satisfies Record<BackupFrequency, object>;

@Injectable()
export class BackupScheduleService implements OnModuleInit, OnApplicationBootstrap {
  private startedAt = Date.now();

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly settings: SettingsService,
    private readonly runs: RunsService,
    private readonly retention: BackupRetentionService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SCHEDULE_BACKUPS, () => this.beginWhenDue(new Date()), { cron: '17 * * * *' });
  }

  onApplicationBootstrap(): void {
    this.startedAt = Date.now();
  }

  async beginWhenDue(now: Date): Promise<void> {
    // The configured number may have become smaller.
    await this.retention.apply();
    const { isOn, frequency } = (await this.settings.current()).backups;
    if (!isOn) return;
    await this.em.fork().transactional(async (em) => {
      if ((await this.runs.isBusy(em)) || !(await this.isDue(em, frequency, now))) return;
      const { id } = await beginBackup(em, 'scheduled', null);
      await this.jobs.add(em, MAKE_BACKUP, { id });
    });
  }

  /** Failed backups do not count, so that they are repeated within the hour. */
  private async isDue(em: EntityManager, frequency: BackupFrequency, now: Date): Promise<boolean> {
    const [last] = await em.find(
      Backup,
      { origin: 'scheduled', state: 'ready' },
      { orderBy: { createdAt: 'desc' }, limit: 1 },
    );
    if (!last) return now.getTime() > this.startedAt + SETTLED_MS;
    const next = DateTime.fromJSDate(last.createdAt, { zone: 'utc' }).plus(STEPS[frequency]).minus(TOLERANCE);
    return now.getTime() >= next.toMillis();
  }
}
