import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { notifications, backups } = DEFAULT_SETTINGS;
const sms = (fields: object) => ({ ...notifications, sms: { ...notifications.sms, ...fields } });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `+52551234567${index}`);
const long = 'n'.repeat(LIMITS.siteName + 1);

describe('fields of settings', () => {
  it.each<[string, unknown, string]>([
    ['siteName', { es: '', en: 'Faro' }, 'siteName.es:isLength'],
    ['siteName', { es: 'Faro', en: long }, 'siteName.en:isLength'],
    ['siteName', { es: 'Faro' }, 'siteName.en:'],
    ['siteName', { es: 'Faro', en: 'Faro', fr: long }, 'siteName.fr:maxLength'],
    ['siteName', { es: 'Faro', en: 'Faro', de: 'Turm' }, 'siteName.de:whitelistValidation'],
    ['siteName', 'Faro', 'siteName:'],
    ['siteName', [], 'siteName:'],
    [
      'siteDescription',
      { es: 'd'.repeat(LIMITS.siteDescription + 1), en: '' },
      'siteDescription.es:maxLength',
    ],
    ['siteDescription', { es: 7, en: '' }, 'siteDescription.es:isString'],
    ['isRegistrationOpen', 'true', 'isRegistrationOpen:isBoolean'],
    ['isPasswordLoginOff', 'yes', 'isPasswordLoginOff:isBoolean'],
    ['isMaintenanceOn', 1, 'isMaintenanceOn:isBoolean'],
    ['isDark', null, 'isDark:isBoolean'],
    ['accent', 'mud', 'accent:isIn'],
    ['isCompact', undefined, 'isCompact:isBoolean'],
    ['notifications', undefined, 'notifications:'],
    ['notifications', { ...notifications, contactMessages: true }, 'notifications.contactMessages:whitelist'],
    ['notifications', { ...notifications, isOn: 'yes' }, 'notifications.isOn:isBoolean'],
    ['notifications', { ...notifications, mail: undefined }, 'notifications.mail:'],
    [
      'notifications',
      { ...notifications, mail: { isOn: true, kinds: ['rain'] } },
      'notifications.mail.kinds:isIn',
    ],
    [
      'notifications',
      sms({ kinds: ['backup-failures', 'backup-failures'] }),
      'notifications.sms.kinds:arrayUnique',
    ],
    ['notifications', sms({ kinds: 'backup-failures' }), 'notifications.sms.kinds:isArray'],
    ['notifications', sms({ numbers: ['5512345678'] }), 'notifications.sms.numbers:isPhoneNumber'],
    ['notifications', sms({ numbers: [525512345678] }), 'notifications.sms.numbers:isPhoneNumber'],
    [
      'notifications',
      sms({ numbers: ['+525512345678', '+525512345678'] }),
      'notifications.sms.numbers:arrayUnique',
    ],
    [
      'notifications',
      sms({ numbers: numbers(LIMITS.phoneNumbers + 1) }),
      'notifications.sms.numbers:arrayMaxSize',
    ],
    ['timeZone', 'Mars/Olympus', 'timeZone:isZone'],
    ['timeZone', undefined, 'timeZone:isZone'],
    ['sessionHours', 2, 'sessionHours:isIn'],
    ['sessionHours', '24', 'sessionHours:isIn'],
    ['sessionDays', 91, 'sessionDays:isIn'],
    ['sessionDays', '30', 'sessionDays:isIn'],
    ['sessionDays', undefined, 'sessionDays:isIn'],
    ['passwordPolicy', 'constructor', 'passwordPolicy:isIn'],
    ['leakedPasswordsUrl', 'ftp://example.org/', 'leakedPasswordsUrl:isHttpAddress'],
    ['leakedPasswordsUrl', '/range/', 'leakedPasswordsUrl:isHttpAddress'],
    ['secondFactorRoles', ['root'], 'secondFactorRoles:isIn'],
    ['secondFactorRoles', ['admin', 'admin'], 'secondFactorRoles:arrayUnique'],
    ['secondFactorRoles', 'admin', 'secondFactorRoles:isArray'],
    ['contactRetentionDays', 1, 'contactRetentionDays:isIn'],
    ['contactRetentionDays', undefined, 'contactRetentionDays:isIn'],
    ['contactReplyTo', 'nobody', 'contactReplyTo:isEmail'],
    ['auditRetentionDays', 0, 'auditRetentionDays:isIn'],
    ['securityRetentionDays', 1, 'securityRetentionDays:isIn'],
    ['isNewDeviceMailOn', 1, 'isNewDeviceMailOn:isBoolean'],
    ['isFailureBurstMailOn', 1, 'isFailureBurstMailOn:isBoolean'],
    ['moduleSignatures', 'sometimes', 'moduleSignatures:isIn'],
    ['httpsScope', 'everywhere', 'httpsScope:isIn'],
    ['measuredShare', 33, 'measuredShare:isIn'],
    ['areRegressionsWithdrawn', 1, 'areRegressionsWithdrawn:isBoolean'],
    ['isSocialSyncOn', 'off', 'isSocialSyncOn:isBoolean'],
    ['backups', { ...backups, isOn: 0 }, 'backups.isOn:isBoolean'],
    ['backups', { ...backups, frequency: 'yearly' }, 'backups.frequency:isIn'],
    ['backups', { ...backups, kept: 0 }, 'backups.kept:min'],
    ['backups', { ...backups, kept: 61 }, 'backups.kept:max'],
    ['backups', { ...backups, kept: 1.5 }, 'backups.kept:isInt'],
    ['version', -1, 'version:min'],
    ['surprise', true, 'surprise:whitelistValidation'],
  ])('refuses %s = %j', async (field, value, problem) => {
    const { body } = await api
      .as('admin')
      .put('/settings')
      .send({ ...DEFAULT_SETTINGS, version: 0, [field]: value })
      .expect(400);
    expect(body).toMatchObject({ code: 'request.invalid' });
    expect(body.params.fields).toContainEqual(expect.stringContaining(problem));
    expect((await api.as('admin').get('/settings')).body.version).toBe(0);
  });
});
