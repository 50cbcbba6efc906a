import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { FeedSyncService } from '../src/feed-sources/syncing/feed-sync.service.ts';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { JobDatabase, bossOptions } from '../src/platform/jobs/job-database.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { addSource, makeDue, wasAskedInTime, whenSource } from './set-up/feed-sources.ts';
import { rssFeed } from './set-up/feeds.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase } from './set-up/test-database.ts';
import { pause } from './set-up/pause.ts';
import { startApi } from './start-api.ts';

const TIMEOUT_MS = 90_000;
const LATE_MS = 30_000;

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
});
afterAll(() => feeds.stop());

describe('synchronization by several servers', () => {
  it(
    'fetches each source once per interval with two servers',
    async () => {
      const api = await startApi({ OUTGOING_ALLOWED: feeds.host });
      const other = await api.startAnother();
      try {
        const paths = Array.from({ length: 6 }, (_, index) => `/shared-${index}`);
        const sources = [];
        for (const path of paths) {
          sources.push(await addSource(api, { url: feeds.serve(path, rssFeed({ id: path })) }));
        }
        const servers = [api.application, other.application].map((application) =>
          application.get(FeedSyncService),
        );
        for (const round of [1, 2, 3]) {
          for (const source of sources) {
            await whenSource(api, source, wasAskedInTime);
          }
          expect(paths.map((path) => feeds.requestsFor(path).length)).toEqual(paths.map(() => round));
          await makeDue(api, ...sources);
          const all = sources.flatMap(({ id }) => servers.map((server) => server.sync(id)));
          await Promise.all([...servers.map((server) => server.planDue()), ...all]);
        }
        expect(paths.map((path) => feeds.requestsFor(path).length)).toEqual(paths.map(() => 4));
      } finally {
        await other.close();
        await api.stop();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'fetches again when a server was killed during a fetch, and stores no partial result',
    async () => {
      const database = await createTestDatabase();
      const orm = await MikroORM.init(ormOptions(database.url));
      const start = async () =>
        ServerProcess.start({
          DATA_DIR: await createDataFolder(),
          DATABASE_URL: database.url,
          OUTGOING_ALLOWED: feeds.host,
          ADMIN_USERNAME: 'adriana',
          ADMIN_PASSWORD: 'a long enough one',
        });
      const killed = await start();
      try {
        const requested = new Promise<void>((resolve) => {
          feeds.serve('/cut-off', (response) => {
            response.writeHead(200).write(rssFeed({ id: '1' }).slice(0, 200), () => resolve());
          });
        });
        const admin = killed.site();
        await admin
          .post('/api/auth/login')
          .send({ username: 'adriana', password: 'a long enough one' })
          .expect(200);
        const source = { platform: 'linkedin', title: 'Blog', url: feeds.url('/cut-off'), kind: 'feed' };
        await admin.post('/api/feed-sources').send(source).expect(201);
        await requested;
        await killed.end('SIGKILL');

        const em = () => orm.em.fork();
        const [claimed] = await em().find(FeedSource, {});
        expect(claimed).toMatchObject({ lastSuccessAt: null, failures: 0, version: 1 });
        expect(claimed?.claimedUntil?.getTime()).toBeGreaterThan(Date.now());
        expect(await em().count(SocialFeedItem, {})).toBe(0);

        const again = new Promise<void>((resolve) => {
          feeds.serve('/cut-off', (response) => {
            response.end(rssFeed({ id: '1' }));
            resolve();
          });
        });
        await em().execute('update feed_source set claimed_until = now()');
        const second = await start();
        try {
          await addScheduledJob(orm);
          await again;
          const limit = performance.now() + LATE_MS;
          while ((await em().count(SocialFeedItem, {})) === 0 && performance.now() < limit) await pause();
          const [retried] = await em().find(FeedSource, {});
          expect(retried).toMatchObject({ claimedUntil: null, lastProblem: null, failures: 0 });
          expect(await em().count(SocialFeedItem, {})).toBe(1);
        } finally {
          await second.end('SIGTERM');
        }
      } finally {
        await killed.end('SIGKILL');
        await orm.close(true);
        await database.drop();
      }
    },
    TIMEOUT_MS,
  );
});

/** Sends the job that the schedule sends every minute. */
async function addScheduledJob(orm: MikroORM): Promise<void> {
  const boss = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
  await boss.start();
  await boss.send('feed-sync-due', {});
  await boss.stop({ close: false });
}
