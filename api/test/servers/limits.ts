import { expect, it } from '@jest/globals';
import { ADMIN, SERVERS, type ThreeServers } from '../set-up/servers/three-servers.ts';

const STRANGER = '203.0.113.7';

export function limits(site: () => ThreeServers): void {
  it('counts failed logins across all servers', async () => {
    const attempts = [...SERVERS, ...SERVERS, ...SERVERS].map((index) =>
      site()
        .at(index)
        .post('/api/auth/login')
        .set('X-Forwarded-For', STRANGER)
        .send({ username: ADMIN.username, password: 'wrong-password' }),
    );
    const responses = await Promise.all(attempts);
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...[401, 401, 401, 401, 401],
      ...[429, 429, 429, 429],
    ]);
    await site().logIn(0);
  });

  it('counts the messages of one network across all servers', async () => {
    const message = {
      name: 'Eva',
      email: 'eva@vitral.example',
      subject: 'other',
      message: 'Hello to you all',
    };
    const sent = [...SERVERS, ...SERVERS].map((index) =>
      site().at(index).post('/api/contact').set('X-Forwarded-For', STRANGER).send(message),
    );
    const responses = await Promise.all(sent);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429]);
  });
}
