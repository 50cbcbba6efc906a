/** Platforms that require an API key. */
export const API_KEY_PLATFORMS = ['youtube', 'twitter'] as const;
export type ApiKeyPlatform = (typeof API_KEY_PLATFORMS)[number];

/** A row of GET /api/api-keys; the key itself never leaves the server. */
export interface ApiKey {
  platform: ApiKeyPlatform;
  /** Last four characters; null while no key is set. */
  lastFour: string | null;
  updatedAt: string | null;
}

/** PUT /api/api-keys/{platform} */
export interface ApiKeyInput {
  key: string;
}

export const API_KEY_PROBLEMS = ['refused', 'limit', 'unreachable', 'unreadable'] as const;
export type ApiKeyProblem = (typeof API_KEY_PROBLEMS)[number];

/**
 * POST /api/api-keys/{platform}/test: how the platform responds to the stored key; null means that it is accepted.
 */
export interface ApiKeyTest {
  problem: ApiKeyProblem | null;
  /** HTTP status of the platform; null without a response. */
  status: number | null;
}
