import type { ReleaseName } from './modules.ts';

/** Choices for the number of days for which signatures with a key are accepted. */
export const SIGNING_KEY_DAYS = [90, 365, 730] as const;
export type SigningKeyDays = (typeof SIGNING_KEY_DAYS)[number];

/** POST /api/signing-keys: the public key with which a team's releases are verified. */
export interface SigningKeyInput {
  /** Name of the team or publisher, shown as the signer of its releases. */
  name: string;
  /** An Ed25519 public key: PEM, or its 32 bytes in base64. */
  publicKey: string;
  /** Modules whose releases the key may sign. */
  modules: ReleaseName[];
  /** Null for a key without an expiry. */
  days: SigningKeyDays | null;
}

/** A row of GET /api/signing-keys. Keys are never changed or deleted, only revoked. */
export interface SigningKey extends Omit<SigningKeyInput, 'days'> {
  id: string;
  /** SHA-256 of the key, hexadecimal. */
  fingerprint: string;
  createdBy: string;
  createdAt: string;
  /** Later signatures are refused; earlier ones stay valid. */
  expiresAt: string | null;
  /** From this instant on no signature of the key is valid, however old. */
  revokedAt: string | null;
  revokedBy: string | null;
  revokedReason: string | null;
}

/** POST /api/signing-keys/:id/revoke */
export interface SigningKeyRevocation {
  reason: string;
}
