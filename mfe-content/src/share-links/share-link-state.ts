import type { ShareLink } from '@vitral/contracts';

export type ShareLinkState = 'active' | 'expired' | 'revoked';

/** What visitors get by a link at an instant (milliseconds). */
export function stateOf({ revokedAt, expiresAt }: ShareLink, now: number): ShareLinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}
