import { expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@vitral/contracts';
import { differences } from './differences.ts';

it('tells of nested fields only the one that differs', () => {
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

it('tells nothing of equal states', () => {
  expect(differences(DEFAULT_SETTINGS, JSON.parse(JSON.stringify(DEFAULT_SETTINGS)))).toEqual({
    before: {},
    after: {},
  });
});
