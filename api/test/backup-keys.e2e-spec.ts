import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { BackupKey, BackupKeys } from '@vitral/contracts/backup-keys';
import { LIMITS } from '@vitral/contracts/limits';
import { SiteKey } from '../src/backup-keys/index.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let publicKey: string;
beforeAll(async () => {
  api = await startApi();
  publicKey = await identityToRecipient(await generateX25519Identity());
});
afterAll(() => api.stop());
beforeEach(() => api.em().execute('delete from backup_key; delete from audit_entry'));

const admin = () => api.as('admin');
const list = async () => (await admin().get('/backup-keys').expect(200)).body as BackupKeys;
const add = (values: object) => admin().post('/backup-keys').send(values);

describe('backup keys', () => {
  it('are added and removed by an admin, listed with the signing key of the site, and audited', async () => {
    const input = { kind: 'recipient', name: 'Caja fuerte', publicKey };
    const { body } = await add(input).expect(201);
    const { id } = body as BackupKey;
    expect(body).toMatchObject({ ...input, createdBy: expect.any(String) });
    const { signingKey, keys } = await list();
    expect(keys).toEqual([body]);
    expect(Buffer.from(signingKey, 'base64')).toHaveLength(32);

    await admin().delete(`/backup-keys/${id}`).expect(204);
    await admin().delete(`/backup-keys/${id}`).expect(404);
    expect(await list()).toEqual({ signingKey, keys: [] });
    const entries = (await admin().get('/audit').query({ noun: 'backup-keys' })).body as AuditEntry[];
    const audited = { kind: 'recipient', publicKey };
    expect(entries).toMatchObject([
      { verb: 'deleted', itemId: id, itemName: 'Caja fuerte', changes: { before: audited } },
      { verb: 'created', itemId: id, itemName: 'Caja fuerte', changes: { after: audited } },
    ]);
  });

  it('may be the signing keys of other sites', async () => {
    const other = new SiteKey('o'.repeat(32)).publicKey;
    await add({ kind: 'signer', name: 'Otra sede', publicKey: other }).expect(201);
    expect((await list()).keys).toMatchObject([{ kind: 'signer', publicKey: other }]);
  });

  it('are refused when they are private, of another kind or misspelt', async () => {
    const privateKey = await generateX25519Identity();
    for (const secret of [privateKey, privateKey.toLowerCase(), '-----BEGIN PRIVATE KEY-----']) {
      const { body, text } = await add({ kind: 'recipient', name: 'x', publicKey: secret }).expect(400);
      expect(body).toMatchObject({ code: 'backup-keys.private' });
      expect(text).not.toContain(secret);
    }
    const wrong = publicKey.endsWith('q') ? `${publicKey.slice(0, -1)}p` : `${publicKey.slice(0, -1)}q`;
    const hybrid = (await identityToRecipient(await generateHybridIdentity())).slice(0, LIMITS.publicKey);
    const site = new SiteKey('o'.repeat(32)).publicKey;
    for (const [kind, text] of [
      ['recipient', wrong],
      ['recipient', hybrid],
      ['recipient', site],
      ['signer', publicKey],
      ['signer', site.slice(1)],
      ['signer', `${site.slice(0, -1)}!`],
    ]) {
      const { body } = await add({ kind, name: 'x', publicKey: text }).expect(400);
      expect([text, body]).toEqual([text, expect.objectContaining({ code: 'backup-keys.unreadable' })]);
    }
    await add({ kind: 'reader', name: 'x', publicKey }).expect(400);
    expect((await list()).keys).toEqual([]);
  });

  it('are listed once, however often they are added at the same time', async () => {
    const input = { kind: 'recipient', name: 'Caja fuerte', publicKey };
    const responses = await Promise.all(Array.from({ length: 5 }, () => add(input)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'backup-keys.taken' });
    expect((await list()).keys).toHaveLength(1);
  });

  it('are limited in number', async () => {
    await api.em().execute(`insert into backup_key (created_at, kind, name, public_key, created_by)
      select now(), 'recipient', 'x', n::text, 'x' from generate_series(1, ${LIMITS.backupKeys}) n`);
    const { body } = await add({ kind: 'recipient', name: 'x', publicKey }).expect(409);
    expect(body).toMatchObject({ code: 'backup-keys.too-many', params: { max: LIMITS.backupKeys } });
  });

  it.each([
    ['get', '/backup-keys'],
    ['post', '/backup-keys'],
    ['delete', `/backup-keys/${NOBODY}`],
  ] as const)('%s %s is for admins alone', async (verb, path) => {
    await api.asVisitor()[verb](path).expect(401);
    await api.as('user')[verb](path).expect(403);
    await api.as('manager')[verb](path).expect(403);
  });
});
