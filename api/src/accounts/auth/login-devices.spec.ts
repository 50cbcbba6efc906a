import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import type { Configuration } from '../../platform/config/configuration.ts';
import { LoginDevices } from './login-devices.ts';

const DAY_MS = 24 * 3_600_000;

const devices = new LoginDevices({ secretKey: 's'.repeat(32) } as Configuration);

afterEach(() => {
  jest.restoreAllMocks();
});

/** Returns the cookie that a login with this username sets. */
function cookieOf(username: string): string {
  let cookie = '';
  const res = { cookie: (name: string, value: string) => (cookie = `${name}=${value}`) };
  devices.remember({ res, secure: false } as unknown as Request, username);
  return cookie;
}

const find = (cookie: string, username: string) =>
  devices.find({ headers: { cookie } } as unknown as Request, username);

describe('LoginDevices', () => {
  it('recognises a browser by its cookie for a year', () => {
    const now = Date.now();
    const cookie = cookieOf('olga');
    expect(find(cookie, 'Olga')).toMatch(/^[\w-]{22}$/);

    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 364 * DAY_MS);
    expect(find(cookie, 'olga')).not.toBeNull();
    clock.mockReturnValue(now + 366 * DAY_MS);
    expect(find(cookie, 'olga')).toBeNull();
  });

  it('separates the accounts that share a browser', () => {
    const cookie = `${cookieOf('olga')}; ${cookieOf('otto')}`;
    expect(find(cookie, 'olga')).not.toBe(find(cookie, 'otto'));
    expect(find(cookie, 'otto')).not.toBeNull();
    expect(find(cookie, 'oscar')).toBeNull();
  });

  it('ignores cookies of a server with another secret key', () => {
    const other = new LoginDevices({ secretKey: 't'.repeat(32) } as Configuration);
    const request = { headers: { cookie: cookieOf('olga') } } as unknown as Request;
    expect(other.find(request, 'olga')).toBeNull();
  });
});
