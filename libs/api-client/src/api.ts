import { LIMITS } from '@vitral/contracts/limits';
import { newIdempotencyKey, sendIdempotently } from './idempotency-key.ts';
import { readResponse } from './api-error.ts';
import { sendWithSession } from './send-with-session.ts';
import { upload } from './upload.ts';

export type QueryValues = Record<string, string | number | boolean | null | undefined>;

export interface RequestOptions {
  /** Query string parameters; empty, null and undefined values are left out. */
  query?: QueryValues;
  signal?: AbortSignal;
}

export interface ReadOptions extends RequestOptions {
  /** 'null' returns null on status 401 instead of throwing. */
  on401?: 'error' | 'null';
}

export interface WriteOptions extends RequestOptions {
  /**
   * Identical for all attempts of one write, so that the server performs it once. At most LIMITS.idempotencyKey
   * characters. By default equal writes share a key until a response states their outcome.
   */
  idempotencyKey?: string;
  /** Completes the request even if the page is left meanwhile; for bodies of at most 64 kB. */
  keepalive?: boolean;
}

/** One page of a list, and the number of rows on the server (X-Total-Count). */
export interface Page<T> {
  items: T[];
  total: number;
}

const read = (path: string, { query, signal }: RequestOptions) =>
  fetch(buildUrl(path, query), { method: 'GET', credentials: 'same-origin', signal: signal ?? null });

async function write(
  method: string,
  path: string,
  body: unknown,
  { query, signal, idempotencyKey, keepalive = false }: WriteOptions,
): Promise<Response> {
  const url = buildUrl(path, query);
  const isForm = body instanceof FormData;
  const sent = body === undefined || isForm ? body : JSON.stringify(body);
  const send = (key: string) =>
    sendWithSession(() =>
      fetch(url, {
        method,
        credentials: 'same-origin',
        signal: signal ?? null,
        keepalive,
        headers: {
          'Idempotency-Key': key,
          ...(sent !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
      }),
    );
  if (idempotencyKey !== undefined) return send(idempotencyKey);
  // Two forms with files cannot be compared.
  return isForm ? send(newIdempotencyKey()) : sendIdempotently([method, url, sent].join(' '), send);
}

const buildUrl = (path: string, query?: QueryValues) => `/api${path}${toSearch(query)}`;

function toSearch(query: QueryValues = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (filled.length === 0) return '';
  return `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

async function get<T>(path: string, options: ReadOptions = {}): Promise<T> {
  if (options.on401 !== 'null') return readResponse<T>(await sendWithSession(() => read(path, options)));
  const response = await read(path, options);
  return response.status === 401 ? (null as T) : readResponse<T>(response);
}

async function list<T>(path: string, options: RequestOptions = {}): Promise<Page<T>> {
  const response = await sendWithSession(() => read(path, options));
  const items = await readResponse<T[]>(response);
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
}

/** Reads all rows of a list in pages of LIMITS.page. Meant for short lists. */
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
    readResponse<T>(await write(method, path, body, options));

/**
 * Requests to the API; paths start after `/api`. Every method throws ApiError for an error status and the browser's
 * TypeError without a response. When the session has ended or the login is not recent, a request waits for a login and is
 * sent once more (SESSION_ENDED, LOGIN_NOT_RECENT). Every write has an Idempotency-Key (docs/adr/046).
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
