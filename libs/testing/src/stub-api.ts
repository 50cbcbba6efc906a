export interface ApiCall {
  method: string;
  /** Without the query, `/api/...`. */
  path: string;
  query: Record<string, string>;
  /** The JSON sent, a FormData, a Blob, or undefined. */
  body: unknown;
  /** Undefined for what only reads, and for uploads: see `upload`. */
  idempotencyKey?: string | undefined;
  /** Only for what api.upload sends. */
  upload?: UploadCall;
}

export interface UploadCall {
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Tells the page how many bytes have left. */
  report: (sent: number, total: number) => void;
  /** Whether the page gave up waiting. */
  signal: AbortSignal;
}

/** A body; or what makes one (or a whole Response, see `answer`) from the call. */
export type Answer = unknown | ((call: ApiCall) => unknown);

/** 'METHOD /api/path' → answer. */
export type Answers = Record<string, Answer>;

let answers: Answers = {};
let calls: ApiCall[] = [];
let unexpected: string[] = [];

/**
 * Answers requests until the end of the test; later calls add to and replace earlier ones. Returns the calls
 * made so far and from now on. A request nobody answers fails the test.
 */
export function stubApi(added: Answers): ApiCall[] {
  answers = { ...answers, ...added };
  return calls;
}

/** An answer with a status of its own: `answer(409, { code: 'testimonials.stale' })`. */
export function answer(status: number, body?: unknown, headers: Record<string, string> = {}): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** The answer of the API to a failed request, in its own shape. */
export function failure(statusCode: number, code: string, params: Record<string, unknown> = {}): Response {
  return answer(statusCode, { statusCode, code, message: code, params, requestId: 'spec' });
}

/** Stands in for fetch in every spec. */
export async function stubbedFetch(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  return answerCall(readCall(String(address), init));
}

/** What is stubbed for a call, which is noted down. */
export async function answerCall(call: ApiCall): Promise<Response> {
  const key = `${call.method} ${call.path}`;
  calls.push(call);
  if (!Object.hasOwn(answers, key)) {
    unexpected.push(key);
    throw new TypeError(`No answer is stubbed for ${key}`);
  }
  const given = answers[key];
  return toResponse(typeof given === 'function' ? await given(call) : given);
}

/** Forgets answers and calls; returns the requests that nobody answered. */
export function resetStubbedApi(): string[] {
  const missed = unexpected;
  answers = {};
  calls = [];
  unexpected = [];
  return missed;
}

export function readCall(address: string, init: RequestInit): ApiCall {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
    idempotencyKey: new Headers(init.headers).get('Idempotency-Key') ?? undefined,
  };
}

function toResponse(given: unknown): Response {
  if (given instanceof Response) return given.clone();
  return answer(200, given, Array.isArray(given) ? { 'X-Total-Count': String(given.length) } : {});
}
