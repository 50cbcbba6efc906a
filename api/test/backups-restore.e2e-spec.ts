import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Backup as BackupResponse } from '@vitral/contracts/backups';
import type TestAgent from 'supertest/lib/agent.js';
import { Backup, Restore } from '../src/backups/backups.entity.ts';
import { Restoring } from '../src/backups/restoring.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { BackupStore } from '../src/platform/storage/file-store.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { digestFiles, digestRows } from './set-up/archives.ts';
import { latestRestore, listBackups, createBackup, until } from './set-up/backups.ts';
import { NOBODY } from './set-up/nobody.ts';
import { createDataFolder } from './set-up/server-process.ts';
import { STORES, StoringApi } from './set-up/stores.ts';
import { type Api, startApi } from './start-api.ts';

const TIMEOUT_MS = 60_000;
const FIRST_ADMIN = { ADMIN_USERNAME: 'adriana', ADMIN_PASSWORD: 'a long enough one' };

const emOf = (api: Api) => api.em();
const urlOf = (api: Api) => String(api.application.get(MikroORM).config.get('clientUrl'));

/** Reads the row of the restore, since a successful restore ends the session that could ask for it. */
async function untilOver(api: Api, id: string): Promise<Restore> {
  const find = () => emOf(api).findOneOrFail(Restore, { id });
  return until(find, ({ finishedAt }) => Boolean(finishedAt));
}

async function restore(
  api: Api,
  agent: TestAgent,
  backup: Pick<BackupResponse, 'id' | 'filename'>,
  input: object = {},
): Promise<Restore> {
  const { body } = await agent
    .post(`/backups/${backup.id}/restore`)
    .send({ confirmation: backup.filename, ...input })
    .expect(202);
  expect(body).toMatchObject({ filename: backup.filename, state: 'verifying', problem: null });
  return untilOver(api, (body as { id: string }).id);
}

describe.each(STORES)('a backup of %s', (kind) => {
  let source: StoringApi;
  let target: StoringApi;
  beforeAll(async () => {
    source = await StoringApi.start(kind);
    await addAccount(source.api, { username: 'rosa', role: 'admin' });
    target = await StoringApi.start(kind, { DEMO: 'false', ...FIRST_ADMIN });
  });
  afterAll(async () => {
    await target.stop();
    await source.stop();
  });

  it(
    'is restored on an empty server, row by row and byte by byte',
    async () => {
      const backup = await createBackup(source.api.as('admin'));
      const rows = await digestRows(urlOf(source.api));
      const files = await digestFiles(source.files);
      const { body: bytes } = await source.api.as('admin').get(`/backups/${backup.id}/file`).expect(200);

      const adriana = await target.api.logIn(FIRST_ADMIN.ADMIN_USERNAME, FIRST_ADMIN.ADMIN_PASSWORD);
      expect(await digestFiles(target.files)).toEqual({});
      const { body: uploaded } = await adriana
        .post('/backups/upload')
        .type('application/octet-stream')
        .send(bytes as Buffer)
        .expect(201);
      const accepting = { acceptsUntrusted: true };
      expect(await restore(target.api, adriana, uploaded as BackupResponse, accepting)).toMatchObject({
        state: 'done',
        problem: null,
        isForeignKey: true,
      });

      const em = emOf(target.api);
      const entry = await em.findOneOrFail(AuditEntry, { verb: 'restored' });
      expect(entry).toMatchObject({ noun: 'backups', actorName: FIRST_ADMIN.ADMIN_USERNAME });
      await em.nativeDelete(AuditEntry, { id: entry.id });
      expect(await digestRows(urlOf(target.api))).toEqual(rows);
      expect(await digestFiles(target.files)).toEqual(files);
      expect(Object.keys(files)).toHaveLength(backup.files ?? 0);

      // A restore ends every session. Restored accounts can log in; the demo accounts cannot.
      await adriana.get('/backups').expect(401);
      const demo = { username: 'admin', password: 'admin-vitral' };
      await target.api.asVisitor().post('/auth/login').send(demo).expect(401);
      const admin = await target.api.logIn('rosa', PASSWORD);
      const list = await listBackups(admin);
      expect(list.map(({ origin, state }) => `${origin} ${state}`).sort()).toEqual([
        'before-restore ready',
        'uploaded ready',
      ]);
      expect(await latestRestore(admin)).toMatchObject({
        state: 'done',
        actorName: 'adriana',
        progress: null,
      });
    },
    TIMEOUT_MS,
  );
});

