import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Backup } from '@vitral/contracts/backups';
import { Client, type Notification } from 'pg';
import { RetentionService } from '../src/retention/retention.service.ts';
import { untilOver } from './set-up/backups.ts';
import { type Bucket, startBucket } from './set-up/bucket.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { addSource, readSource, wasFetched, whenSource } from './set-up/feed-sources.ts';
import { rssFeed } from './set-up/feeds.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { type Api, startApi } from './start-api.ts';

let bucket: Bucket;
let mailbox: Mailbox;
let feeds: FeedServer;
let api: Api;
let worker: Awaited<ReturnType<Api['startAnother']>> | undefined;
beforeAll(async () => {
  [bucket, mailbox, feeds] = await Promise.all([startBucket(), Mailbox.open(), FeedServer.start()]);
  api = await startApi({
    ...bucket.variables,
    SECRET_KEY: 'the same on every one of the servers',
    SMTP_URL: mailbox.url,
    OUTGOING_ALLOWED: feeds.host,
    JOBS: 'false',
  });
});
afterAll(async () => {
  await worker?.close();
  await api.stop();
  await Promise.all([bucket.stop(), mailbox.goDown(), feeds.stop()]);
});

const sql = (text: string) => api.application.get(MikroORM).em.fork().execute(text);
const addedJobs = () => sql(`select name, state::text from jobs.job order by name`);

describe('jobs of other servers', () => {
  it('are added by a server that runs none, and run as soon as another server does', async () => {
    const admin = api.as('admin');
    const { body: backup } = await admin.post('/backups').expect(202);
    await admin
      .post('/notifications/test')
      .send({ channel: 'mail', recipient: 'ana@example.org' })
      .expect(202);
    const source = await addSource(api, { url: feeds.serve('/feed', rssFeed({ id: '1' })) });

    // This server runs no jobs and registers no schedules.
    expect(await addedJobs()).toEqual(
      ['feed-sync', 'letters', 'make-backup'].map((name) => ({ name, state: 'created' })),
    );
    expect(await sql('select name from jobs.schedule')).toEqual([]);
    expect(await readSource(api, source)).toMatchObject({ lastSyncAt: null });

    worker = await api.startAnother({ JOBS: 'true' });
    expect(await untilOver(admin, (backup as Backup).id)).toMatchObject({ state: 'ready' });
    expect((await mailbox.waitFor('ana@example.org')).subject).toBeTruthy();
    await whenSource(api, source, wasFetched);
    expect(await sql(`select count(*)::int from jobs.schedule where name = 'leftover-files'`)).toEqual([
      { count: 1 },
    ]);
  });

  it('are announced by the server that adds them, so that no worker has to poll', async () => {
    const client = new Client({
      connectionString: String(api.application.get(MikroORM).config.get('clientUrl')),
    });
    await client.connect();
    const [row] = await sql(`select 'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24) as channel`);
    await client.query(`listen ${String(row?.channel)}`);
    const notified = once(client, 'notification') as Promise<[Notification]>;
    const { body } = await api
      .as('admin')
      .post('/notifications/test')
      .send({ channel: 'mail', recipient: 'luz@example.org' })
      .expect(202);
    const [{ payload }] = await notified;
    await client.end();
    expect([body.recipient, payload]).toEqual(['luz@example.org', 'letters']);
  });

  it('delete expired sessions and rate limits, and no others', async () => {
    await sql(`insert into session (sid, sess, expire) values ('over', '{}', now() - interval '1 minute')`);
    await sql(
      `insert into rate_limit (key, points, expire) values ('over', 1, 1), ('not', 1, 32503680000000)`,
    );
    const [{ count: before } = { count: 0 }] = await sql('select count(*)::int from session');
    for (const job of ['session-retention', 'rate-limit-retention']) {
      await api.application.get(RetentionService).deleteExpired(job);
    }
    expect(await sql('select count(*)::int from session')).toEqual([{ count: before - 1 }]);
    expect(await sql(`select key from rate_limit where key in ('over', 'not')`)).toEqual([{ key: 'not' }]);
    await api.as('admin').get('/auth/user').expect(200);
  });
});
