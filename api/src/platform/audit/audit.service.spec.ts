import { describe, expect, it } from '@jest/globals';
import { changesBetween } from './audit.service.ts';
import { updateVerb } from './edit-versioned.ts';

const ROW = { name: 'Ana', tags: ['one'], isActive: true, version: 1, updatedAt: 'then' };
const EDITED = { ...ROW, version: 2, updatedAt: 'now' };

describe('the changes between two states', () => {
  it('are the fields that differ, without version and time', () => {
    expect(changesBetween(ROW, { ...EDITED, name: 'Eva', tags: ['one'] })).toEqual({
      before: { name: 'Ana' },
      after: { name: 'Eva' },
    });
  });

  it('are all fields of a created or deleted item', () => {
    const { version: _version, updatedAt: _updatedAt, ...fields } = ROW;
    expect(changesBetween(undefined, ROW)).toEqual({ before: {}, after: fields });
    expect(changesBetween(ROW, undefined)).toEqual({ before: fields, after: {} });
  });

  it('are null when there was nothing to compare', () => {
    expect(changesBetween()).toBeNull();
  });
});

describe('secrets', () => {
  it('are left out at any depth and in any spelling', () => {
    const secrets = [
      'password',
      'passwordHash',
      'newPassword',
      'token',
      'linkHash',
      'key',
      'apiKey',
      'sealed',
    ];
    for (const field of [...secrets, 'secondFactorSecret', 'passcode', 'recoveryCodes', 'session_cookie']) {
      expect(changesBetween({ [field]: 'old', name: 'Ana' }, { [field]: 'new', name: 'Eva' })).toEqual({
        before: { name: 'Ana' },
        after: { name: 'Eva' },
      });
      expect(changesBetween(undefined, { links: [{ [field]: 'new', to: 'x' }] })?.after).toEqual({
        links: [{ to: 'x' }],
      });
    }
  });

  it('are not fields that merely mention them', () => {
    const open = {
      passwordPolicy: 'high',
      hasPassword: true,
      lastFour: '4f2a',
      keywords: 'x',
      checksum: 'y',
    };
    expect(changesBetween(undefined, open)?.after).toEqual(open);
  });
});

describe('the verb of an update', () => {
  it('is that of a switch when only the switch changed', () => {
    expect(updateVerb(ROW, { ...EDITED, isActive: false })).toBe('deactivated');
    expect(updateVerb({ ...ROW, isActive: false }, EDITED)).toBe('activated');
  });

  it('is `updated` when more than a switch changed', () => {
    expect(updateVerb(ROW, { ...EDITED, isActive: false, name: 'Eva' })).toBe('updated');
    expect(updateVerb(ROW, { ...EDITED, name: 'Eva' })).toBe('updated');
  });
});
