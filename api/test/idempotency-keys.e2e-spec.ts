import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { ModuleToken } from '../src/module-tokens/module-tokens.entity.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { IdempotencyKey } from '../src/platform/idempotency/idempotency-key.entity.ts';
import { IdempotencyKeys } from '../src/platform/idempotency/idempotency-keys.service.ts';
import { TeamResource } from '../src/team-resources/team-resources.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;
const TESTIMONIAL = { name: 'Ana', text: 'It helped.', rating: 5 };
const MESSAGE = { name: 'Eva', email: 'eva@vitral.example', subject: 'other', message: 'Is anybody there?' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();
const manager = () => api.as('manager');
let keys = 0;
const newKey = () => `key-${++keys}`;

const create = (key: string, testimonial: object = TESTIMONIAL, agent = manager()) =>
  agent.post('/testimonials').set('Idempotency-Key', key).send(testimonial);

describe('idempotency keys', () => {
  it('repeats the response to a repeated write, without a second effect', async () => {
    const key = newKey();
    const before = await em().count(Testimonial);
    const first = await create(key).expect(201);
    const second = await create(key).expect(201);
    expect(second.text).toBe(first.text);
    expect(await em().count(Testimonial)).toBe(before + 1);
  });

  it('accepts the message of a visitor once, even when it is sent five times in parallel', async () => {
    const key = newKey();
    const before = await em().count(ContactMessage);
    const send = () => api.asVisitor().post('/contact').set('Idempotency-Key', key).send(MESSAGE).expect(201);
    const responses = await Promise.all([send(), send(), send(), send(), send()]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await em().count(ContactMessage)).toBe(before + 1);
  });

  it('creates one resource from five parallel requests', async () => {
    const key = newKey();
    const before = await em().count(TeamResource);
    const resource = { title: 'Guide', url: 'https://vitral.example/guide', type: 'document' };
    const send = () =>
      manager().post('/team-resources').set('Idempotency-Key', key).send(resource).expect(201);
    const responses = await Promise.all([send(), send(), send(), send(), send()]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await em().count(TeamResource)).toBe(before + 1);
  });

  it('repeats the response to a repeated change and a repeated deletion', async () => {
    const { body } = await create(newKey()).expect(201);
    const change = newKey();
    const update = () =>
      manager()
        .put(`/testimonials/${body.id}`)
        .set('Idempotency-Key', change)
        .send({ ...TESTIMONIAL, name: 'Eva', version: 1 })
        .expect(200);
    const updates = await Promise.all([update(), update(), update()]);
    expect(updates.map((response) => response.body)).toEqual(Array(3).fill(updates[0].body));
    const deletion = newKey();
    const remove = () =>
      manager().delete(`/testimonials/${body.id}`).set('Idempotency-Key', deletion).expect(204);
    await Promise.all([remove(), remove()]);
    await remove();
  });

  it('responds with the committed result when the first response was lost', async () => {
    const key = newKey();
    const before = await em().count(Testimonial);
    const settle = jest
      .spyOn(api.application.get(TableChanges), 'settle')
      .mockRejectedValueOnce(new Error('gone'));
    await create(key).expect(500);
    settle.mockRestore();
    const { body } = await create(key).expect(201);
    expect(body).toMatchObject(TESTIMONIAL);
    expect(await em().count(Testimonial)).toBe(before + 1);
  });

  it('stores the response in the transaction of the effect', async () => {
    const conclude = jest.spyOn(api.application.get(IdempotencyKeys), 'once');
    const key = newKey();
    const first = await create(key).expect(201);
    expect(conclude).toHaveBeenCalledTimes(1);
    conclude.mockRestore();
    const [row] = await em().execute<{ same: boolean }[]>(
      `select idempotency_key.xmin = testimonial.xmin as same from idempotency_key, testimonial
     where testimonial.id = ? order by idempotency_key.created_at desc limit 1`,
      [first.body.id],
    );
    expect(row).toEqual({ same: true });
  });

  it('refuses a key with another body or another route', async () => {
    const key = newKey();
    await create(key).expect(201);
    for (const request of [
      create(key, { ...TESTIMONIAL, rating: 4 }),
      manager().post('/team-resources').set('Idempotency-Key', key).send(TESTIMONIAL),
      manager().post('/testimonials?again=1').set('Idempotency-Key', key).send(TESTIMONIAL),
    ]) {
      const { body } = await request.expect(422);
      expect(body).toMatchObject({ code: 'request.key-reused' });
    }
  });

  it('accepts only one of two parallel bodies under one key', async () => {
    const key = newKey();
    const before = await em().count(Testimonial);
    const responses = await Promise.all([create(key), create(key, { ...TESTIMONIAL, name: 'Eva' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await em().count(Testimonial)).toBe(before + 1);
  });

  it('does not store the key of a refused write', async () => {
    const key = newKey();
    await create(key, { ...TESTIMONIAL, rating: 9 }).expect(400);
    const { text } = await create(key).expect(201);
    expect((await create(key).expect(201)).text).toBe(text);
  });

  it('separates the keys of different accounts', async () => {
    const key = newKey();
    const { text } = await create(key).expect(201);
    const other = await create(key, TESTIMONIAL, api.as('admin')).expect(201);
    expect(other.text).not.toBe(text);
    expect((await create(key).expect(201)).text).toBe(text);
    expect((await create(key, TESTIMONIAL, api.as('admin')).expect(201)).text).toBe(other.text);
    await create(key, TESTIMONIAL, api.as('user')).expect(403);
    await create(key, TESTIMONIAL, api.asVisitor()).expect(401);
  });

  it('stores keys, requests and responses so that the database reveals none of them', async () => {
    const key = newKey();
    const token = { name: 'CI', module: 'mfe-people', days: 30, mayActivate: false };
    const send = () => api.as('admin').post('/module-tokens').set('Idempotency-Key', key).send(token);
    const before = await em().count(ModuleToken);
    const first = await send().expect(201);
    expect((await send().expect(201)).text).toBe(first.text);
    expect(await em().count(ModuleToken)).toBe(before + 1);
    const rows = await em().findAll(IdempotencyKey);
    const stored = JSON.stringify(rows);
    for (const secret of [key, first.body.token, 'mfe-people', '127.0.0.1'])
      expect(stored).not.toContain(secret);
  });

  it('sets a new cookie at each login, and never stores its response', async () => {
    const before = await em().count(IdempotencyKey);
    const key = newKey();
    for (let login = 0; login < 2; login += 1) {
      const { headers } = await api
        .asVisitor()
        .post('/auth/login')
        .set('Idempotency-Key', key)
        .send({ username: 'manager', password: 'manager-vitral' })
        .expect(200);
      expect(String(headers['set-cookie'])).toContain('vitral.session');
    }
    expect(await em().count(IdempotencyKey)).toBe(before);
  });

  it('expires a key after a day', async () => {
    const key = newKey();
    const { body } = await create(key).expect(201);
    const age = () => em().nativeUpdate(IdempotencyKey, {}, { createdAt: new Date(Date.now() - DAY_MS) });
    await age();
    expect((await create(key).expect(201)).body.id).not.toBe(body.id);
    await age();
    const count = await em().count(IdempotencyKey);
    expect(await api.application.get(RetentionService).deleteExpired('idempotency-keys')).toBe(count);
  });

  it.each(['', 'a b', 'é', 'a'.repeat(101)])('refuses %j for a key', async (key) => {
    const { body } = await create(Buffer.from(key).toString('latin1')).expect(400);
    expect(body).toMatchObject({ code: 'request.invalid', params: { fields: ['Idempotency-Key:isKey'] } });
  });
});
