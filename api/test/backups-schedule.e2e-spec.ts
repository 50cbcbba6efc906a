import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BackupFrequency, DEFAULT_SETTINGS, type Settings } from '@vitral/contracts/settings';
import { BackupRetentionService, BackupScheduleService } from '../src/backups/backup-schedule.service.ts';
import { Backup } from '../src/backups/backups.entity.ts';
import { deleteBackups, addBackup, listBackups, namesInStore, until, untilOver } from './set-up/backups.ts';
import { createDataFolder } from './set-up/server-process.ts';
import { type Api, startApi } from './start-api.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: Api;
let another: Awaited<ReturnType<Api['startAnother']>>;
beforeAll(async () => {
  // Both servers share one file store.
  api = await startApi({ DATA_DIR: await createDataFolder() });
  another = await api.startAnother();
});
afterAll(async () => {
  await another.close();
  await api.stop();
});

const em = () => api.em();

beforeEach(() => deleteBackups(api));

async function set(backups: Partial<Settings['backups']>): Promise<void> {
  const { version } = (await api.as('admin').get('/settings').expect(200)).body as Settings;
  const input = { ...DEFAULT_SETTINGS, backups: { ...DEFAULT_SETTINGS.backups, ...backups }, version };
  await api.as('admin').put('/settings').send(input).expect(200);
}

const scheduled = () => em().find(Backup, { origin: 'scheduled' });

/** Runs the hourly check on both servers at the same moment. */
async function tick(now: Date): Promise<number> {
  const known = (await scheduled()).map(({ id }) => id);
  const servers = [api.application, another.application];
  await Promise.all(servers.map((server) => server.get(BackupScheduleService).beginWhenDue(now)));
  const begun = (await scheduled()).filter(({ id }) => !known.includes(id));
  for (const { id } of begun) await untilOver(api.as('admin'), id);
  return begun.length;
}

describe('the switch for scheduled backups', () => {
  const later = () => new Date(Date.now() + HOUR_MS);

  it('makes exactly one backup when on, regardless of the number of servers', async () => {
    await set({ isOn: true, frequency: 'daily' });
    expect(await tick(later())).toBe(1);
    expect(await listBackups(api.as('admin'))).toMatchObject([
      { origin: 'scheduled', state: 'ready', actorName: null },
    ]);
    expect(await tick(later())).toBe(0);
  });

  it('makes no backup when off', async () => {
    await set({ isOn: false });
    expect(await tick(later())).toBe(0);
    await set({ isOn: true });
    expect(await tick(later())).toBe(1);
  });

  it('makes no backup on a newly set-up server before the next hour', async () => {
    await set({ isOn: true });
    expect(await tick(new Date())).toBe(0);
  });
});

describe.each<[BackupFrequency, early: string, due: string]>([
  ['hourly', '2026-01-31T10:40:00Z', '2026-01-31T11:16:58Z'],
  ['daily', '2026-01-31T23:17:00Z', '2026-02-01T10:16:58Z'],
  ['weekly', '2026-02-06T10:17:00Z', '2026-02-07T10:16:58Z'],
  ['monthly', '2026-02-27T10:17:00Z', '2026-02-28T10:16:58Z'],
])('the frequency %s', (frequency, early, due) => {
  it('determines when the next backup is due', async () => {
    await set({ isOn: true, frequency });
    await addBackup(api, { origin: 'scheduled', createdAt: new Date('2026-01-31T10:17:02Z') });
    // Neither a manual backup nor a failed one replaces it.
    await addBackup(api, { origin: 'manual', createdAt: new Date(early) });
    await addBackup(api, { origin: 'scheduled', state: 'failed', createdAt: new Date(early) });
    expect(await tick(new Date(early))).toBe(0);
    expect(await tick(new Date(due))).toBe(1);
  });
});

describe('the number of scheduled backups to retain', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const left = async () =>
    (await listBackups(api.as('admin'))).map(({ origin, state, createdAt }) => {
      const days = Math.round((Date.now() - Date.parse(createdAt)) / DAY_MS);
      return `${origin} ${state} ${days}`;
    });

  it('deletes the oldest scheduled ones with their archives, and no manual ones', async () => {
    await set({ kept: 2 });
    for (const days of [1, 2, 3, 4]) {
      const createdAt = daysAgo(days);
      await addBackup(api, { origin: 'scheduled', createdAt });
      await addBackup(api, { origin: 'scheduled', state: 'failed', createdAt });
      await addBackup(api, { origin: 'manual', createdAt });
      await addBackup(api, { origin: 'before-restore', createdAt });
      await addBackup(api, { origin: 'uploaded', createdAt });
    }
    await api.application.get(BackupRetentionService).apply();

    const kept = await left();
    expect(kept.filter((backup) => backup.startsWith('scheduled')).sort()).toEqual([
      'scheduled failed 1',
      'scheduled failed 2',
      'scheduled ready 1',
      'scheduled ready 2',
    ]);
    expect(kept.filter((backup) => backup.startsWith('before-restore'))).toHaveLength(3);
    expect(kept.filter((backup) => /^(manual|uploaded)/.test(backup))).toHaveLength(8);
    const names = (await em().find(Backup, { state: 'ready' })).map(({ filename }) => filename);
    expect(await namesInStore(api)).toEqual(expect.arrayContaining(names));
    for (const row of await em().find(Backup, { origin: 'scheduled', state: 'ready' })) {
      expect(row.createdAt.getTime()).toBeGreaterThan(daysAgo(2.5).getTime());
    }
  });

  it('is applied as soon as a new backup is complete', async () => {
    await set({ isOn: true, frequency: 'hourly', kept: 1 });
    const old = await addBackup(api, { origin: 'scheduled', createdAt: daysAgo(1) });
    expect(await tick(new Date())).toBe(1);
    expect(await until(left, ({ length }) => length === 1)).toEqual(['scheduled ready 0']);
    expect(await namesInStore(api)).not.toContain(old.filename);
  });
});
