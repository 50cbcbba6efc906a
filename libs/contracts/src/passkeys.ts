/** Ways in which an authenticator is reached, as WebAuthn names them. */
export const PASSKEY_TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** A row of GET /api/profile/passkeys, oldest first. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** The authenticator may copy the passkey to other devices; false: it stays on one device. */
  isBackupEligible: boolean;
  /** A copy existed when the passkey was last used. */
  isBackedUp: boolean;
  /** Number of signatures at the last use; 0 for authenticators that do not count. */
  signatureCount: number;
}

type UserVerification = 'required' | 'preferred' | 'discouraged';

/**
 * Response to POST /api/profile/passkeys/options {password}: the PublicKeyCredentialCreationOptionsJSON of WebAuthn.
 * It is valid for `PASSKEY_MINUTES`, once, in the same session.
 */
export interface PasskeyCreationOptions {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  excludeCredentials: { id: string; type: 'public-key'; transports: PasskeyTransport[] }[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: UserVerification;
  };
  attestation: 'none';
}

/** POST /api/profile/passkeys. Binary fields are base64url. */
export interface PasskeyInput {
  name: string;
  credentialId: string;
  clientDataJson: string;
  attestationObject: string;
  transports: PasskeyTransport[];
}

/** PUT /api/profile/passkeys/{id} */
export type PasskeyNameInput = Pick<PasskeyInput, 'name'>;

/** `login`: without a username. `second-factor`: after the right password. */
export const PASSKEY_LOGIN_PURPOSES = ['login', 'second-factor'] as const;
export type PasskeyLoginPurpose = (typeof PASSKEY_LOGIN_PURPOSES)[number];

/**
 * Response to POST /api/auth/login/passkey-options {purpose} and /api/profile/login-renewal/passkey-options: the
 * PublicKeyCredentialRequestOptionsJSON of WebAuthn. It names no
 * credentials, so that it reveals nothing about accounts. It is valid for `PASSKEY_MINUTES`, once, in the same browser.
 */
export interface PasskeyRequestOptions {
  rpId: string;
  challenge: string;
  timeout: number;
  userVerification: UserVerification;
}

/**
 * POST /api/auth/login/passkey and /api/profile/login-renewal/passkey, and `passkey` of POST /api/auth/login. Binary fields
 * are base64url.
 */
export interface PasskeyAssertion {
  credentialId: string;
  clientDataJson: string;
  authenticatorData: string;
  signature: string;
  /** The account, as the authenticator stored it. */
  userHandle: string;
}

/** Parameters of the error `auth.second-factor-required`: ways in which the account can prove its second factor. */
export interface SecondFactorWays {
  hasCode: boolean;
  hasPasskey: boolean;
}

/** Minutes for which a challenge is valid. */
export const PASSKEY_MINUTES = 5;

export type PasskeySupport = 'supported' | 'no-domain' | 'no-browser-support';

/** Returns whether the browser can use passkeys on a page; pass `globalThis`. */
export function passkeySupport(page: {
  location: { hostname: string };
  PublicKeyCredential?: unknown;
}): PasskeySupport {
  if (!isPasskeyDomain(page.location.hostname)) return 'no-domain';
  return page.PublicKeyCredential === undefined ? 'no-browser-support' : 'supported';
}

/**
 * Returns whether passkeys work at a host: WebAuthn binds them to a domain, and refuses IP addresses. `hostname` is that of a URL,
 * which writes every IPv4 address as four numbers, and IPv6 addresses in brackets.
 */
export function isPasskeyDomain(hostname: string): boolean {
  return hostname !== '' && !hostname.startsWith('[') && !/^\d+(\.\d+){3}$/.test(hostname);
}
