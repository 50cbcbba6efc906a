/**
 * A new Idempotency-Key: 32 random hexadecimal digits. Not crypto.randomUUID: a console reached by plain HTTP in the
 * house's own network has none.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Those whose outcome is not known, by method, address and body, and the keys that they were sent with. */
const open = new Map<string, string>();
/** The oldest goes first: nobody sends it again. */
const MOST_OPEN = 100;
const TOO_EARLY = 425;
const TOO_MANY = 429;

/**
 * Sends a write with a key. The same write has the same key until an answer says what became of it: a second click, and
 * whoever saves again after a lost answer, a 503 or the end of a session, gets what the first attempt made.
 */
export async function sendOnce(write: string, send: (key: string) => Promise<Response>): Promise<Response> {
  const key = open.get(write) ?? newIdempotencyKey();
  open.set(write, key);
  for (const oldest of open.keys()) if (open.size > MOST_OPEN) open.delete(oldest);
  const response = await send(key);
  if (isSettled(response) && open.get(write) === key) open.delete(write);
  return response;
}

/** Whether nothing is left to be repeated: the write was done, or was refused for what it is. */
function isSettled({ status }: Response): boolean {
  return status < 500 && status !== TOO_EARLY && status !== TOO_MANY;
}
