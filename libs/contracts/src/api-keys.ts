/** These platforms require a key for their interface. */
export const API_KEY_PLATFORMS = ['youtube', 'twitter'] as const;
export type ApiKeyPlatform = (typeof API_KEY_PLATFORMS)[number];

/** A row of GET /api/api-keys; the key itself never leaves the server. */
export interface ApiKey {
  platform: ApiKeyPlatform;
  /** Its last four characters; null: none is set. */
  lastFour: string | null;
  updatedAt: string | null;
}

/** PUT /api/api-keys/{platform} */
export interface ApiKeyInput {
  key: string;
}

export const API_KEY_PROBLEMS = ['refused', 'limit', 'unreachable', 'unreadable'] as const;
export type ApiKeyProblem = (typeof API_KEY_PROBLEMS)[number];

/** POST /api/api-keys/{platform}/test: what the platform says to the stored key; null: it takes it. */
export interface ApiKeyTest {
  problem: ApiKeyProblem | null;
  /** The platform's HTTP status, where there was an answer. */
  status: number | null;
}
