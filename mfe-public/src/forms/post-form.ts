import { discardBody } from '../data/discard-body.ts';
import { isObject } from '../data/json.ts';

export type Outcome =
  | { kind: 'sent' }
  /** Problems by field; a field may be unknown to the form. */
  | { kind: 'refused'; problems: Record<string, string> }
  | { kind: 'too-many'; retrySeconds: number }
  | { kind: 'unreachable' }
  /** `code` is the error's code if the server responded with one. */
  | { kind: 'failed'; code?: string };

/** Timeout in milliseconds. */
const TIME_LIMIT = 20_000;

const RETRY_SECONDS = 600;

/** The last form and its Idempotency-Key, reused until a response shows the outcome, so that the server stores it once. */
let pending: { body: string; key: string } | null = null;

/** Posts a form as JSON to an API path; never rejects. */
export async function postForm(path: string, values: object): Promise<Outcome> {
  const body = JSON.stringify(values);
  if (pending?.body !== body) pending = { body, key: newKey() };
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': pending.key },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (response.ok || isRefusal(response)) pending = null;
    if (isRefusal(response)) return refusal(await response.json());
    discardBody(response);
    if (response.ok) return { kind: 'sent' };
    if (response.status === 429) return { kind: 'too-many', retrySeconds: retryAfter(response) };
    return { kind: 'failed' };
  } catch (error) {
    return { kind: error instanceof TypeError ? 'unreachable' : 'failed' };
  }
}

/** Statuses of errors that the same form would meet again. */
const REFUSED = [400, 404, 409, 422];

const isRefusal = ({ status }: Response) => REFUSED.includes(status);

/** Returns 32 random hexadecimal digits; crypto.randomUUID needs HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function retryAfter({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : RETRY_SECONDS;
}

/** Parses problems such as `name:required`; if there are none, the form as a whole failed. */
function refusal(body: unknown): Outcome {
  const { code, params } = isObject(body) ? body : {};
  const fields = isObject(params) && Array.isArray(params.fields) ? params.fields.map(String) : [];
  if (fields.length === 0) return { kind: 'failed', ...(typeof code === 'string' && { code }) };
  return { kind: 'refused', problems: Object.fromEntries(fields.map((field) => field.split(':'))) };
}
