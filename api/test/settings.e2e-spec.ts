import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, type Settings } from '@vitral/contracts/settings';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { AuditService } from '../src/platform/audit/audit.service.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { DirectDatabase } from '../src/platform/database/own-connection.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { Secrets } from '../src/platform/secrets/secrets.ts';
import { Settings as SettingsRow } from '../src/platform/settings/settings.entity.ts';
import { SettingsService } from '../src/platform/settings/settings.service.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();

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

const { notifications, backups } = DEFAULT_SETTINGS;

describe('settings', () => {
  it('has default values until an admin changes them', async () => {
    expect(await read()).toEqual({
      siteName: { es: 'Vitral', en: 'Vitral', fr: '' },
      siteDescription: { es: '', en: '', fr: '' },
      isRegistrationOpen: false,
      isPasswordLoginOff: false,
      isMaintenanceOn: false,
      isDark: false,
      isCompact: false,
      accent: 'amethyst',
      notifications: {
        isOn: true,
        mail: {
          isOn: true,
          kinds: ['contact-messages', 'new-accounts', 'backup-failures', 'feed-failures', 'module-failures'],
        },
        sms: { isOn: false, kinds: ['backup-failures'], numbers: [] },
      },
      timeZone: 'UTC',
      sessionHours: 24,
      sessionDays: 30,
      passwordPolicy: 'medium',
      leakedPasswordsUrl: '',
      secondFactorRoles: [],
      contactRetentionDays: 365,
      contactReplyTo: '',
      auditRetentionDays: null,
      securityRetentionDays: 365,
      registrationRetentionDays: 30,
      requestRetentionDays: 90,
      mayManagersReadRegistrations: false,
      isNewDeviceMailOn: false,
      isFailureBurstMailOn: true,
      moduleSignatures: 'optional',
      httpsScope: 'host',
      measuredShare: 10,
      areRegressionsWithdrawn: true,
      isSocialSyncOn: true,
      backups: { isOn: true, frequency: 'daily', kept: 7 },
      canMail: false,
      canSms: false,
      version: 0,
      updatedAt: null,
    });
  });

  describe('a change', () => {
    beforeAll(startOver);

    it('is stored, returned and audited with the changed fields, including nested ones', async () => {
      const { body } = await change({
        siteName: { es: '  Faro \n del Sur ', en: 'Vitral' },
        secondFactorRoles: ['manager', 'user'],
        contactRetentionDays: null,
        backups: { ...backups, kept: 60 },
        notifications: {
          ...notifications,
          mail: { isOn: true, kinds: ['feed-failures', 'contact-messages'] },
          sms: { ...notifications.sms, numbers: ['+525512345678'] },
        },
      }).expect(200);
      expect(body).toMatchObject({
        siteName: { es: 'Faro del Sur', en: 'Vitral', fr: '' },
        sessionHours: 24,
        secondFactorRoles: ['user', 'manager'],
        backups: { isOn: true, frequency: 'daily', kept: 60 },
        version: 1,
      });
      expect(await read()).toEqual(body);

      const [entry] = await em().findAll(AuditEntry);
      expect(entry).toMatchObject({ verb: 'updated', noun: 'settings', actorName: expect.any(String) });
      expect(entry?.changes).toEqual({
        before: {
          siteName: { es: 'Vitral' },
          secondFactorRoles: [],
          contactRetentionDays: 365,
          backups: { kept: 7 },
          notifications: { mail: { kinds: notifications.mail.kinds }, sms: { numbers: [] } },
        },
        after: {
          siteName: { es: 'Faro del Sur' },
          secondFactorRoles: ['user', 'manager'],
          contactRetentionDays: null,
          backups: { kept: 60 },
          notifications: {
            mail: { kinds: ['contact-messages', 'feed-failures'] },
            sms: { numbers: ['+525512345678'] },
          },
        },
      });
    });

    it('accepts what was read, and changes nothing if nothing differs', async () => {
      const settings = await read();
      const { body } = await change({}, settings).expect(200);
      expect(body).toEqual(settings);
      expect(await em().count(AuditEntry, {})).toBe(1);
    });

    it('of a stale version is refused, also among simultaneous changes', async () => {
      await startOver();
      const responses = await Promise.all([1, 4, 168, 1].map((sessionHours) => change({ sessionHours })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const refused = responses.find(({ status }) => status === 409);
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
  });

  it('is for admins only', async () => {
    const settings = { ...DEFAULT_SETTINGS, version: 0 };
    await api.as('manager').get('/settings').expect(403);
    await api.as('manager').put('/settings').send(settings).expect(403);
    await api.asVisitor().get('/settings').expect(401);
  });

  it('fills fields that are missing from an older document with their defaults', async () => {
    await startOver();
    const old = {
      isRegistrationOpen: true,
      backups: { kept: 3 },
      notifications: { sms: { numbers: ['+15550100'] } },
    };
    await em().insert(SettingsRow, { id: 'site', document: old as never, updatedAt: new Date(), version: 4 });

    expect(await read()).toMatchObject({
      ...DEFAULT_SETTINGS,
      isRegistrationOpen: true,
      backups: { ...backups, kept: 3 },
      notifications: { ...notifications, sms: { ...notifications.sms, numbers: ['+15550100'] } },
      version: 4,
    });
  });

  it('takes effect at once on every server, each of which reads it once', async () => {
    await startOver();
    const { application } = api;
    const changes = new TableChanges(application.get(DirectDatabase), application.get(Secrets));
    await changes.onModuleInit();
    const here = application.get(SettingsService);
    const there = new SettingsService(
      em(),
      application.get(AuditService),
      changes,
      application.get(Configuration),
    );
    expect((await there.current()).sessionHours).toBe(24);
    expect(await there.current()).toBe(await there.current());

    await change({ sessionHours: 1 }).expect(200);
    expect((await here.current()).sessionHours).toBe(1);
    await changes.settle();
    expect((await there.current()).sessionHours).toBe(1);
    changes.onApplicationShutdown();
  });

  it('queues no email without a mail server', async () => {
    const emails = api.application.get(Emails);
    expect(emails.canSend).toBe(false);
    await em().transactional((inner) => emails.send(inner, 'nobody writes it', {}));
    expect(await em().execute(`select from jobs.job where name in ('mails', 'letters')`)).toEqual([]);
  });
});
