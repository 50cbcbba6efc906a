import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateX25519Identity } from 'age-encryption';
import type { Backup as BackupResponse } from '@vitral/contracts/backups';
import type TestAgent from 'supertest/lib/agent.js';
import { BackupLeftoversService } from '../src/backups/backup-leftovers.service.ts';
import { Backup, Restore } from '../src/backups/backups.entity.ts';
import { BackupStore } from '../src/platform/storage/file-store.ts';
import { asUnsigned } from './set-up/archive-parts.ts';
import { addRecipient, type RecipientKeys } from './set-up/backup-keys.ts';
import { createBackup, deleteBackups, listBackups, until } from './set-up/backups.ts';
import { type Api, startApi } from './start-api.ts';

const TIMEOUT_MS = 60_000;
const NEWS = { name: 'Came Later', position: 'Nurse', text: 'A story', locale: 'es', rating: 5 };

let api: Api;
let elsewhere: Api;
let admin: TestAgent;
beforeAll(async () => {
  api = await startApi();
  elsewhere = await startApi({ SECRET_KEY: 'another-site-of-another-organization' });
});
afterAll(async () => {
  await elsewhere.stop();
  await api.stop();
});

const store = () => api.application.get(BackupStore);
const em = () => api.em();

beforeEach(async () => {
  await deleteBackups(api);
  await em().execute('delete from backup_key; delete from restore');
  // A restore ends every session.
  admin = await api.logIn('admin', 'admin-vitral');
});

const ask = ({ id, filename }: BackupResponse, input: object = {}) =>
  admin.post(`/backups/${id}/restore`).send({ confirmation: filename, ...input });

async function restore(backup: BackupResponse, input: object = {}): Promise<Restore> {
  const { body } = await ask(backup, input).expect(202);
  const find = () => em().findOneOrFail(Restore, { id: (body as { id: string }).id });
  return until(find, ({ finishedAt }) => Boolean(finishedAt));
}

const download = async (agent: TestAgent, { id }: BackupResponse) =>
  (await agent.get(`/backups/${id}/file`).expect(200)).body as Buffer;

const upload = async (bytes: Buffer) =>
  (await admin.post('/backups/upload').type('application/octet-stream').send(bytes).expect(201))
    .body as BackupResponse;

const published = async () =>
  ((await api.asVisitor().get('/testimonials').expect(200)).body as { name: string }[]).some(
    ({ name }) => name === NEWS.name,
  );

