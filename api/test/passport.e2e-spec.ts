import { afterAll, beforeAll, expect, it } from '@jest/globals';
import passport from 'passport';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { addAccount } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const USERNAME = 'gemela';
const ONE_PASSWORD = 'una vela de sebo blanco';
const OTHER_PASSWORD = 'otra vela de sebo negro';

let one: Api;
let other: Api;
beforeAll(async () => {
  one = await startApi({ DEMO: 'false' });
  other = await startApi({ DEMO: 'false' });
  for (const [api, name, password] of [
    [one, 'One', ONE_PASSWORD],
    [other, 'Other', OTHER_PASSWORD],
  ] as const) {
    await addAccount(api, { username: USERNAME, name, passwordHash: await hashPassword(password) });
  }
});
afterAll(async () => {
  await one.stop();
  await other.stop();
});

async function nameBehindSession(api: Api, password: string): Promise<string> {
  const { body } = await (await api.logIn(USERNAME, password)).get('/auth/user').expect(200);
  return (body as { name: string }).name;
}

const refuse = (api: Api, password: string) =>
  api.asVisitor().post('/auth/login').send({ username: USERNAME, password }).expect(401);

it('checks passwords and reads sessions by the accounts of the server that was asked, of two in one process', async () => {
  expect(await nameBehindSession(one, ONE_PASSWORD)).toBe('One');
  expect(await nameBehindSession(other, OTHER_PASSWORD)).toBe('Other');
  await refuse(one, OTHER_PASSWORD);
  await refuse(other, ONE_PASSWORD);
});

it('outlives the other server of the process', async () => {
  const third = await startApi({ DEMO: 'false' });
  const agent = await one.logIn(USERNAME, ONE_PASSWORD);
  await third.stop();
  await agent.get('/auth/user').expect(200);
  expect(await nameBehindSession(one, ONE_PASSWORD)).toBe('One');
});

it('leaves the Passport of the process without a strategy and without a serialiser', async () => {
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
