import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { WEBHOOK_LIMITS } from '@vitral/contracts/webhooks';
import { Webhook as WebhookRow } from '../src/webhooks/webhooks.entity.ts';
import { hurryJobs } from './set-up/hurry-jobs.ts';
import { pause } from './set-up/pause.ts';
import { Webhook } from './set-up/webhook.ts';
import { addWebhook, isSignedWith } from './set-up/webhooks.ts';
import { whenDelivery } from './set-up/when-delivery.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let receiver: Webhook;
let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  receiver = await Webhook.open();
  api = await startApi({
    OUTGOING_ALLOWED: receiver.host,
    SECRET_KEY: 'the same on every one of the servers',
  });
  orm = api.application.get(MikroORM);
});
afterAll(async () => {
  await api.stop();
  await receiver.close();
});
beforeEach(async () => {
  await orm.em.fork().execute('delete from jobs.job');
  await api.em().execute('delete from delivery; delete from webhook; delete from audit_entry');
  receiver.posted.length = 0;
});

const test = (id: string) => api.as('admin').post(`/webhooks/${id}/test`);
const rowOf = (id: string) => api.em().findOneOrFail(WebhookRow, { id });
const work = async () => {
  const { body } = await api.as('admin').get('/work-queue').expect(200);
  return (body as { kind: string }[]).filter(({ kind }) => kind === 'webhooks-switched-off');
};

describe('a webhook that fails', () => {
  it('is tried again with the same id and body, and a signature of the new time', async () => {
    const { id, secret } = await addWebhook(api, receiver);
    receiver.respond(
      500,
      (response) => response.destroy(),
      (response) => response.writeHead(307, { location: `http://${receiver.host}/elsewhere` }).end(),
    );
    await test(id).expect(202);
    for (const [index, problem] of ['HTTP 500', 'unreachable', 'HTTP 307'].entries()) {
      expect(await whenDelivery(api, 'Boletín', 'waiting', index + 1)).toMatchObject({ problem });
      expect(await rowOf(id)).toMatchObject({ failures: index + 1, failingSince: expect.any(Date) });
      await hurryJobs(orm);
    }
    await whenDelivery(api, 'Boletín', 'sent', 4);
    const { posted } = receiver;
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(posted.map(({ text }) => text)).size).toBe(1);
    expect(new Set(posted.map(({ path }) => path))).toEqual(new Set(['/events?from=vitral']));
    expect(posted.every((post) => isSignedWith(secret, post))).toBe(true);
    expect(await rowOf(id)).toMatchObject({ failures: 0, failingSince: null, version: 1 });
  });

  it('does not delay the server with an endless response', async () => {
    const { id } = await addWebhook(api, receiver);
    receiver.respond((response) => {
      response.writeHead(200);
      const fill = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => clearInterval(fill));
    });
    await test(id).expect(202);
    await whenDelivery(api, 'Boletín', 'sent', 1);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://localhost:8443/',
  ])('at the private address %s is refused before a connection is made', async (url) => {
    const { id } = await addWebhook(api, receiver, { url });
    await test(id).expect(202);
    const delivery = await whenDelivery(api, 'Boletín', 'waiting', 1);
    expect(delivery.problem).toBe('refused-address');
  });

  it('for days is switched off, which the work queue shows until it is switched on', async () => {
    const { id, secret: _, ...webhook } = await addWebhook(api, receiver);
    const failingSince = new Date(Date.now() - WEBHOOK_LIMITS.failingDays * DAY_MS);
    await api.em().nativeUpdate(WebhookRow, { id }, { failingSince, failures: WEBHOOK_LIMITS.failures - 1 });
    receiver.respond(503);
    await test(id).expect(202);
    await whenDelivery(api, 'Boletín', 'waiting', 1);
    expect(await rowOf(id)).toMatchObject({ isActive: false, switchedOffAt: expect.any(Date) });
    expect(await work()).toMatchObject([{ count: 1 }]);
    const { body } = await api.as('admin').get('/audit?noun=webhooks&verb=deactivated').expect(200);
    expect(body).toMatchObject([{ itemId: id, actorId: null }]);

    await hurryJobs(orm);
    expect(await whenDelivery(api, 'Boletín', 'failed', 2)).toMatchObject({ problem: 'webhook off' });
    expect((await test(id).expect(409)).body.code).toBe('webhooks.off');

    const { version } = await rowOf(id);
    await api
      .as('admin')
      .put(`/webhooks/${id}`)
      .send({ ...webhook, version, isActive: true })
      .expect(200);
    expect(await rowOf(id)).toMatchObject({ isActive: true, failures: 0, switchedOffAt: null });
    expect(await work()).toEqual([]);
  });

  it('is switched off at once when the other side is gone', async () => {
    const { id } = await addWebhook(api, receiver);
    receiver.respond(410);
    await test(id).expect(202);
    expect(await whenDelivery(api, 'Boletín', 'failed', 1)).toMatchObject({ problem: 'HTTP 410' });
    expect(await rowOf(id)).toMatchObject({ isActive: false });
  });

  it('receives nothing once it is removed', async () => {
    const { id } = await addWebhook(api, receiver);
    receiver.respond(500);
    await test(id).expect(202);
    await whenDelivery(api, 'Boletín', 'waiting', 1);
    await api.as('admin').delete(`/webhooks/${id}`).expect(204);
    await hurryJobs(orm);
    expect(await whenDelivery(api, 'Boletín', 'failed', 2)).toMatchObject({ problem: 'webhook removed' });
    expect(receiver.posted).toHaveLength(1);
  });
});

/** More events than the two workers of one server fetch at once, so that a third worker is one of another server. */
const EVENTS = 12;
const WORKERS = 3;

describe('several servers', () => {
  /** Waits until each event has been tried so many times and is in a state, and no job runs. */
  async function untilAll(state: string, attempts: number): Promise<void> {
    const limit = performance.now() + 30_000;
    const done = `select where ? = (select count(*) from delivery where state = ? and attempts = ?)
      and not exists (select from jobs.job where name = 'webhooks' and state in ('created', 'active'))`;
    while ((await orm.em.fork().execute<unknown[]>(done, [EVENTS, state, attempts])).length === 0) {
      if (performance.now() > limit) throw new Error(`Not all events are ${state}`);
      await pause();
    }
  }

  const idsOf = () => receiver.posted.map(({ headers }) => String(headers['webhook-id'])).sort();

  it('make one request for each event together, and one for each retry', async () => {
    const other = await api.startAnother();
    try {
      const held: ServerResponse[] = [];
      const hold = (response: ServerResponse) => void held.push(response);
      receiver.respond(
        ...Array<typeof hold>(WORKERS).fill(hold),
        ...Array<number>(EVENTS - WORKERS).fill(500),
      );
      const { id } = await addWebhook(api, receiver);
      for (let count = 0; count < EVENTS; count += 1) await test(id).expect(202);
      await receiver.waitForPosts(WORKERS);
      for (const response of held) response.writeHead(500).end();
      await untilAll('waiting', 1);
      const events = idsOf();
      expect(new Set(events).size).toBe(EVENTS);
      expect(events).toHaveLength(EVENTS);

      await hurryJobs(orm);
      await untilAll('sent', 2);
      expect(idsOf()).toEqual([...events, ...events].sort());
    } finally {
      await other.close();
    }
  });
});