describe('a restore', () => {
  let api: Api;
  let another: Awaited<ReturnType<Api['startAnother']>>;
  let backup: BackupResponse;
  beforeAll(async () => {
    api = await startApi({ DATA_DIR: await createDataFolder() });
    another = await api.startAnother();
    backup = await createBackup(api.as('admin'));
  });
  afterAll(async () => {
    await another.close();
    await api.stop();
  });

  const em = () => emOf(api);
  const isUnderWay = () =>
    Promise.all([api.application, another.application].map((server) => server.get(Restoring).isUnderWay()));

  it('is refused without the name, during another backup or restore, and for an incomplete backup', async () => {
    const ask = (id: string, confirmation: string) =>
      api.as('admin').post(`/backups/${id}/restore`).send({ confirmation });
    const wrong = await ask(backup.id, 'vitral').expect(400);
    expect(wrong.body).toMatchObject({ code: 'backups.not-confirmed' });
    await ask(NOBODY, backup.filename).expect(404);

    await em().nativeUpdate(Backup, { id: backup.id }, { state: 'running', seenAt: new Date() });
    await ask(backup.id, backup.filename).expect(409);
    await em().nativeUpdate(Backup, { id: backup.id }, { state: 'ready' });

    const now = new Date();
    await em().insert(Restore, { filename: 'a.tar', state: 'verifying', createdAt: now, seenAt: now });
    const busy = await ask(backup.id, backup.filename).expect(409);
    expect(busy.body).toMatchObject({ code: 'backups.busy' });
    await em().nativeDelete(Restore, {});
    expect(await em().count(Restore, {})).toBe(0);
  });

  it('blocks writes on every server while it replaces the data', async () => {
    const now = new Date();
    const id = await em().insert(Restore, {
      filename: 'a.tar',
      state: 'verifying',
      createdAt: now,
      seenAt: now,
    });
    const enter = (changes: Partial<Restore>) => em().nativeUpdate(Restore, { id }, changes);
    const expectUnderWay = (wanted: boolean) =>
      until(isUnderWay, (all) => all.every((one) => one === wanted));
    expect(await isUnderWay()).toEqual([false, false]);

    for (const state of ['saving', 'restoring'] as const) {
      await enter({ state });
      await expectUnderWay(true);
      const { body, headers } = await api.as('manager').post('/testimonials').send({}).expect(503);
      expect(body).toMatchObject({ code: 'server.not-ready' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await api.as('manager').get('/testimonials').expect(200);
      await api.site().get('/health/ready').expect(200);
      expect(await latestRestore(api.as('admin'))).toMatchObject({ state, progress: { done: 0, total: 0 } });
    }
    await enter({ seenAt: new Date(Date.now() - 61_000) });
    await expectUnderWay(false);
    await api.as('manager').post('/testimonials').send({}).expect(400);
    await em().nativeDelete(Restore, {});
  });

  it('changes nothing when the archive has been damaged or lost', async () => {
    const store = api.application.get(BackupStore);
    const damaged = await createBackup(api.as('admin'));
    await store.write(damaged.filename, Buffer.alloc(2000));
    const lost = await createBackup(api.as('admin'));
    await store.remove(lost.filename);
    const { audit_entry: _, ...before } = await digestRows(urlOf(api));

    expect(await restore(api, api.as('admin'), damaged)).toMatchObject({
      state: 'failed',
      problem: 'foreign',
    });
    expect(await restore(api, api.as('admin'), lost)).toMatchObject({
      state: 'failed',
      problem: 'missing-file',
    });
    const { audit_entry: __, ...after } = await digestRows(urlOf(api));
    expect(after).toEqual(before);
    expect(await em().count(Backup, { origin: 'before-restore' })).toBe(0);
    const failures = await em().find(AuditEntry, { verb: 'failed' }, { orderBy: { id: 'asc' } });
    expect(failures.map(({ itemName }) => itemName)).toEqual([damaged.filename, lost.filename]);
  });

  it('is visible at once on every server, and can itself be undone', async () => {
    const servers = [api.url, another.url];
    const cached = () =>
      Promise.all(
        servers.map(async (url) => {
          const response = await fetch(`${url}/api/testimonials`);
          return ((await response.json()) as { name: string }[]).map(({ name }) => name);
        }),
      );
    const before = await cached();
    const testimonial = { name: 'Came Later', position: 'Nurse', text: 'A story', locale: 'es', rating: 5 };
    await api.as('manager').post('/testimonials').send(testimonial).expect(201);
    await until(cached, (all) => all.every((names) => names.includes(testimonial.name)));

    expect(await restore(api, api.as('admin'), backup)).toMatchObject({ state: 'done', isForeignKey: false });
    expect(await until(cached, (all) => all.every((names) => !names.includes(testimonial.name)))).toEqual(
      before,
    );

    const admin = await api.logIn('admin', 'admin-vitral');
    const [saved] = (await listBackups(admin)).filter(({ origin }) => origin === 'before-restore');
    if (!saved) throw new Error('No backup was made before the restore');
    expect(await restore(api, admin, saved)).toMatchObject({ state: 'done' });
    await until(cached, (all) => all.every((names) => names.includes(testimonial.name)));
  });
});
