import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { storeAdmin } from '../src/commands/create-admin/store-admin.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

/** A frequent password that the policy alone accepts. */
const FREQUENT = 'Kolesnikov';
const STRONG = 'tres linternas de papel';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let api: Api;
let ranges: FeedServer;
beforeAll(async () => {
  ranges = await FeedServer.start();
  api = await startApi({ OUTGOING_ALLOWED: ranges.host });
});
afterAll(async () => {
  await api.stop();
  await ranges.stop();
});
beforeEach(() => api.em().execute('delete from rate_limit'));

/** Lets the look-up know a password, and returns its URL. */
function serve(password: string): string {
  const digest = sha1(password);
  ranges.serve(`/range/${digest.slice(0, 5)}`, `${digest.slice(5)}:12\r\n`);
  return ranges.url('/range/');
}

const register = (username: string, password: string) =>
  api
    .asVisitor()
    .post('/auth/registration')
    .send({
      ...{ name: 'Nadia Prado', username, email: `${username}@vitral.example`, password, language: 'es' },
    });

const create = (username: string, password: string) =>
  storeAdmin(String(api.application.get(MikroORM).config.get('clientUrl')), {
    person: { name: 'Rosa', username, email: null, role: 'admin' },
    password,
  });

describe('a frequent password', () => {
  it('is refused at a registration, in words of its own', async () => {
    await putSettings(api, { isRegistrationOpen: true });
    const { body } = await register('nadia', FREQUENT).expect(400);
    expect(body.code).toBe('auth.leaked-password');
    await register('nadia', STRONG).expect(202);
  });

  it('is refused in the profile', async () => {
    await addAccount(api, { username: 'teo' });
    const own = await api.logIn('teo', PASSWORD);
    const change = (newPassword: string) =>
      own.post('/profile/password').send({ currentPassword: PASSWORD, newPassword });
    expect((await change(FREQUENT).expect(400)).body.code).toBe('auth.leaked-password');
    expect((await change(STRONG)).status).toBeLessThan(300);
  });

  it('is refused for an admin from the command line', async () => {
    await expect(create('rosa', FREQUENT)).rejects.toThrow('in lists of leaked passwords');
    await create('rosa', STRONG);
  });
});

describe('other leaked passwords', () => {
  it('are refused if the server asks the look-up of the settings', async () => {
    const leakedPasswordsUrl = serve(STRONG);
    await putSettings(api, { isRegistrationOpen: true, leakedPasswordsUrl });
    expect((await register('mara', STRONG).expect(400)).body.code).toBe('auth.leaked-password');

    await putSettings(api, { isRegistrationOpen: true });
    await register('mara', STRONG).expect(202);
  });

  it('are accepted while the look-up does not know its range or fails', async () => {
    const settings = { isRegistrationOpen: true, leakedPasswordsUrl: ranges.url('/nothing/') };
    await putSettings(api, settings);
    await register('iris', STRONG).expect(202);
  });
});

describe('the test of a look-up', () => {
  const test = (url: string) => api.as('admin').post('/leaked-passwords/test').send({ url });

  it('succeeds for one that knows the most frequent password', async () => {
    await test(serve('123456')).expect(204);
  });

  it('fails for one that does not respond or is private', async () => {
    for (const url of [ranges.url('/nothing/'), 'http://127.0.0.1:9/range/', 'http://10.0.0.1/']) {
      const { body } = await test(url).expect(422);
      expect(body.code).toBe('leaked-passwords.look-up-failed');
    }
  });

  it('is refused without a URL, and to others than admins', async () => {
    await test('range').expect(400);
    await api.as('manager').post('/leaked-passwords/test').send({ url: 'https://a.example/' }).expect(403);
  });
});
