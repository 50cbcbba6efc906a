import { LIMITS } from '@vitral/contracts';
import { newIdempotencyKey, sendOnce } from './idempotency-key.ts';
import { readAnswer } from './read-answer.ts';
import { sendWithSession } from './session-ended.ts';
import { upload } from './upload.ts';

export type QueryValues = Record<string, string | number | boolean | null | undefined>;

export interface RequestOptions {
  /** Put behind the path; empty, null and undefined values are left out. */
  query?: QueryValues;
  signal?: AbortSignal;
}

export interface ReadOptions extends RequestOptions {
  /** 'null' answers null to a request without a session instead of throwing. */
  on401?: 'error' | 'null';
}

export interface WriteOptions extends RequestOptions {
  /**
   * The same for each attempt to send one thing, so that the server does it once. At most LIMITS.idempotencyKey. Without it equal writes
   * share a key until an answer says what became of them.
   */
  idempotencyKey?: string;
}

/** One page of a list, and how many rows there are on the server (X-Total-Count). */
export interface Page<T> {
  items: T[];
  total: number;
}

const read = (path: string, { query, signal }: RequestOptions) =>
  fetch(addressOf(path, query), { method: 'GET', credentials: 'same-origin', signal: signal ?? null });

async function write(
  method: string,
  path: string,
  body: unknown,
  { query, signal, idempotencyKey }: WriteOptions,
): Promise<Response> {
  const address = addressOf(path, query);
  const isForm = body instanceof FormData;
  const sent = body === undefined || isForm ? body : JSON.stringify(body);
  const send = (key: string) =>
    sendWithSession(() =>
      fetch(address, {
        method,
        credentials: 'same-origin',
        signal: signal ?? null,
        headers: {
          'Idempotency-Key': key,
          ...(sent !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
      }),
    );
  if (idempotencyKey !== undefined) return send(idempotencyKey);
  // Nobody can tell whether two forms with files are equal.
  return isForm ? send(newIdempotencyKey()) : sendOnce([method, address, sent].join(' '), send);
}

const addressOf = (path: string, query?: QueryValues) => `/api${path}${toSearch(query)}`;

function toSearch(query: QueryValues = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (filled.length === 0) return '';
  return `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

async function get<T>(path: string, options: ReadOptions = {}): Promise<T> {
  if (options.on401 !== 'null') return readAnswer<T>(await sendWithSession(() => read(path, options)));
  const response = await read(path, options);
  return response.status === 401 ? (null as T) : readAnswer<T>(response);
}

async function list<T>(path: string, options: RequestOptions = {}): Promise<Page<T>> {
  const response = await sendWithSession(() => read(path, options));
  const items = await readAnswer<T[]>(response);
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
}

/** Every row of a list, asked for in pages of LIMITS.page. For lists that people can survey, not for long ones. */
async function all<T>(path: string, options: RequestOptions = {}): Promise<T[]> {
  const items: T[] = [];
  for (;;) {
    const query = { ...options.query, limit: LIMITS.page, offset: items.length };
    const page = await list<T>(path, { ...options, query });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}

const writer =
  (method: string) =>
  async <T = void>(path: string, body?: unknown, options: WriteOptions = {}): Promise<T> =>
    readAnswer<T>(await write(method, path, body, options));

/**
 * Calls to the API; paths start after `/api`. Every method throws ApiError for a non-OK answer and
 * the browser's TypeError when there is no answer. When the session is over, a request waits
 * for a new login and is sent once more (SESSION_ENDED). Every write carries an Idempotency-Key (docs/adr/046).
 */
export const api = {
  get,
  list,
  all,
  post: writer('POST'),
  put: writer('PUT'),
  delete: writer('DELETE'),
  upload,
};
