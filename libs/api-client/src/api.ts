import { LIMITS } from '@vitral/contracts';
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

/** One page of a list, and how many rows there are on the server (X-Total-Count). */
export interface Page<T> {
  items: T[];
  total: number;
}

async function send(
  method: string,
  path: string,
  options: RequestOptions,
  body?: unknown,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`/api${path}${toSearch(options.query)}`, {
    method,
    credentials: 'same-origin',
    signal: options.signal ?? null,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(body !== undefined && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  });
}

function toSearch(query: QueryValues = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (filled.length === 0) return '';
  return `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

async function get<T>(path: string, options: ReadOptions = {}): Promise<T> {
  const read = () => send('GET', path, options);
  if (options.on401 !== 'null') return readAnswer<T>(await sendWithSession(read));
  const response = await read();
  return response.status === 401 ? (null as T) : readAnswer<T>(response);
}

async function list<T>(path: string, options: RequestOptions = {}): Promise<Page<T>> {
  const response = await sendWithSession(() => send('GET', path, options));
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
  async <T = void>(path: string, body?: unknown, options: RequestOptions = {}): Promise<T> =>
    readAnswer<T>(await sendWithSession(() => send(method, path, options, body)));

/**
 * Calls to the API; paths start after `/api`. Every method throws ApiError for a non-OK answer and
 * the browser's TypeError when there is no answer. Specification, section 7. When the session is over, a request waits
 * for a new login and is sent once more (SESSION_ENDED).
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
