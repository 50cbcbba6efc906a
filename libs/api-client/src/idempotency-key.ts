/**
 * Returns a new Idempotency-Key: 32 random hexadecimal digits. crypto.randomUUID is not available to a console opened
 * over plain HTTP in a local network.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Keys of writes with an unknown outcome, by method, URL and body. */
const open = new Map<string, string>();
/** The oldest key is dropped first, since its write is unlikely to be sent again. */
const MAX_PENDING = 100;
const TOO_EARLY = 425;
const TOO_MANY = 429;

/**
 * Sends a write with a key. Equal writes share a key until a response states the outcome, so that a second click or a
 * retry after a lost response, a 503 or the end of a session gets the result of the first attempt.
 */
export async function sendIdempotently(
  write: string,
  send: (key: string) => Promise<Response>,
): Promise<Response> {
  const key = open.get(write) ?? newIdempotencyKey();
  open.set(write, key);
  for (const oldest of open.keys()) if (open.size > MAX_PENDING) open.delete(oldest);
  const response = await send(key);
  if (isSettled(response) && open.get(write) === key) open.delete(write);
  return response;
}

/** Returns whether the outcome is final: the write was done, or was refused for its content. */
function isSettled({ status }: Response): boolean {
  return status < 500 && status !== TOO_EARLY && status !== TOO_MANY;
}
