import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { TextMessages, postTextMessage } from '../src/platform/sms/text-messages.ts';
import { hurryJobs } from './set-up/hurry-jobs.ts';
import { whenDelivery } from './set-up/when-delivery.ts';
import { Webhook } from './set-up/webhook.ts';
import { type Api, startApi } from './start-api.ts';

const NUMBER = '+525512345678';
const SECRET = 'a-secret-of-the-operator';

let webhook: Webhook;
let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  webhook = await Webhook.open();
  const [user, password] = ['vitral', encodeURIComponent('a%b:c')];
  api = await startApi({ SMS_WEBHOOK_URL: `http://${user}:${password}@${webhook.host}/send?key=${SECRET}` });
  orm = api.application.get(MikroORM);
});
beforeEach(async () => {
  await orm.em.fork().execute('delete from jobs.job');
  await orm.em.fork().execute('delete from delivery');
  webhook.posted.length = 0;
});
afterAll(async () => {
  await api.stop();
  await webhook.close();
});

const send = () =>
  orm.em
    .fork()
    .transactional((em) =>
      api.application.get(TextMessages).add(em, 'test', { to: NUMBER, text: 'Vitral: ¿todo bien?' }),
    );

describe('text messages', () => {
  it('posts the number and the text as JSON, with the login and the query of the URL', async () => {
    await send();
    const [posted] = await webhook.waitForPosts(1);
    expect(posted?.body).toEqual({ to: NUMBER, text: 'Vitral: ¿todo bien?' });
    expect(posted?.path).toBe(`/send?key=${SECRET}`);
    const login = Buffer.from('vitral:a%b:c').toString('base64');
    expect(posted?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Basic ${login}`,
    });
    expect(await whenDelivery(api, NUMBER, 'sent', 1)).toMatchObject({
      id: posted?.headers['idempotency-key'],
      channel: 'sms',
      recipient: NUMBER,
      problem: null,
      finishedAt: expect.any(String),
    });
  });

  it.each([400, 401, 404, 422])('gives up if the response is %d', async (status) => {
    webhook.respond(status);
    await send();
    expect(await whenDelivery(api, NUMBER, 'failed', 1)).toMatchObject({ problem: `HTTP ${status}` });
  });

  it('retries after every other response, with the same key', async () => {
    const away = `http://${webhook.host}/elsewhere`;
    webhook.respond(500, 429, 408, (response) => response.writeHead(307, { location: away }).end());
    await send();
    for (const [index, problem] of ['HTTP 500', 'HTTP 429', 'HTTP 408', 'HTTP 307'].entries()) {
      expect(await whenDelivery(api, NUMBER, 'waiting', index + 1)).toMatchObject({
        problem,
        finishedAt: null,
      });
      await hurryJobs(orm);
    }
    expect(await whenDelivery(api, NUMBER, 'sent', 5)).toMatchObject({ problem: null });
    expect(webhook.posted.map(({ path }) => path)).toEqual(Array(5).fill(`/send?key=${SECRET}`));
    expect(new Set(webhook.posted.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('retries after a broken connection, without reporting the URL', async () => {
    const lines: unknown[] = [];
    const spies = (['log', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(Logger.prototype, level).mockImplementation((...line: unknown[]) => void lines.push(line)),
    );
    webhook.respond((response) => response.destroy(), 403);
    await send();
    expect(await whenDelivery(api, NUMBER, 'waiting', 1)).toMatchObject({ problem: 'UND_ERR_SOCKET' });
    await hurryJobs(orm);
    await whenDelivery(api, NUMBER, 'failed', 2);
    for (const spy of spies) spy.mockRestore();
    expect(lines).toHaveLength(2);
    const log = inspect(lines, { depth: 20 });
    expect(log).toContain('A message was refused permanently');
    for (const hidden of [SECRET, 'a%b', NUMBER, 'todo bien', webhook.host])
      expect(log).not.toContain(hidden);
    const kept = JSON.stringify(await orm.em.fork().execute('select * from delivery, jobs.job'));
    for (const hidden of [SECRET, 'a%b', 'todo bien']) expect(kept).not.toContain(hidden);
  });

  it('does not wait for an endless body', async () => {
    webhook.respond((response) => {
      response.writeHead(200);
      const fill = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => clearInterval(fill));
    });
    await send();
    await whenDelivery(api, NUMBER, 'sent', 1);
  });

  it('reports why it cannot reach the webhook', async () => {
    const post = (address: string) =>
      postTextMessage(`http://${address}/`, { to: NUMBER, text: 'Hello' }, 'key', 100);
    const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(post(address)).rejects.toMatchObject({ problem: 'ETIMEDOUT', isFinal: false });
    await new Promise((resolve) => silent.close(resolve));
    await expect(post(address)).rejects.toMatchObject({ problem: 'ECONNREFUSED', isFinal: false });
  });
});
