import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { addAccount, expireLogins, PASSWORD } from './set-up/accounts.ts';
import { addPasskey, assertion, AT_LOCALHOST } from './set-up/passkeys.ts';
import type { SoftwareAuthenticator } from './set-up/software-authenticator.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(AT_LOCALHOST);
});
afterAll(() => api.stop());

let count = 0;
let admin: TestAgent;
let authenticator: SoftwareAuthenticator;
beforeEach(async () => {
  const { username } = await addAccount(api, { username: `renewer-${++count}`, role: 'admin' });
  admin = await api.logIn(username, PASSWORD);
  ({ authenticator } = await addPasskey(admin, PASSWORD, { verifies: true }));
  await expireLogins(api, username);
});

const createAccount = () =>
  admin
    .post('/admin/users')
    .send({ name: 'Nora Vidal', username: `nora-${count}`, email: null, role: 'user' });

async function renewalOptions(agent = admin) {
  return (await agent.post('/profile/login-renewal/passkey-options').expect(200)).body;
}
const renew = (input: object, agent = admin) => agent.post('/profile/login-renewal/passkey').send(input);

describe('login renewal with a passkey', () => {
  it('makes the login recent again, once for each challenge', async () => {
    await createAccount().expect(403);
    const input = authenticator.get(await renewalOptions());
    await renew(input).expect(204);
    await createAccount().expect(201);

    // The session has a new id, to which the challenge does not belong.
    expect((await renew(input).expect(401)).body.code).toBe('auth.passkey-refused');
  });

  it('refuses a challenge of a login, and one of another session', async () => {
    const other = await api.logIn(`renewer-${count}`, PASSWORD);
    const ofOther = authenticator.get(await renewalOptions(other));
    const ofLogin = await assertion(api.asVisitor(), authenticator);
    for (const input of [ofOther, ofLogin]) {
      expect((await renew(input).expect(401)).body.code).toBe('auth.passkey-refused');
    }
    await createAccount().expect(403);
  });

  it('refuses the passkey of another account', async () => {
    const own = await api.logIn('manager', 'manager-vitral');
    const { authenticator: foreign } = await addPasskey(own, 'manager-vitral');
    const input = foreign.get(await renewalOptions());
    expect((await renew(input).expect(401)).body.code).toBe('auth.passkey-refused');
  });

  it('refuses visitors and input of another shape', async () => {
    const visitor = api.asVisitor();
    await visitor.post('/profile/login-renewal/passkey-options').expect(401);
    await renew({}, visitor).expect(401);
    await renew({}).expect(400);
    await renew({ ...authenticator.get(await renewalOptions()), role: 'admin' }).expect(400);
  });
});
