/**
 * A new Idempotency-Key: 32 random hexadecimal digits. Not crypto.randomUUID: a console reached by plain HTTP in the
 * house's own network has none.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
