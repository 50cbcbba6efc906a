import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import passport from 'passport';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const PUBLIC_PASSWORD = 'admin-vitral';

let demo: Api;
let site: Api;
beforeAll(async () => {
  demo = await startApi();
  site = await startApi({ DEMO: 'false' });
  await addAccount(site, {
    username: 'admin',
    role: 'admin',
    passwordHash: await hashPassword(PUBLIC_PASSWORD),
  });
  await addAccount(site, { username: 'ana', role: 'admin' });
});
afterAll(async () => {
  await demo.stop();
  await site.stop();
});

describe('Passport', () => {
  it('checks a password by the rules of the requested server, with two in one process', async () => {
    const logIn = (api: Api) =>
      api.asVisitor().post('/auth/login').send({ username: 'admin', password: PUBLIC_PASSWORD });
    await logIn(demo).expect(200);
    await logIn(site).expect(401);
  });

  it('reads a session by the settings of the requested server, with two in one process', async () => {
    const ana = await site.logIn('ana', PASSWORD);
    await changeSettings(demo, { secondFactorRoles: ['admin'] });
    const { body: admin } = await demo.as('admin').get('/auth/user').expect(200);
    const { body: user } = await ana.get('/auth/user').expect(200);
    expect([admin.needsSecondFactor, user.needsSecondFactor]).toEqual([true, false]);
  });

  it('registers neither strategy nor serializer on the Passport of the process', async () => {
    const failing = (call: (done: (error: Error) => void) => void) => new Promise<Error>(call);
    const messages = await Promise.all([
      failing((done) => passport.authenticate('local')({}, {}, done)),
      failing((done) => passport.serializeUser({} as Express.User, done)),
      failing((done) => passport.deserializeUser('', done)),
    ]);
    expect(messages.map(({ message }) => message)).toEqual([
      'Unknown authentication strategy "local"',
      'Failed to serialize user into session',
      'Failed to deserialize user out of session',
    ]);
  });
});
