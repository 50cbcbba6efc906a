import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PresentAccounts } from './present-accounts.ts';

const ITEM = 'testimonials/1';

let servers: PresentAccounts[];
/** Servers whose messages no longer arrive. */
let killed: PresentAccounts[];

/** A server that receives the messages of all servers at once. */
function addServer(): PresentAccounts {
  const server: PresentAccounts = new PresentAccounts((message) => {
    if (!killed.includes(server)) for (const other of servers) other.receive(message);
  });
  servers.push(server);
  return server;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  [servers, killed] = [[], []];
});
afterEach(() => {
  jest.useRealTimers();
});

describe('PresentAccounts', () => {
  it('informs each server of the accounts on the others', () => {
    const [one, two] = [addServer(), addServer()];

    one.enter(ITEM, 'ana');
    two.enter(ITEM, 'luis');

    expect([one.at(ITEM).sort(), two.at(ITEM).sort()]).toEqual([
      ['ana', 'luis'],
      ['ana', 'luis'],
    ]);
  });

  it('counts an account once, until it has left both servers', () => {
    const [one, two] = [addServer(), addServer()];
    one.enter(ITEM, 'ana');
    one.enter(ITEM, 'luis');
    two.enter(ITEM, 'ana');
    expect(one.at(ITEM)).toEqual(['ana', 'luis']);

    two.leave(ITEM, 'ana', false);
    expect(one.at(ITEM)).toEqual(['ana', 'luis']);

    one.leave(ITEM, 'ana', false);
    expect(one.at(ITEM)).toEqual(['luis']);
  });

  it('forgets the accounts of a killed server within 15 seconds', () => {
    const [one, two] = [addServer(), addServer()];
    one.enter(ITEM, 'ana');
    two.enter(ITEM, 'luis');
    killed.push(two);

    jest.advanceTimersByTime(15_000);
    one.enter(ITEM, 'ana');

    expect(one.expire()).toEqual([ITEM]);
    expect(one.at(ITEM)).toEqual(['ana']);
  });

  it('keeps an account while its browser opens the next stream, and for no longer', () => {
    const [one, two] = [addServer(), addServer()];
    one.enter(ITEM, 'ana');
    two.enter(ITEM, 'luis');

    two.leave(ITEM, 'luis', true);
    expect(one.at(ITEM)).toEqual(['ana', 'luis']);

    jest.advanceTimersByTime(5000);
    one.expire();
    expect(one.at(ITEM)).toEqual(['ana']);
  });

  it('stores nothing of items that nobody has open on the server', () => {
    const [one, two] = [addServer(), addServer()];
    one.enter(ITEM, 'ana');
    expect(two.isEmpty).toBe(true);

    two.enter(ITEM, 'luis');
    two.leave(ITEM, 'luis', false);
    one.leave(ITEM, 'ana', true);
    jest.advanceTimersByTime(5000);
    one.expire();

    expect([one.isEmpty, two.isEmpty]).toEqual([true, true]);
  });

  it('ignores messages that it cannot read', () => {
    const one = addServer();
    one.enter(ITEM, 'ana');

    for (const message of ['', 'nonsense', `x ${ITEM} luis`, `x ${ITEM} luis soon`]) one.receive(message);

    expect(one.at(ITEM)).toEqual(['ana']);
  });
});
