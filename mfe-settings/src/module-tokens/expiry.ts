const SOON_MS = 14 * 24 * 3_600_000;

/** Classifies the expiry of a token; `soon` means within two weeks. */
export function expiryOf(expiresAt: string, now = Date.now()): 'past' | 'soon' | 'later' {
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return 'past';
  return left < SOON_MS ? 'soon' : 'later';
}
