import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_SETTINGS, type Settings } from '@vitral/contracts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { AuditService } from '../src/platform/audit/audit.service.ts';
import { Changes } from '../src/platform/changes/changes.ts';
import { Mails } from '../src/platform/mail/mails.ts';
import { Settings as SettingsRow } from '../src/settings/settings.entity.ts';
import { SettingsService } from '../src/settings/settings.service.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.application.get(MikroORM).em.fork();

async function startOver(): Promise<void> {
  await em().nativeDelete(SettingsRow, {});
  await em().nativeDelete(AuditEntry, {});
}

const read = async (): Promise<Settings> => (await api.as('admin').get('/settings').expect(200)).body;

const change = (changes: object, settings: object = { ...DEFAULT_SETTINGS, version: 0 }) =>
  api
    .as('admin')
    .put('/settings')
    .send({ ...settings, ...changes });

it('has defaults until an admin changes something', async () => {
  expect(await read()).toEqual({ ...DEFAULT_SETTINGS, canMail: false, version: 0, updatedAt: null });
});

describe('a change', () => {
  beforeAll(startOver);

  it('is kept, answered and written down with what it changed', async () => {
    const { body } = await change({
      isRegistrationOpen: true,
      secondFactorRoles: ['manager', 'user'],
      contactRetentionDays: null,
      isSocialSyncOn: false,
    }).expect(200);
    expect(body).toMatchObject({
      isRegistrationOpen: true,
      sessionHours: 24,
      secondFactorRoles: ['user', 'manager'],
      contactRetentionDays: null,
      isSocialSyncOn: false,
      version: 1,
    });
    expect(await read()).toEqual(body);

    const [entry] = await em().findAll(AuditEntry);
    expect(entry).toMatchObject({
      verb: 'updated',
      noun: 'settings',
      actorName: expect.any(String),
      changes: {
        before: {
          isRegistrationOpen: false,
          secondFactorRoles: [],
          contactRetentionDays: 365,
          isSocialSyncOn: true,
        },
        after: {
          isRegistrationOpen: true,
          secondFactorRoles: ['user', 'manager'],
          contactRetentionDays: null,
          isSocialSyncOn: false,
        },
      },
    });
  });

  it('takes back what was read, and is no change when nothing differs', async () => {
    const settings = await read();
    const { body } = await change({}, settings).expect(200);
    expect(body).toEqual(settings);
    expect(await em().count(AuditEntry, {})).toBe(1);
  });

  it('of a stale version is refused, also among changes at the same time', async () => {
    await startOver();
    const answers = await Promise.all([1, 4, 168, 1].map((sessionHours) => change({ sessionHours })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'settings.stale', params: { current: 1 } });
    expect(await em().count(AuditEntry, {})).toBe(1);
  });

  it.each([
    ['weak', 'low'],
    ['medium', 'medium'],
    ['strong', 'high'],
  ])('reads the password policy %s as %s', async (alias, passwordPolicy) => {
    await startOver();
    expect((await change({ passwordPolicy: alias }).expect(200)).body).toMatchObject({ passwordPolicy });
  });

  it.each([
    ['sessionHours', 2],
    ['sessionHours', '24'],
    ['passwordPolicy', 'constructor'],
    ['isRegistrationOpen', 'true'],
    ['isRegistrationOpen', undefined],
    ['secondFactorRoles', ['root']],
    ['secondFactorRoles', ['admin', 'admin']],
    ['secondFactorRoles', 'admin'],
    ['contactRetentionDays', 1],
    ['contactRetentionDays', undefined],
    ['isSocialSyncOn', 'off'],
    ['isSocialSyncOn', undefined],
    ['notifications', undefined],
    ['notifications', { contactMessages: true }],
    ['notifications', { ...DEFAULT_SETTINGS.notifications, sms: true }],
    ['version', -1],
    ['surprise', true],
  ])('with %s = %j is refused', async (field, value) => {
    const { body } = await change({ [field]: value }).expect(400);
    expect(body).toMatchObject({ code: 'request.invalid' });
  });
});

it('is for admins alone', async () => {
  await api.as('manager').get('/settings').expect(403);
  await api
    .as('manager')
    .put('/settings')
    .send({ ...DEFAULT_SETTINGS, version: 0 })
    .expect(403);
  await api.asVisitor().get('/settings').expect(401);
});

it('holds at once on every server, which reads it once', async () => {
  await startOver();
  const changes = new Changes(api.application.get(MikroORM));
  await changes.onModuleInit();
  const here = api.application.get(SettingsService);
  const there = new SettingsService(
    em(),
    api.application.get(AuditService),
    changes,
    api.application.get(Mails),
  );
  expect((await there.current()).sessionHours).toBe(24);
  expect(await there.current()).toBe(await there.current());

  await change({ sessionHours: 1 }).expect(200);
  expect((await here.current()).sessionHours).toBe(1);
  await changes.settle();
  expect((await there.current()).sessionHours).toBe(1);
  changes.onApplicationShutdown();
});

it('keeps no mail where there is no mail server', async () => {
  const mails = api.application.get(Mails);
  expect(mails.canSend).toBe(false);
  await em().transactional((inner) => mails.send(inner, 'nobody writes it', {}));
  expect(await em().execute(`select from jobs.job where name in ('mails', 'letters')`)).toEqual([]);
});
