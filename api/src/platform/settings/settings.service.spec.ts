import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { differences } from './settings.service.ts';

describe('SettingsService', () => {
  it('returns only the differing fields of nested objects', () => {
    const { notifications, backups } = DEFAULT_SETTINGS;
    const after = {
      ...DEFAULT_SETTINGS,
      backups: { ...backups, kept: 9 },
      notifications: { ...notifications, sms: { ...notifications.sms, numbers: ['+525512345678'] } },
      auditRetentionDays: 90,
    };

    expect(differences(DEFAULT_SETTINGS, after)).toEqual({
      before: { auditRetentionDays: null, backups: { kept: 7 }, notifications: { sms: { numbers: [] } } },
      after: {
        auditRetentionDays: 90,
        backups: { kept: 9 },
        notifications: { sms: { numbers: ['+525512345678'] } },
      },
    });
  });

  it('returns nothing for equal states', () => {
    expect(differences(DEFAULT_SETTINGS, JSON.parse(JSON.stringify(DEFAULT_SETTINGS)))).toEqual({
      before: {},
      after: {},
    });
  });
});