describe('a backup of a site with keys', () => {
  it(
    'is encrypted for each of them, and restored with any of their private keys',
    async () => {
      const ana = await addRecipient(admin, 'Ana');
      const vault = await addRecipient(admin, 'Caja fuerte');
      const backup = await createBackup(admin);
      expect(backup).toMatchObject({
        state: 'ready',
        filename: expect.stringMatching(/^vitral-\d{8}-\d{6}-[0-9a-f]{8}\.tar\.age$/),
        encryption: 'keys',
        recipients: [ana, vault].map(({ name, publicKey }) => ({ name, publicKey })),
        signature: 'signed',
      });
      const bytes = await download(admin, backup);
      expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
      expect([bytes.length, bytes.includes('manifest.json')]).toEqual([backup.size, false]);

      for (const { privateKey } of [ana, vault]) {
        await admin.post('/testimonials').send(NEWS).expect(201);
        await until(published, Boolean);
        expect(await restore(backup, { key: privateKey })).toMatchObject({ state: 'done', problem: null });
        await until(published, (isPublished) => !isPublished);
        admin = await api.logIn('admin', 'admin-vitral');
      }
      // The backup of the present state that precedes a restore is encrypted as well.
      const saved = (await listBackups(admin)).filter(({ origin }) => origin === 'before-restore');
      expect(saved).toMatchObject([{ encryption: 'keys' }, { encryption: 'keys' }]);
      const { keys } = (await admin.get('/backup-keys').expect(200)).body as { keys: RecipientKeys[] };
      expect(keys.map(({ name }) => name)).toEqual(['Ana', 'Caja fuerte']);
    },
    TIMEOUT_MS,
  );

  it('is not restored without its key or with another one', async () => {
    await addRecipient(admin, 'Ana');
    const backup = await createBackup(admin);
    expect((await ask(backup).expect(422)).body).toMatchObject({ code: 'backups.key-required' });
    const key = await generateX25519Identity();
    const wrong = await ask(backup, { key }).expect(422);
    expect(wrong.body).toMatchObject({ code: 'backups.wrong-key' });
    expect(wrong.text).not.toContain(key);
    await ask(backup, { key: 'x'.repeat(201) }).expect(400);
    expect(await em().count(Restore, {})).toBe(0);
  });

  it('fails to be restored when its file was changed or replaced, and changes nothing', async () => {
    const { privateKey } = await addRecipient(admin, 'Ana');
    const backup = await createBackup(admin);
    const other = await createBackup(admin);
    const bytes = await download(admin, backup);
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(bytes.length - 100_000) ^ 1, bytes.length - 100_000);
    for (const [stored, problem] of [
      [flipped, 'damaged'],
      [bytes.subarray(0, -70_000), 'damaged'],
      [await download(admin, other), 'changed'],
    ] as const) {
      await store().write(backup.filename, stored);
      expect(await restore(backup, { key: privateKey })).toMatchObject({ state: 'failed', problem });
    }
    await store().write(backup.filename, Buffer.from('plain'));
    const { body } = await ask(backup, { key: privateKey }).expect(422);
    expect(body).toMatchObject({ code: 'backups.refused', params: { problem: 'changed' } });
    expect(await em().count(Backup, { origin: 'before-restore' })).toBe(0);
  });

  it('leaves its key in no row, also when it fails', async () => {
    const { privateKey } = await addRecipient(admin, 'Ana');
    const backup = await createBackup(admin);
    await store().write(backup.filename, (await download(admin, backup)).subarray(0, -10));
    await restore(backup, { key: privateKey });
    const secret = privateKey.slice(20, 50);
    const tables = await em().execute<{ name: string }[]>(
      `select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await em().execute(`select from ${name} t where t::text like '%${secret}%'`);
      expect([name, rows]).toEqual([name, []]);
    }
    expect(tables.length).toBeGreaterThan(40);
  });

  it('is restored once, however often that is asked at the same time', async () => {
    const { privateKey } = await addRecipient(admin, 'Ana');
    const backup = await createBackup(admin);
    const responses = await Promise.all(Array.from({ length: 3 }, () => ask(backup, { key: privateKey })));
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    await until(
      () => em().find(Restore, {}),
      (rows) => rows.length === 1 && rows.every(({ finishedAt }) => finishedAt),
    );
  });
});

describe('an archive from elsewhere', () => {
  let foreign: Buffer;
  beforeAll(async () => {
    foreign = await download(elsewhere.as('admin'), await createBackup(elsewhere.as('admin')));
  });

  it(
    'is restored only when its signer is accepted or trusted',
    async () => {
      const backup = await upload(foreign);
      const { signingKey } = (await elsewhere.as('admin').get('/backup-keys').expect(200)).body as {
        signingKey: string;
      };
      expect(backup).toMatchObject({ encryption: 'none', signature: 'signed', signedBy: signingKey });
      const { body } = await ask(backup).expect(409);
      expect(body).toMatchObject({ code: 'backups.untrusted' });
      await ask(backup, { acceptsUntrusted: 'yes' }).expect(400);
      expect(await restore(backup, { acceptsUntrusted: true })).toMatchObject({ state: 'done' });

      admin = await api.logIn('admin', 'admin-vitral');
      await ask(backup).expect(409);
      const trusted = { kind: 'signer', name: 'Otra sede', publicKey: signingKey };
      await admin.post('/backup-keys').send(trusted).expect(201);
      expect(await restore(backup)).toMatchObject({ state: 'done' });
    },
    TIMEOUT_MS,
  );

  it(
    'is restored without a signature only when that is accepted',
    async () => {
      const own = await createBackup(admin);
      const backup = await upload(await asUnsigned(await download(admin, own)));
      expect(backup).toMatchObject({ signature: 'unsigned', signedBy: null });
      expect((await ask(backup).expect(409)).body).toMatchObject({ code: 'backups.untrusted' });
      expect(await restore(backup, { acceptsUntrusted: true })).toMatchObject({ state: 'done' });
    },
    TIMEOUT_MS,
  );

  it(
    'is restored without a question when this site wrote it, even before it signed its archives',
    async () => {
      const own = await createBackup(admin);
      const bytes = await download(admin, own);
      expect(await restore(await upload(bytes))).toMatchObject({ state: 'done' });

      const old = await asUnsigned(bytes);
      const { checksum } = await store().write(own.filename, old);
      const values = { signature: 'unsigned', signedBy: null } as const;
      await em().nativeUpdate(Backup, { id: own.id }, { ...values, checksum });
      admin = await api.logIn('admin', 'admin-vitral');
      expect(await restore(own)).toMatchObject({ state: 'done' });
    },
    TIMEOUT_MS,
  );

  it(
    'is stored unread when it is encrypted, and known once its key was given',
    async () => {
      const { privateKey } = await addRecipient(elsewhere.as('admin'), 'Bea');
      const encrypted = await download(elsewhere.as('admin'), await createBackup(elsewhere.as('admin')));
      const uploaded = await upload(encrypted);
      const found = 'found.tar.age';
      await store().write(found, encrypted);
      await api.application.get(BackupLeftoversService).reconcile();
      const unread = { encryption: 'keys', recipients: [], signature: 'unknown', rows: null, files: null };
      expect(uploaded).toMatchObject({ ...unread, filename: expect.stringMatching(/\.tar\.age$/) });
      const adopted = (await listBackups(admin)).find(({ filename }) => filename === found);
      expect(adopted).toMatchObject(unread);

      expect(await restore(uploaded, { key: privateKey })).toMatchObject({
        state: 'failed',
        problem: 'untrusted',
      });
      const known = (await listBackups(admin)).find(({ id }) => id === uploaded.id) as BackupResponse;
      expect(known).toMatchObject({ signature: 'signed', rows: expect.any(Number) });
      await ask(known, { key: privateKey }).expect(409);
      expect(await restore(known, { key: privateKey, acceptsUntrusted: true })).toMatchObject({
        state: 'done',
      });
    },
    TIMEOUT_MS,
  );

  it('is refused when its header has no end', async () => {
    const bytes = Buffer.concat([Buffer.from('age-encryption.org/v1\n'), Buffer.alloc(100_000, 'x')]);
    const { body } = await admin
      .post('/backups/upload')
      .type('application/octet-stream')
      .send(bytes)
      .expect(422);
    expect(body).toMatchObject({ code: 'backups.refused', params: { problem: 'damaged' } });
    expect(await listBackups(admin)).toEqual([]);
  });
});
