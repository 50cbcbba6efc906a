import { expect, it } from '@jest/globals';
import { listMigrations } from '../../src/platform/database/migrations-list.ts';
import { RELEASE_NAMES } from '@vitral/contracts/modules';
import { ADMIN, SERVERS, type ThreeServers } from '../set-up/servers/three-servers.ts';

export function starting(site: () => ThreeServers): void {
  const rows = (sql: string) => site().orm.em.fork().execute<Record<string, unknown>[]>(sql);

  it('migrate an empty database only once', async () => {
    const done = await rows('select name from mikro_orm_migrations order by name');
    const migrations = await listMigrations();
    expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
  });

  it('create a single first admin', async () => {
    expect(await rows('select username, role from account')).toEqual([
      { username: ADMIN.username, role: 'admin' },
    ]);
    expect(await rows(`select verb from audit_entry where noun = 'users'`)).toEqual([{ verb: 'created' }]);
  });

  it('publish the builds once, and all serve the resulting set', async () => {
    const releases = await rows('select name from release order by name');
    expect(releases.map(({ name }) => name)).toEqual([...RELEASE_NAMES].sort());
    const sets = await rows('select id from release_set');
    expect(sets).toHaveLength(1);
    for (const index of SERVERS) {
      const { body } = await site().at(index).get('/api/modules/set').expect(200);
      expect(body).toMatchObject({ set: sets[0]?.['id'] });
      await site().at(index).get('/es').expect(200);
    }
  });
}
