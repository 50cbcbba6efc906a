import {
  CONTACT_FIELDS,
  type CONTACT_HONEYPOT,
  type ContactField,
  type ContactProblems,
} from '@vitral/contracts/contact-messages';
import type { Language } from '@vitral/contracts/languages';
import { discardBody } from '../data/discard-body.ts';
import { isObject } from '../data/json.ts';
import type { ContactValues } from './form-values.ts';

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; problems: ContactProblems }
  | { kind: 'too-many'; retrySeconds: number }
  | { kind: 'unreachable' }
  | { kind: 'failed' };

type SentMessage = ContactValues & { [CONTACT_HONEYPOT]: string; language: Language };

/** Timeout in milliseconds. */
const TIME_LIMIT = 20_000;

const RETRY_SECONDS = 600;

/** The last message and its Idempotency-Key, reused until a response shows the outcome, so that the server stores it once. */
let pending: { body: string; key: string } | null = null;

/** Sends POST /api/contact; never rejects. */
export async function sendMessage(message: SentMessage): Promise<Outcome> {
  const body = JSON.stringify(message);
  if (pending?.body !== body) pending = { body, key: newKey() };
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': pending.key },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (response.ok || response.status === 400 || response.status === 422) pending = null;
    if (response.status === 400) return refusal(await response.json());
    discardBody(response);
    if (response.ok) return { kind: 'sent' };
    if (response.status === 429) return { kind: 'too-many', retrySeconds: retryAfter(response) };
    return { kind: 'failed' };
  } catch (error) {
    return { kind: error instanceof TypeError ? 'unreachable' : 'failed' };
  }
}

/** Returns 32 random hexadecimal digits; crypto.randomUUID needs HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function retryAfter({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : RETRY_SECONDS;
}

/** Parses problems such as `name:required`; without a known field the form as a whole failed. */
function refusal(body: unknown): Outcome {
  const params = isObject(body) && isObject(body.params) ? body.params : {};
  const fields = Array.isArray(params.fields) ? params.fields.map(String) : [];
  const problems = Object.fromEntries(
    fields.map((field) => field.split(':')).filter(([name]) => isField(name)),
  ) as ContactProblems;
  return Object.keys(problems).length > 0 ? { kind: 'refused', problems } : { kind: 'failed' };
}

function isField(name: string | undefined): name is ContactField {
  return CONTACT_FIELDS.some((field) => field === name);
}
