import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { TestimonialInput } from '@vitral/contracts/testimonials';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@vitral/contracts/webhooks';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { Webhook as WebhookRow } from '../src/webhooks/webhooks.entity.ts';
import { ChannelSite } from './set-up/channel-site.ts';
import { NOBODY } from './set-up/nobody.ts';
import { addOpenMeeting, registerAndConfirm, registrationFor } from './set-up/registrations.ts';
import { Webhook } from './set-up/webhook.ts';
import { addWebhook, isSignedWith, payloadOf } from './set-up/webhooks.ts';
import { whenDelivery } from './set-up/when-delivery.ts';
import { type Api, startApi } from './start-api.ts';

const STORY = { name: 'Rosa', text: 'Aprendí mucho', isActive: true } satisfies Partial<TestimonialInput>;
const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  message: '¿Cuándo empieza el curso?',
  subject: 'business',
  language: 'es',
};

let receiver: Webhook;
let mailbox: Mailbox;
let api: Api;
beforeAll(async () => {
  receiver = await Webhook.open();
  mailbox = await Mailbox.open();
  api = await startApi({
    ...{ OUTGOING_ALLOWED: receiver.host, SMTP_URL: mailbox.url, PUBLIC_URL: 'https://vitral.example' },
  });
});
afterAll(async () => {
  await api.stop();
  await receiver.close();
  await mailbox.goDown();
});
beforeEach(async () => {
  await api.application.get(MikroORM).em.fork().execute('delete from jobs.job');
  await api
    .em()
    .execute('delete from delivery; delete from webhook; delete from rate_limit; delete from audit_entry');
  receiver.posted.length = 0;
});

const publish = (story: object = STORY) => api.as('admin').post('/testimonials').send(story).expect(201);
const edit = (id: string, input: object) => api.as('admin').put(`/webhooks/${id}`).send(input);
const audit = async (): Promise<AuditEntry[]> =>
  (await api.as('admin').get('/audit?noun=webhooks').expect(200)).body;

describe('webhooks', () => {
  it('are added by admins, whose secret is shown once and stored sealed', async () => {
    const { secret, ...shown } = await addWebhook(api, receiver);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await api.as('admin').get('/webhooks').expect(200)).body).toEqual([shown]);
    const row = await api.em().findOneOrFail(WebhookRow, { id: shown.id });
    expect(JSON.stringify([row, await audit()])).not.toContain(secret.slice('whsec_'.length));
    expect(await audit()).toMatchObject([{ verb: 'created', itemName: 'Boletín' }]);
  });

  it.each([
    ['no name', { name: '' }],
    ['no event', { events: [] }],
    ['an unknown event', { events: ['account.created'] }],
    ['a path', { url: '/events' }],
    ['another scheme', { url: 'ftp://example.org/' }],
    ['a URL that others can read on the way', { url: 'http://example.org/' }],
    ['a URL with a password', { url: 'https://:secret@example.org/' }],
    ['an unknown field', { secret: 'whsec_AAAA' }],
  ])('are not added with %s', async (_what, wrong) => {
    const input = { name: 'A', url: 'https://example.org/', events: ['security.event'], isActive: true };
    await api
      .as('admin')
      .post('/webhooks')
      .send({ ...input, ...wrong })
      .expect(400);
  });

  it('are closed to other roles, and limited in number', async () => {
    const { id } = await addWebhook(api, receiver);
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/webhooks').expect(status);
      await agent.post(`/webhooks/${id}/secret`).expect(status);
      await agent.post(`/webhooks/${id}/test`).expect(status);
    }
    for (let count = 1; count < WEBHOOK_LIMITS.webhooks; count += 1) await addWebhook(api, receiver);
    const input = { name: 'A', url: 'https://example.org/', events: ['security.event'], isActive: true };
    const { body } = await api.as('admin').post('/webhooks').send(input).expect(409);
    expect(body.code).toBe('webhooks.too-many');
  });

  it('are edited and removed, but not by somebody who has read an older version', async () => {
    const { secret: _, ...webhook } = await addWebhook(api, receiver);
    const { body } = await edit(webhook.id, { ...webhook, name: 'Avisos' }).expect(200);
    expect(body).toMatchObject({ name: 'Avisos', version: webhook.version + 1 });
    expect(body).not.toHaveProperty('secret');
    const stale = await edit(webhook.id, { ...webhook, name: 'Otro' }).expect(409);
    expect(stale.body.code).toBe('webhooks.stale');
    await api.as('admin').delete(`/webhooks/${webhook.id}`).expect(204);
    await api.as('admin').delete(`/webhooks/${webhook.id}`).expect(404);
    await edit(NOBODY, webhook).expect(404);
    expect((await audit()).map(({ verb }) => verb)).toEqual(['deleted', 'updated', 'created']);
  });

  it('receive a signed test event, which the log of deliveries shows', async () => {
    const { id, secret } = await addWebhook(api, receiver);
    await api.as('admin').post(`/webhooks/${id}/test`).expect(202);
    const [posted] = await receiver.waitForPosts(1);
    if (!posted) throw new Error('Nothing was posted');
    expect(posted.path).toBe('/events?from=vitral');
    expect(payloadOf(posted)).toEqual({
      ...{ type: 'webhook.test', data: { webhook: 'Boletín' }, timestamp: expect.any(String) },
    });
    expect(isSignedWith(secret, posted)).toBe(true);
    expect(isSignedWith(secret, { ...posted, text: `${posted.text} ` })).toBe(false);
    expect(await whenDelivery(api, 'Boletín', 'sent', 1)).toMatchObject({
      ...{ channel: 'webhook', template: 'webhook.test', id: posted.headers['webhook-id'], problem: null },
    });
    expect((await audit())[0]).toMatchObject({ verb: 'tested', itemId: id });
    const { body } = await api.as('admin').get('/deliveries?channel=webhook').expect(200);
    expect(body).toHaveLength(1);
  });

  it('are signed with both secrets for a day after a renewal', async () => {
    const { id, secret } = await addWebhook(api, receiver);
    const { body } = await api.as('admin').post(`/webhooks/${id}/secret`).expect(201);
    expect(body.secret).not.toBe(secret);
    await publish();
    const [first] = await receiver.waitForPosts(1);
    expect([secret, body.secret].map((each) => first && isSignedWith(each, first))).toEqual([true, true]);

    await api.em().nativeUpdate(WebhookRow, { id }, { previousSecretUntil: new Date(Date.now() - 1) });
    await publish();
    const [, second] = await receiver.waitForPosts(2);
    expect([secret, body.secret].map((each) => second && isSignedWith(each, second))).toEqual([false, true]);
    expect((await audit())[0]).toMatchObject({ verb: 'reset', itemId: id, changes: null });
  });
});

