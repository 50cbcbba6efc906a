import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { BackupFrequency } from '@vitral/contracts';
import { DateTime } from 'luxon';
import { Jobs } from '../platform/jobs/jobs.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { BackupRetentionService } from './backup-retention.service.ts';
import { Backup } from './backups.entity.ts';
import { beginBackup } from './begin-backup.ts';
import { MAKE_BACKUP, SCHEDULE_BACKUPS } from './job-names.ts';
import { RunsService } from './runs.service.ts';

const EVERY_HOUR = '17 * * * *';
const MINUTE_MS = 60_000;

/** Delay before the first backup of a new server, so that it does not slow the setup. */
const SETTLED_MS = 5 * MINUTE_MS;

/** Tolerance for the jitter of the hourly check. */
const TOLERANCE = { minutes: 10 };

const STEPS = {
  hourly: { hours: 1 },
  daily: { days: 1 },
  weekly: { weeks: 1 },
  monthly: { months: 1 },
} satisfies Record<BackupFrequency, object>;

/** Checks every hour, on one server, if a scheduled backup is due. */
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
    this.jobs.define(SCHEDULE_BACKUPS, () => this.beginWhenDue(new Date()), { cron: EVERY_HOUR });
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
