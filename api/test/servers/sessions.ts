import { expect, it } from '@jest/globals';
import type { User } from '@vitral/contracts/users';
import { ADMIN, SERVERS, type ThreeServers } from '../set-up/servers/three-servers.ts';

export function sessions(site: () => ThreeServers): void {
  /** Status of each server's response to the session. */
  const statuses = (session: string, path = '/api/auth/user') =>
    Promise.all(SERVERS.map(async (index) => (await site().at(index, session).get(path)).status));

  it('is valid on every server, and ends on all of them at logout', async () => {
    for (const index of SERVERS) {
      const session = await site().logIn(index);
      expect(await statuses(session)).toEqual([200, 200, 200]);
      await site()
        .at(((index + 1) % 3) as typeof index, session)
        .post('/api/auth/logout')
        .expect(204);
      expect(await statuses(session)).toEqual([401, 401, 401]);
    }
  });

  it('has the permissions of its current role on every server, and none once the account is disabled', async () => {
    const { id } = await site().addAccount('rosa', 'admin');
    const admin = site().at(1, await site().logIn(1));
    const session = await site().logIn(0, { ...ADMIN, username: 'rosa' });
    expect(await statuses(session, '/api/admin/users')).toEqual([200, 200, 200]);

    const { body } = await admin.get(`/api/admin/users/${id}`).expect(200);
    const { name, username, email, version } = body as User & { version: number };
    const before = { name, username, email, isEnabled: true };
    const demoted = await admin
      .put(`/api/admin/users/${id}`)
      .send({ ...before, role: 'manager', version })
      .expect(200);
    expect(await statuses(session, '/api/admin/users')).not.toContain(200);

    await admin
      .put(`/api/admin/users/${id}`)
      .send({ ...before, isEnabled: false, role: 'manager', version: demoted.body.version })
      .expect(200);
    expect(await statuses(session)).toEqual([401, 401, 401]);
  });

  it('ends on every server when another server changes the password of its account', async () => {
    await site().addAccount('paula', 'user');
    const login = { ...ADMIN, username: 'paula' };
    const [left, used] = [await site().logIn(0, login), await site().logIn(1, login)];
    const passwords = { currentPassword: ADMIN.password, newPassword: 'otra linterna de barro' };
    await site().at(2, used).post('/api/profile/password').send(passwords).expect(204);
    expect(await statuses(left)).toEqual([401, 401, 401]);
    await site()
      .at(0)
      .post('/api/auth/login')
      .send({ username: 'paula', password: passwords.newPassword })
      .expect(200);
  });
}
