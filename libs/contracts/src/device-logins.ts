import type { ModuleTokenInput } from './module-tokens.ts';
import type { ReleaseName } from './modules.ts';

/** Limits of logins by device code (RFC 8628). */
export const DEVICE_LOGIN_LIMITS = {
  /** Minutes from the start until codes expire. */
  minutes: 10,
  /** Seconds between two polls; each poll that comes too early adds this many. */
  interval: 5,
  /** Maximum number of logins that wait for an answer at a time. */
  open: 500,
} as const;

/** Path of the page on which a person answers. */
export const DEVICE_LOGIN_PATH = '/admin/device-login';

/** Query parameter of that page with the code filled in. */
export const DEVICE_LOGIN_PARAMETER = 'code';

/** Letters of user codes: no vowels, which could form words, and no letters that resemble digits (RFC 8628, section 6.1). */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

const USER_CODE = new RegExp(`^[${USER_CODE_LETTERS}]{8}$`);

/** Returns a typed user code in the displayed form, such as `BCDF-GHJK`; undefined for any other text. */
export function readUserCode(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  return USER_CODE.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}

/** POST /api/device-logins: public. A program asks for a module token. */
export interface DeviceLoginInput {
  /** Name of the machine, as the program gives it. */
  machine: string;
  /** Null leaves the choice to the person who approves. */
  module: ReleaseName | null;
  mayActivate: boolean;
  mayPreview: boolean;
  mayPromote: boolean;
}

export interface StartedDeviceLogin {
  /** Secret of the program. */
  deviceCode: string;
  userCode: string;
  /**
   * Paths on this site, without and with the code filled in; the program appends them to the origin that it sent the
   * request to.
   */
  verificationPath: string;
  verificationPathComplete: string;
  /** Seconds. */
  expiresIn: number;
  /** Seconds between two polls. */
  interval: number;
}

/** GET /api/device-logins/:userCode: a login that waits for an answer. */
export interface DeviceLogin extends DeviceLoginInput {
  /** IP address from which it was started. */
  address: string;
  createdAt: string;
  expiresAt: string;
}

/** POST /api/device-logins/:userCode/approve: the token that the program gets, which acts as the person who approves. */
export type DeviceLoginApproval = Omit<ModuleTokenInput, 'name'>;

/**
 * POST /api/device-logins/token: public. Responds with the token once, else with one of the errors `device-logins.pending`,
 * `slow-down`, `denied` or `expired` (RFC 8628, section 3.5).
 */
export interface DeviceCodeInput {
  deviceCode: string;
}
