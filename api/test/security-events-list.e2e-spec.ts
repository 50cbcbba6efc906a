import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  OwnSecurityEvent,
  SecurityEvent as SecurityEventResponse,
} from '@vitral/contracts/security-events';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SecurityEvent } from '../src/platform/security-events/security-event.entity.ts';
import { SecurityEvents } from '../src/platform/security-events/security-events.service.ts';
import { type Api, startApi } from './start-api.ts';

const ANA = '0190a0a0-0000-7000-8000-00000000000a';
const LUIS = '0190a0a0-0000-7000-8000-00000000000b';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.application.get(SecurityEvents).settled();
  await api.em().execute('delete from security_event');
});

/** Adds events in the order in which the list shows them, a day apart. */
async function add(...rows: Partial<SecurityEvent>[]): Promise<void> {
  const em = api.em();
  for (const [index, row] of rows.entries()) {
    const createdAt = new Date(Date.UTC(2026, 10, 20 - index, 12));
    em.create(SecurityEvent, {
      ...{ verb: 'logged-in', count: 1, networks: [], createdAt, lastAt: createdAt, isShortened: true },
      ...row,
    });
  }
  await em.flush();
}

async function names(query: object): Promise<(string | null)[]> {
  const { body } = await api.as('admin').get('/security-events').query(query).expect(200);
  return (body as SecurityEventResponse[]).map(({ accountName }) => accountName);
}

describe('GET /api/security-events', () => {
  beforeEach(() =>
    add(
      { accountId: ANA, accountName: 'Ana Núñez', networks: ['203.0.113.7'] },
      {
        accountId: LUIS,
        accountName: 'Luis',
        verb: 'refused-login',
        networks: ['203.0.113.7', '198.51.100.2'],
      },
      { verb: 'refused-login' },
    ),
  );

  it('filters by account, event, network and date', async () => {
    expect(await names({})).toEqual(['Ana Núñez', 'Luis', null]);
    expect(await names({ q: 'nunez' })).toEqual(['Ana Núñez']);
    expect(await names({ account: LUIS })).toEqual(['Luis']);
    expect(await names({ verb: 'refused-login' })).toEqual(['Luis', null]);
    expect(await names({ network: '203.0.113.7' })).toEqual(['Ana Núñez', 'Luis']);
    expect(await names({ network: '198.51.100.2/32' })).toEqual(['Luis']);
    expect(await names({ from: '2026-11-19' })).toEqual(['Ana Núñez', 'Luis']);
    expect(await names({ to: '2026-11-18' })).toEqual([null]);
  });

  it('is paged, with the total', async () => {
    const { body, headers } = await api.as('admin').get('/security-events?limit=1&offset=1').expect(200);
    expect(body).toMatchObject([{ accountName: 'Luis' }]);
    expect(headers['x-total-count']).toBe('3');
  });

  it('shows neither request ids nor keys', async () => {
    const { body } = await api.as('admin').get('/security-events?limit=1').expect(200);
    expect(Object.keys(body[0]).sort()).toEqual([
      ...['accountId', 'accountName', 'actorName', 'browser', 'count', 'createdAt', 'id', 'lastAt', 'method'],
      ...['networks', 'system', 'verb'],
    ]);
  });

  it.each([
    ...['verb=updated', 'network=example.org', 'network=203.0.113.0/33', 'network=fe80::1%25eth0'],
    ...[
      'network=203.0.113.0/24/8',
      'network=2001:db8::/032',
      'account=ana',
      'from=yesterday',
      'limit=0',
      'noun=users',
    ],
  ])('refuses %s', async (query) => {
    await api.as('admin').get(`/security-events?${query}`).expect(400);
  });

  it('is for admins', async () => {
    for (const path of ['/security-events', '/security-events/export']) {
      await api.asVisitor().get(path).expect(401);
      for (const role of ['user', 'manager'] as const) await api.as(role).get(path).expect(403);
    }
  });
});

describe('GET /api/security-events/export', () => {
  it('sends the events of a filter in words, without formulas, and is audited', async () => {
    await add(
      { accountId: ANA, accountName: '=cmd()', method: 'password-and-code', networks: ['203.0.113.7'] },
      { accountId: LUIS, accountName: 'Luis', verb: 'refused-login' },
    );
    const { text } = await api
      .as('admin')
      .get('/security-events/export?verb=logged-in')
      .set('accept-language', 'en')
      .expect(200);
    expect(text).toContain("'=cmd()");
    expect(text).toMatch(/Password and code|Contraseña y código/);
    expect(text).not.toContain('Luis');
    const exported = { noun: 'security-events', verb: 'exported' } as const;
    expect(await api.em().count(AuditEntry, exported)).toBe(1);
  });
});

describe('GET /api/profile/security-events', () => {
  it('lists the events of the own account only, without the names of admins', async () => {
    const { body: viewer } = await api.as('user').get('/auth/user').expect(200);
    await add(
      {
        accountId: viewer.id,
        accountName: viewer.name,
        verb: 'changed-role',
        actorId: ANA,
        actorName: 'Ana',
      },
      { accountId: viewer.id, accountName: viewer.name, method: 'passkey', networks: ['203.0.113.7'] },
      { accountId: LUIS, accountName: 'Luis' },
      { verb: 'refused-login' },
    );
    const { body, headers } = await api.as('user').get('/profile/security-events').expect(200);
    expect(body).toMatchObject([
      { verb: 'changed-role', isByAdmin: true, networks: [] },
      { verb: 'logged-in', method: 'passkey', isByAdmin: false, networks: ['203.0.113.7'] },
    ] satisfies Partial<OwnSecurityEvent>[]);
    expect(JSON.stringify(body)).not.toContain('Ana');
    expect(headers['x-total-count']).toBe('2');
    const { body: second } = await api
      .as('user')
      .get('/profile/security-events?limit=1&offset=1')
      .expect(200);
    expect(second).toMatchObject([{ verb: 'logged-in' }]);
  });

  it('refuses visitors and other accounts', async () => {
    await api.asVisitor().get('/profile/security-events').expect(401);
    await api.as('user').get(`/profile/security-events?account=${LUIS}`).expect(400);
  });
});
