const SOON = 14 * 24 * 3_600_000;

/** Whether a token is over, or will be within two weeks. */
export function expiryOf(expiresAt: string, now = Date.now()): 'past' | 'soon' | 'later' {
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return 'past';
  return left < SOON ? 'soon' : 'later';
}
