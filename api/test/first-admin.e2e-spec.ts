import { describe, expect, it } from '@jest/globals';
import { FirstAdmin } from '../src/accounts/users/first-admin.ts';
import { User } from '../src/accounts/users.entity.ts';
import { startApi } from './start-api.ts';

describe('first admin', () => {
  it('creates the first admin from the variables, once, and no other account', async () => {
    const api = await startApi({
      DEMO: 'false',
      ADMIN_USERNAME: 'rosa',
      ADMIN_PASSWORD: 'a long enough one',
    });
    try {
      const agent = await api.logIn('rosa', 'a long enough one');
      const { body } = await agent.get('/auth/user').expect(200);
      expect(body).toMatchObject({ name: 'rosa', role: 'admin' });

      await api.application.get(FirstAdmin).onApplicationBootstrap();
      expect(await api.em().count(User, {})).toBe(1);
    } finally {
      await api.stop();
    }
  });

  it('creates no account outside demo mode when the variables name none', async () => {
    const api = await startApi({ DEMO: 'false' });
    try {
      expect(await api.em().count(User, {})).toBe(0);
    } finally {
      await api.stop();
    }
  });
});
