import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { BootOverride } from '@vitral/contracts/modules';
import type { OverrideInput } from '@vitral/contracts/releases';
import type { Request } from 'express';
import { Accounts } from '../src/accounts/auth/accounts.ts';
import { Overrides } from '../src/modules/overrides/overrides.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const INPUT: OverrideInput = { module: 'mfe-people', address: 'http://127.0.0.1:8081', minutes: 30 };
const MINUTE_MS = 60_000;

let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(() => em().execute(`delete from audit_entry; delete from rate_limit`));

const em = () => api.em();
const audit = async (): Promise<AuditEntry[]> =>
  (await api.as('admin').get('/audit').query({ noun: 'modules' }).expect(200)).body;

/** A session known only by its cookie, as any client could send it. */
class Session {
  private constructor(
    readonly cookie: string,
    readonly username: string,
  ) {}

  static async of(username: string, password = PASSWORD): Promise<Session> {
    const { headers } = await api.asVisitor().post('/auth/login').send({ username, password }).expect(200);
    return new Session(cookieIn(headers, 'vitral.session'), username);
  }

  async override(input: object = INPUT): Promise<string> {
    const { headers } = await this.post(input).expect(204);
    return cookieIn(headers, 'vitral-override');
  }

  post(input: object = INPUT) {
    return api.asVisitor().post('/modules/override').set('Cookie', this.cookie).send(input);
  }

  remove(override = '') {
    return api.asVisitor().delete('/modules/override').set('Cookie', `${this.cookie}; ${override}`);
  }

  /** The override that applies when this session requests a page with the cookie. */
  async read(override: string): Promise<BootOverride | null> {
    const account = await em().findOneOrFail(User, { username: this.username });
    const user = (await api.application.get(Accounts).find(account.id)) ?? undefined;
    const request = { headers: { cookie: override }, sessionID: idIn(this.cookie), user };
    return api.application.get(Overrides).read(request as unknown as Request);
  }
}

function cookieIn(headers: object, name: string): string {
  const set = (headers as Record<string, string[]>)['set-cookie'] ?? [];
  return set.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';
}

/** `vitral.session=s%3A<id>.<signature>` → the id. */
const idIn = (cookie: string) =>
  /^s:([^.]+)\./.exec(decodeURIComponent(cookie.split('=')[1] ?? ''))?.[1] ?? '';

describe('an override', () => {
  it('applies to one session until it expires or is ended, and is audited', async () => {
    const session = await Session.of('admin');
    const cookie = await session.override();
    const override = await session.read(cookie);
    expect(override).toEqual({ module: INPUT.module, address: INPUT.address, expiresAt: expect.any(String) });
    const left = Date.parse(override?.expiresAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(29 * MINUTE_MS);
    expect(left).toBeLessThanOrEqual(30 * MINUTE_MS);

    const { headers } = await session.remove(cookie).expect(204);
    expect(String(headers['set-cookie'])).toMatch(/vitral-override=;.*Expires=Thu, 01 Jan 1970/);
    await session.remove().expect(204);
    expect(await audit()).toMatchObject([
      { verb: 'overrode', itemId: 'mfe-people', changes: { before: { address: INPUT.address }, after: {} } },
      { verb: 'overrode', itemId: 'mfe-people', changes: { before: {}, after: { address: INPUT.address } } },
    ]);
  });

  it('is an encrypted cookie that scripts and other sites cannot use', async () => {
    const session = await Session.of('admin');
    const { headers } = await session.post().expect(204);
    const [plain = ''] = headers['set-cookie'] as unknown as string[];
    expect(plain).toMatch(/^vitral-override=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(plain.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')).not.toContain('8081');

    const behindTls = `__Host-${session.cookie}`;
    const secured = await session.post().set({ 'x-forwarded-proto': 'https', cookie: behindTls }).expect(204);
    expect(String(secured.headers['set-cookie'])).toContain('; Secure;');
  });

  it.each([
    ['another machine', { address: 'http://192.168.1.7:8081' }],
    ['another site', { address: 'https://evil.example' }],
    ['a path', { address: 'http://127.0.0.1:8081/x' }],
    ['an origin that would end a policy', { address: "http://127.0.0.1:8081; script-src 'unsafe-inline'" }],
    ['the shell', { module: 'shell' }],
    ['an unlimited time', { minutes: 100_000 }],
    ['an unknown field', { userId: 'a' }],
  ])('is refused for %s', async (_what, wrong) => {
    const session = await Session.of('admin');
    const { headers } = await session.post({ ...INPUT, ...wrong }).expect(400);
    expect(headers['set-cookie']).not.toEqual(expect.stringContaining('vitral-override'));
    expect(await audit()).toEqual([]);
  });

  it('requires the permission to start, and only a login to end', async () => {
    await api.asVisitor().post('/modules/override').send(INPUT).expect(401);
    await api.asVisitor().delete('/modules/override').expect(401);
    const manager = await Session.of('manager');
    await manager.post().expect(403);
    await manager.remove().expect(204);
    expect(await audit()).toEqual([]);
  });
});

describe('the cookie of an override is ignored', () => {
  it('in another session of the same person, as after logging out', async () => {
    const session = await Session.of('admin');
    const cookie = await session.override();
    await api.asVisitor().post('/auth/logout').set('Cookie', session.cookie).expect(204);
    const next = await Session.of('admin');
    expect(await next.read(cookie)).toBeNull();
    await next.remove(cookie).expect(204);
    expect(await audit()).toHaveLength(1);
  });

  it('in a session of another account, whatever its permissions', async () => {
    await addAccount(api, { username: 'other', role: 'admin' });
    const cookie = await (await Session.of('admin')).override();
    expect(await (await Session.of('other', PASSWORD)).read(cookie)).toBeNull();
    expect(await (await Session.of('manager')).read(cookie)).toBeNull();
  });

  it('once the permission or the account is removed', async () => {
    await addAccount(api, { username: 'passing', role: 'admin' });
    const session = await Session.of('passing', PASSWORD);
    const cookie = await session.override();
    expect(await session.read(cookie)).not.toBeNull();
    for (const loss of [{ role: 'manager' }, { role: 'admin', isEnabled: false }] as const) {
      await em().nativeUpdate(User, { username: 'passing' }, loss);
      expect(await session.read(cookie)).toBeNull();
    }
  });

  it('after it has expired, even if a browser still sends it', async () => {
    const session = await Session.of('admin');
    const cookie = await session.override();
    const { now } = Date;
    Date.now = () => now() + 30 * MINUTE_MS;
    try {
      expect(await session.read(cookie)).toBeNull();
    } finally {
      Date.now = now;
    }
    expect(await session.read(cookie)).not.toBeNull();
  });

  it('if a character of it was changed, or it was made up', async () => {
    const session = await Session.of('admin');
    const [name = '', value = ''] = (await session.override()).split('=');
    const middle = Math.floor(value.length / 2);
    const other = value[middle] === 'A' ? 'B' : 'A';
    for (const wrong of [
      value.slice(0, middle) + other + value.slice(middle + 1),
      value.slice(0, -4),
      Buffer.from(JSON.stringify({ ...INPUT, expiresAt: '2999-01-01' })).toString('base64url'),
      'x',
      '',
    ]) {
      expect(await session.read(`${name}=${wrong}`)).toBeNull();
    }
    expect(await session.read(`a=1; ${name}=${value}; b=2`)).not.toBeNull();
  });
});
