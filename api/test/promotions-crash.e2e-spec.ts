import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Promotion } from '@vitral/contracts/environments';
import { expireCrashedJobs } from './set-up/expire-crashed-jobs.ts';
import { PromotingSites } from './set-up/promoting-sites.ts';
import { ServerProcess } from './set-up/server-process.ts';
import { registerKey } from './set-up/signing.ts';

const TIMEOUT_MS = 120_000;

let sites: PromotingSites;
/** Runs the jobs of staging until it is killed; then another one does. */
let worker: ServerProcess;
beforeAll(async () => {
  sites = await PromotingSites.start({ JOBS: 'false', LOG_LEVEL: 'warn' });
  await registerKey(sites.production, sites.site.pair);
  await sites.add();
  worker = await startWorker();
});
afterAll(async () => {
  await worker.end('SIGTERM');
  await sites.stop();
});

const startWorker = () =>
  ServerProcess.start({ ...sites.staging.processVariables(), JOBS: 'true', PORT: '0' });

describe('a promotion whose server is killed', () => {
  it.each([
    ['has received the release', /\/releases\?/],
    ['has activated the release', /\/activate$/],
  ])(
    'after the other site %s ends on the next server, with the release there once',
    async (_what, path) => {
      const release = await sites.site.publish();
      const killed = worker;
      const isKilled = new Promise<void>((resolve) => {
        sites.proxy.onAnswered = (answered) => {
          if (path.test(answered)) resolve(killed.end('SIGKILL').then(() => undefined));
        };
      });
      const { id } = (await sites.start(release).expect(201)).body as Promotion;
      await isKilled;
      sites.proxy.onAnswered = () => {};
      const { body } = await sites.staging.as('admin').get(`/environments/promotions/${id}`).expect(200);
      expect((body as Promotion).finishedAt).toBeNull();

      worker = await startWorker();
      await expireCrashedJobs(sites.staging.application.get(MikroORM));
      expect(await sites.ended(id)).toMatchObject({ step: 'done', problem: null });
      const arrived = (await sites.arrived()).filter(({ version }) => version === release.version);
      expect(arrived).toMatchObject([{ digest: release.digest, isActive: true }]);
    },
    TIMEOUT_MS,
  );
});
