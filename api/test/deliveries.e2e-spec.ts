import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { DeliveryState } from '@vitral/contracts/notifications';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { DeliveryRetentionService } from '../src/platform/deliveries/delivery-log.service.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { hurryJobs } from './set-up/hurry-jobs.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { whenDelivery } from './set-up/when-delivery.ts';

const DAY_MS = 24 * 3_600_000;
const TOKEN = 'a-token-that-lets-people-in';
const ADDRESS = 'ana@example.org';

let { api, mailbox, stop } = {} as MailSite;
let orm: MikroORM;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  orm = api.application.get(MikroORM);
});
beforeEach(async () => {
  for (const table of ['jobs.job', 'delivery', 'audit_entry']) await em().execute(`delete from ${table}`);
  mailbox.received.length = 0;
});
afterAll(() => stop());

const em = () => orm.em.fork();

const send = (to = ADDRESS) =>
  em().transactional((inner) =>
    api.application.get(Emails).add(inner, 'invitation', {
      to,
      language: 'es',
      subject: 'Tu cuenta',
      paragraphs: ['Hola'],
      action: { label: 'Elegir', address: `https://vitral.example/admin/set-password#${TOKEN}` },
    }),
  );

const retry = (id: string) => api.as('admin').post(`/deliveries/${id}/retry`);

/** Inserts a delivery that is `days` days old and, unless it is waiting, was also finished then. */
async function addRow(recipient: string, state: DeliveryState, days: number): Promise<Delivery> {
  const inner = em();
  const moment = new Date(Date.now() - days * DAY_MS);
  const finishedAt = state === 'waiting' ? null : moment;
  const sealed = state === 'sent' ? null : 'sealed';
  const row = { channel: 'mail', template: 'invitation', recipient, state, createdAt: moment } as const;
  const delivery = inner.create(Delivery, { ...row, finishedAt, sealed });
  await inner.persist(delivery).flush();
  return delivery;
}

const sealedOf = async (id: string) =>
  (await em().execute<{ sealed: string | null }[]>('select sealed from delivery where id = ?', [id]))[0]
    ?.sealed;

describe('the delivery log', () => {
  const list = (query: object = {}) => api.as('admin').get('/deliveries').query(query);
  const recipients = async (query: object) =>
    (await list(query).expect(200)).body.map(({ recipient }: Delivery) => recipient);

  it('lists the state of each message, newest first, without its text', async () => {
    mailbox.refuse('gone@example.org', 550);
    await send('gone@example.org');
    await whenDelivery(api, 'gone@example.org', 'failed', 1);
    const { id } = await send();
    await whenDelivery(api, ADDRESS, 'sent', 1);
    const { body, headers, text } = await list().expect(200);
    expect(headers['x-total-count']).toBe('2');
    expect(body[0]).toEqual({
      id,
      channel: 'mail',
      template: 'invitation',
      recipient: ADDRESS,
      state: 'sent',
      attempts: 1,
      problem: null,
      createdAt: expect.any(String),
      finishedAt: expect.any(String),
    });
    expect(body[1]).toMatchObject({
      state: 'failed',
      problem: 'EENVELOPE 550',
      finishedAt: expect.any(String),
    });
    expect(text).not.toMatch(/sealed|token|Tu cuenta|Not for/);
    expect(await sealedOf(id)).toBeNull();
  });

  it('is searched by recipient, filtered and paged', async () => {
    await addRow('eva_1@example.org', 'failed', 3);
    await addRow('evax1@example.org', 'sent', 2);
    await addRow('ivan@example.org', 'waiting', 1);
    expect(await recipients({ q: 'EVA_1' })).toEqual(['eva_1@example.org']);
    expect(await recipients({ state: 'waiting' })).toEqual(['ivan@example.org']);
    expect(await recipients({ channel: 'sms' })).toEqual([]);
    expect(await recipients({ channel: 'mail', q: 'eva', state: 'sent' })).toEqual(['evax1@example.org']);
    const { body, headers } = await list({ limit: 1, offset: 1 }).expect(200);
    expect(body).toMatchObject([{ recipient: 'evax1@example.org' }]);
    expect(headers['x-total-count']).toBe('3');
  });

  it.each([{ state: 'lost' }, { channel: 'fax' }, { limit: 101 }, { sort: 'recipient' }])(
    'refuses the filter %j',
    (query) => list(query).expect(400),
  );

  it('is for admins alone', async () => {
    await api.as('manager').get('/deliveries').expect(403);
    await api.as('manager').post(`/deliveries/${randomUUID()}/retry`).expect(403);
    await api.asVisitor().get('/deliveries').expect(401);
  });
});

