import type { ApiKeyTest } from './api-keys.ts';
import type { Versioned } from './items.ts';

/** GET /api/zoom-account: the Server-to-Server OAuth app by which Zoom meetings are created; its secrets never leave the server. */
export interface ZoomAccount {
  /** Empty while no account is set, like `clientId`. */
  accountId: string;
  clientId: string;
  /** Last four characters; null while it is not set. */
  clientSecretEnd: string | null;
  /** Last four characters of the secret token that signs Zoom's events; null while it is not set. */
  eventSecretEnd: string | null;
  updatedAt: string | null;
  /** 0 while no account is set. */
  version: number;
}

/** PUT /api/zoom-account. Null keeps the stored secret. */
export type ZoomAccountInput = Versioned<{
  accountId: string;
  clientId: string;
  clientSecret: string | null;
  eventSecret: string | null;
}>;

/** POST /api/zoom-account/test: how Zoom responds to the stored secrets. */
export type ZoomAccountTest = ApiKeyTest;
