import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { PgBoss } from 'pg-boss';
import { JobDatabase, bossOptions } from '../../src/platform/jobs/job-database.ts';
import { User } from '../../src/accounts/users.entity.ts';
import { hurryJobs } from '../set-up/hurry-jobs.ts';
import type { Mailbox } from '@vitral/stand-ins/mailbox';
import { SERVERS, type ServerIndex, type ThreeServers } from '../set-up/servers/three-servers.ts';

const EMAIL = 'adriana@vitral.example';
const MESSAGES = 30;
const LATE_MS = 60_000;
const PAUSE_MS = 100;

export function jobs(site: () => ThreeServers, mailbox: () => Mailbox): void {
  const execute = <Row>(sql: string) => site().orm.em.fork().execute<Row[]>(sql);

  async function until(sql: string, hurry = () => sleep(PAUSE_MS)): Promise<void> {
    const limit = performance.now() + LATE_MS;
    while ((await execute(sql)).length === 0) {
      if (performance.now() > limit) throw new Error(`Nothing came of ${sql}`);
      await hurry();
    }
  }

  const untilNoneIsLeft = () =>
    until(
      `select from jobs.job where state < 'completed' and name in ('notifications', 'letters') having count(*) = 0`,
    );

  /** Sends each message from another network, since the limit for one network is lower. */
  const send = (index: ServerIndex, host: number) =>
    site()
      .at(index)
      .post('/api/contact')
      .set('X-Forwarded-For', `198.51.100.${host}`)
      .send({ name: 'Eva', email: 'eva@vitral.example', subject: 'other', message: 'Is anybody there?' })
      .expect(201);

  beforeAll(async () => {
    await untilNoneIsLeft();
    await site().orm.em.fork().nativeUpdate(User, { username: 'adriana' }, { email: EMAIL });
  });

  it('runs once, no matter which server added it', async () => {
    const before = mailbox().received.length;
    const hosts = Array.from({ length: MESSAGES }, (_, host) => host);
    await Promise.all(hosts.map((host) => send((host % 3) as ServerIndex, host)));
    await until(`select from delivery where state = 'sent' having count(*) = ${MESSAGES}`);
    await untilNoneIsLeft();
    const received = mailbox().received.slice(before);
    const emails = received.map(({ to, subject }) => [to?.[0]?.address, subject]);
    expect(emails).toEqual(hosts.map(() => [EMAIL, 'Nuevo mensaje de Eva: Otro']));
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(MESSAGES);
    expect(await execute('select distinct attempts from delivery')).toEqual([{ attempts: 1 }]);
  });

  it('runs on another server when its own is killed, and jobs that come due meanwhile run once', async () => {
    const [owner, ...others] = SERVERS;
    const before = mailbox().received.length;
    for (const index of others) process.kill(site().processOf(index).pid, 'SIGSTOP');
    try {
      mailbox().fallSilent();
      const offers = mailbox().offered.length;
      await send(owner, 100);
      await mailbox().waitForOffers(offers + 1);
      await site().processOf(owner).end('SIGKILL');
    } finally {
      for (const index of others) process.kill(site().processOf(index).pid, 'SIGCONT');
    }
    await mailbox().goDown();
    await mailbox().comeUp();
    await execute(
      `update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active' and name = 'letters'`,
    );
    const areSent = `select from delivery having count(*) = count(*) filter (where state = 'sent')`;
    await until(areSent, expireCrashedJobs);

    await execute(`delete from jobs.job where name = 'audit-retention'`);
    await execute(`update jobs.schedule set created_on = now() - interval '3 days'`);
    await execute(`update jobs.version set cron_on = now() - interval '2 days'`);
    await site().comeUp(owner);
    await until(`select from jobs.job where name = 'audit-retention' and state = 'completed'`);
    expect(mailbox().received).toHaveLength(before + 1);
    expect(await execute(`select state from jobs.job where name = 'audit-retention'`)).toEqual([
      { state: 'completed' },
    ]);
  });

  /** Runs at once the check for jobs of crashed servers, which the servers take half a minute to do. */
  async function expireCrashedJobs(): Promise<void> {
    await execute('update jobs.queue set monitor_on = null');
    const database = new JobDatabase(site().orm);
    const boss = new PgBoss(bossOptions(database, { supervise: false, schedule: false }));
    await boss.start();
    await boss.supervise();
    await boss.stop({ close: false });
    await hurryJobs(site().orm);
    await sleep(PAUSE_MS);
  }
}
