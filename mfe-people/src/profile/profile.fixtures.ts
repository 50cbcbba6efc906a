import type { AccountSession, SecondFactorState } from '@vitral/sdk/contracts/accounts';
import { userWithRole, type StubbedResponses } from '@vitral/sdk/testing';

export const here: AccountSession = {
  id: 's1',
  startedAt: '2026-11-21T08:00:00.000Z',
  seenAt: new Date().toISOString(),
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  isCurrent: true,
};
export const phone: AccountSession = {
  id: 's2',
  startedAt: '2026-11-20T08:00:00.000Z',
  seenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  browser:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  isCurrent: false,
};

export const isOff: SecondFactorState = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
export const isOn: SecondFactorState = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };

export const RESPONSES: StubbedResponses = {
  'GET /api/auth/options': {
    ...{ isRegistrationOpen: false, canMail: false, passwordMinLength: 10 },
    ...{ isPasswordLoginOff: false, providers: [] },
  },
  'GET /api/profile/linked-logins': [],
  'GET /api/profile/sessions': [here, phone],
  'GET /api/profile/passkeys': [],
  'GET /api/profile/security-events': [],
  'GET /api/profile/second-factor': isOff,
  'GET /api/auth/user': userWithRole('manager'),
};
