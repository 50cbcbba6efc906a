import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import type { Backup } from '@vitral/contracts/backups';
import { Restore } from '../../src/backups/backups.entity.ts';
import { until } from '../set-up/backups.ts';
import { SERVERS, type ThreeServers } from '../set-up/servers/three-servers.ts';

export function backups(site: () => ThreeServers): void {
  let session: string;
  let backup: Backup;
  const listed = async (index: (typeof SERVERS)[number]) =>
    (await site().at(index, session).get('/api/backups').expect(200)).body as Backup[];

  it('made by one server is identical on all servers', async () => {
    session = await site().logIn(0);
    const { body } = await site().at(0, session).post('/api/backups').expect(202);
    const { id } = body as Backup;
    for (const index of SERVERS) {
      const list = await until(
        () => listed(index),
        (list) => list.some((one) => one.id === id && one.state !== 'running'),
      );
      backup = list.find((one) => one.id === id) as Backup;
      expect(backup).toMatchObject({ state: 'ready' });
      const response = await fetch(`http://${site().hostOf(index)}/api/backups/${id}/file`, {
        headers: { Cookie: session },
      });
      expect((await buffer(response.body as never)).length).toBe(backup.size);
    }
  });

  it('is restored on all servers at once, which end every session', async () => {
    const users = `select username from account order by username`;
    const before = await site().orm.em.fork().execute(users);
    await site().addAccount('too-late', 'user');
    const { body } = await site()
      .at(1, session)
      .post(`/api/backups/${backup.id}/restore`)
      .send({ confirmation: backup.filename })
      .expect(202);
    const find = () =>
      site()
        .orm.em.fork()
        .findOneOrFail(Restore, { id: (body as { id: string }).id });
    expect(await until(find, ({ finishedAt }) => Boolean(finishedAt))).toMatchObject({ state: 'done' });
    expect(await site().orm.em.fork().execute(users)).toEqual(before);
    for (const index of SERVERS) {
      await site().at(index, session).get('/api/auth/user').expect(401);
      await until(
        () => site().at(index).get('/es'),
        ({ status }) => status === 200,
      );
      await site().logIn(index);
    }
  });
}