describe('a message that failed', () => {
  async function fail(): Promise<string> {
    mailbox.refuse(ADDRESS, 550);
    const { id } = await send();
    await whenDelivery(api, ADDRESS, 'failed', 1);
    return id;
  }

  it('is sent again on request, as the same message', async () => {
    const id = await fail();
    const { body } = await retry(id).expect(202);
    expect(body).toMatchObject({ id, state: 'waiting', attempts: 1, problem: null, finishedAt: null });
    const email = await mailbox.waitFor(ADDRESS);
    expect(email.text).toContain(TOKEN);
    expect(email.messageId).toContain(id);
    await whenDelivery(api, ADDRESS, 'sent', 2);
    const entries = await em().find(AuditEntry, { noun: 'deliveries' });
    expect(entries).toMatchObject([{ verb: 'retried', itemId: id, itemName: ADDRESS }]);
    expect(JSON.stringify(entries)).not.toContain(TOKEN);
  });

  it('is sent again once despite parallel requests, and not after it was sent', async () => {
    const id = await fail();
    const responses = await Promise.all([1, 2, 3].map(() => retry(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    await whenDelivery(api, ADDRESS, 'sent', 2);
    const { body } = await retry(id).expect(409);
    expect(body.code).toBe('deliveries.not-failed');
    expect(mailbox.received.filter(({ messageId }) => messageId?.includes(id))).toHaveLength(1);
  });

  it('fails permanently after nine attempts, with the problem of the last one', async () => {
    mailbox.refuse(ADDRESS, ...Array<number>(8).fill(451), 452);
    await send();
    for (let attempts = 1; attempts < 9; attempts += 1) {
      const waiting = await whenDelivery(api, ADDRESS, 'waiting', attempts);
      expect(waiting).toMatchObject({ problem: 'EENVELOPE 451', finishedAt: null });
      await hurryJobs(orm);
    }
    const failed = await whenDelivery(api, ADDRESS, 'failed', 9);
    expect(failed).toMatchObject({ problem: 'EENVELOPE 452', finishedAt: expect.any(String) });
    await retry(failed.id).expect(202);
    await whenDelivery(api, ADDRESS, 'sent', 10);
  });

  it('reports as its problem that it was sealed with another key', async () => {
    const { id } = await addRow(ADDRESS, 'failed', 0);
    await retry(id).expect(202);
    const { problem } = await whenDelivery(api, ADDRESS, 'failed', 1);
    expect(problem).toBe('other SECRET_KEY');
  });

  it('cannot be sent again when it is not in the log', async () => {
    const { body } = await retry(randomUUID()).expect(404);
    expect(body.code).toBe('deliveries.not-found');
    await retry('none').expect(404);
  });
});

describe('the nightly job', () => {
  const tidyUp = () => api.application.get(DeliveryRetentionService).tidyUp();

  it('erases the text of messages that failed a week ago, which can no longer be sent', async () => {
    const old = await addRow('old@example.org', 'failed', 8);
    const young = await addRow('young@example.org', 'failed', 6);
    await tidyUp();
    expect(await sealedOf(old.id)).toBeNull();
    expect(await sealedOf(young.id)).toBe('sealed');
    const { body } = await retry(old.id).expect(409);
    expect(body.code).toBe('deliveries.expired');
  });

  it('deletes rows that are a month old', async () => {
    await addRow('old@example.org', 'sent', 31);
    await addRow('young@example.org', 'sent', 29);
    await api.application.get(RetentionService).deleteExpired('delivery-log-retention');
    expect(await em().findAll(Delivery)).toMatchObject([{ recipient: 'young@example.org' }]);
  });

  it('marks messages without a job as failed, but not those that wait for their next attempt', async () => {
    await addRow('lost@example.org', 'waiting', 1);
    mailbox.refuse(ADDRESS, 451);
    await send();
    await whenDelivery(api, ADDRESS, 'waiting', 1);
    await tidyUp();
    expect(await whenDelivery(api, 'lost@example.org', 'failed', 0)).toMatchObject({
      problem: 'interrupted',
    });
    expect(await whenDelivery(api, ADDRESS, 'waiting', 1)).toMatchObject({ finishedAt: null });
    await hurryJobs(orm);
    await whenDelivery(api, ADDRESS, 'sent', 2);
  });
});
