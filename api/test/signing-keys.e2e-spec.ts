import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import { LIMITS } from '@vitral/contracts/limits';
import type { SigningKey } from '@vitral/contracts/signing-keys';
import { NOBODY } from './set-up/nobody.ts';
import { makeKeyPair, registerKey } from './set-up/signing.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.em().execute('delete from signing_key; delete from audit_entry'));

const INPUT = { name: 'Equipo de Personas', modules: ['mfe-people', 'shell'], days: 365 };
const admin = () => api.as('admin');
const list = async () => (await admin().get('/signing-keys').expect(200)).body as SigningKey[];

describe('signing keys', () => {
  it('are registered by an admin, shown with their fingerprint, and audited', async () => {
    const { publicKey, fingerprint } = makeKeyPair();
    const { body } = await admin()
      .post('/signing-keys')
      .send({ ...INPUT, publicKey })
      .expect(201);
    expect(body).toMatchObject({
      name: 'Equipo de Personas',
      publicKey,
      fingerprint,
      modules: ['mfe-people', 'shell'],
      expiresAt: expect.stringMatching(/^20/),
      revokedAt: null,
    });
    expect(await list()).toEqual([body]);
    const [entry] = (await admin().get('/audit').query({ noun: 'signing-keys' })).body as AuditEntry[];
    expect(entry).toMatchObject({
      verb: 'created',
      itemId: body.id,
      itemName: 'Equipo de Personas',
      changes: { after: { fingerprint, modules: ['mfe-people', 'shell'] } },
    });
  });

  it('are accepted as the base64 of their 32 bytes', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
    const { body } = await admin()
      .post('/signing-keys')
      .send({ ...INPUT, publicKey: raw })
      .expect(201);
    expect(body.publicKey).toBe(publicKey.export({ format: 'pem', type: 'spki' }));

    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    const { body: refusal } = await admin()
      .post('/signing-keys')
      .send({ ...INPUT, publicKey: pem })
      .expect(400);
    expect(refusal.code).toBe('signing-keys.private');
    expect(JSON.stringify(refusal)).not.toContain('BEGIN');
  });

  it.each([
    ['text', 'no key'],
    ['an RSA key', rsa()],
    ['too few bytes', Buffer.alloc(31).toString('base64')],
    ['broken PEM', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
  ])('are refused if they are %s', async (_what, publicKey) => {
    const { body } = await admin()
      .post('/signing-keys')
      .send({ ...INPUT, publicKey })
      .expect(400);
    expect(body.code).toBe('signing-keys.unreadable');
  });

  it.each([
    ['name', { name: ' ' }],
    ['modules', { modules: [] }],
    ['modules', { modules: ['Blog'] }],
    ['modules', { modules: ['shell', 'shell'] }],
    ['days', { days: 4 }],
    ['publicKey', { publicKey: 'x'.repeat(LIMITS.publicKey + 1) }],
  ])('need a valid %s', async (field, change) => {
    const { publicKey } = makeKeyPair();
    const { body } = await admin()
      .post('/signing-keys')
      .send({ ...INPUT, publicKey, ...change })
      .expect(400);
    expect(body).toMatchObject({
      code: 'request.invalid',
      params: { fields: [expect.stringMatching(field)] },
    });
  });

  it('exist once each, even if sent several times at once and after their revocation', async () => {
    const pair = makeKeyPair();
    const send = () =>
      admin()
        .post('/signing-keys')
        .send({ ...INPUT, publicKey: pair.publicKey });
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [{ id } = { id: '' }] = await list();
    await admin().post(`/signing-keys/${id}/revoke`).send({ reason: 'Portátil perdido' }).expect(200);
    expect((await send().expect(409)).body.code).toBe('signing-keys.taken');
  });

  it('have a limit that parallel requests keep', async () => {
    const { id } = await registerKey(api, makeKeyPair());
    await api.em().execute(
      `insert into signing_key (created_at, name, public_key, fingerprint, modules, created_by)
       select created_at, name, public_key, fingerprint || number, modules, created_by
       from signing_key, generate_series(1, ?) as number where id = ?`,
      [LIMITS.signingKeys - 2, id],
    );
    const send = () =>
      admin()
        .post('/signing-keys')
        .send({ ...INPUT, publicKey: makeKeyPair().publicKey });
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'signing-keys.too-many',
      params: { max: LIMITS.signingKeys },
    });
  });

  it('are revoked once, with a reason', async () => {
    const { id } = await registerKey(api, makeKeyPair());
    const revoke = (reason?: string) => admin().post(`/signing-keys/${id}/revoke`).send({ reason });
    await revoke().expect(400);
    const statuses = (await Promise.all([revoke('Portátil perdido'), revoke('Portátil perdido')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await list()).toMatchObject([
      { revokedReason: 'Portátil perdido', revokedBy: expect.any(String) },
    ]);
    await admin().post(`/signing-keys/${NOBODY}/revoke`).send({ reason: 'x' }).expect(404);
    const [entry] = (await admin().get('/audit').query({ noun: 'signing-keys' })).body as AuditEntry[];
    expect(entry).toMatchObject({ verb: 'revoked', changes: { after: { reason: 'Portátil perdido' } } });
  });

  it('only accounts with the permission list, register and revoke them', async () => {
    const { id } = await registerKey(api, makeKeyPair());
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/signing-keys').expect(status);
      await agent
        .post('/signing-keys')
        .send({ ...INPUT, publicKey: makeKeyPair().publicKey })
        .expect(status);
      await agent.post(`/signing-keys/${id}/revoke`).send({ reason: 'x' }).expect(status);
    }
  });
});

function rsa(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return publicKey.export({ format: 'pem', type: 'spki' }).toString();
}