describe('events', () => {
  it('report content once it is published, in the transaction of the change', async () => {
    await addWebhook(api, receiver);
    await addWebhook(api, receiver, { name: 'Otro', events: ['registration.created'] });
    await addWebhook(api, receiver, { name: 'Apagado', isActive: false });
    const { body: hidden } = await publish({ ...STORY, isActive: false });
    const { body: shown } = await publish();
    await api.as('admin').post('/testimonials').send({ name: '' }).expect(400);
    const change = { ...hidden, name: 'Luz', isActive: true };
    const { body: edited } = await api.as('admin').put(`/testimonials/${hidden.id}`).send(change).expect(200);
    await api
      .as('admin')
      .put(`/testimonials/${hidden.id}`)
      .send({ ...edited, text: 'Más' })
      .expect(200);
    const posts = (await receiver.waitForPosts(2)).map(payloadOf);
    expect(posts.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { noun: 'testimonials', id: shown.id, name: 'Rosa' },
        { noun: 'testimonials', id: hidden.id, name: 'Luz' },
      ]),
    );
    const count = 'select count(*)::int as count from delivery';
    expect(await api.em().execute(count)).toEqual([{ count: 2 }]);
  });

  it('report messages and registrations without what people wrote', async () => {
    await addWebhook(api, receiver, { events: ['contact-message.created', 'registration.created'] });
    await api.asVisitor().post('/contact').send(MESSAGE).expect(201);
    await receiver.waitForPosts(1);
    const meeting = await addOpenMeeting(api);
    await registerAndConfirm(api, mailbox, registrationFor(meeting));
    const posts = await receiver.waitForPosts(2);
    expect(posts.map(payloadOf)).toMatchObject([
      {
        type: 'contact-message.created',
        data: { kind: 'message', page: expect.stringMatching(/^\/admin\/messages\//) },
      },
      { type: 'registration.created', data: { meeting: meeting.id, state: 'registered' } },
    ]);
    const sent = posts.map(({ text }) => text).join();
    for (const secret of [...Object.values(MESSAGE).slice(0, 3), 'Rosa Álvarez', 'rosa@example.org'])
      expect(sent).not.toContain(secret);
  });

  it('report activated releases and security events', async () => {
    const site = new ChannelSite(api);
    await site.begin();
    await addWebhook(api, receiver, { events: [...WEBHOOK_EVENTS] });
    const release = await site.add('mfe-people', 1);
    await site.activate(release).expect(200);
    await api.as('manager').get('/settings').expect(403);
    const posts = (await receiver.waitForPosts(2)).map(payloadOf);
    expect(posts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'release.activated',
          data: { kind: 'activated', module: 'mfe-people', version: release.version },
        }),
        expect.objectContaining({
          type: 'security.event',
          data: {
            ...{ verb: 'refused-access', method: null, count: 1 },
            ...{ account: expect.any(String), actor: null },
            ...{ browser: null, system: null, network: '127.0.0.1' },
          },
        }),
      ]),
    );
  });
});
