export interface ApiCall {
  method: string;
  /** The path without the query, `/api/...`. */
  path: string;
  query: Record<string, string>;
  /** The parsed JSON, a FormData, a Blob, or undefined. */
  body: unknown;
  /** Undefined for reads and for uploads (see `upload`). */
  idempotencyKey?: string | undefined;
  /** Only for requests of api.upload. */
  upload?: UploadCall;
}

export interface UploadCall {
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /** Reports to the page how many bytes were sent. */
  report: (sent: number, total: number) => void;
  /** Aborted when the page cancels the upload. */
  signal: AbortSignal;
}

/** A body, a Response (see `jsonResponse`), or a function of the call that returns one of them. */
export type StubbedResponse = unknown | ((call: ApiCall) => unknown);

/** Maps 'METHOD /api/path' to the response. */
export type StubbedResponses = Record<string, StubbedResponse>;

/** Responses that every spec gets, as on a new site. */
const DEFAULTS: StubbedResponses = {
  'GET /api/comments/stats': { total: 0, unresolved: 0 },
  'GET /api/reviews': { review: null },
};

/**
 * Requests that forms send in the background. Specs need not stub them, and they are not recorded, since a slow test
 * would send more of them than a quick one.
 */
const BACKGROUND = /^\/api\/unsaved-inputs\//;

let responses = DEFAULTS;
let calls: ApiCall[] = [];
let unexpected: string[] = [];

/**
 * Stubs responses until the end of the test; later calls add to and replace earlier ones. Returns the live list of all requests of
 * the test. A request without a stub fails the test.
 */
export function stubApi(added: StubbedResponses): ApiCall[] {
  responses = { ...responses, ...added };
  return calls;
}

/** Builds a response with a status: `jsonResponse(409, { code: 'testimonials.stale' })`. */
export function jsonResponse(status: number, body?: unknown, headers: Record<string, string> = {}): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** Builds an error response in the API's format. */
export function failure(statusCode: number, code: string, params: Record<string, unknown> = {}): Response {
  return jsonResponse(statusCode, { statusCode, code, message: code, params, requestId: 'spec' });
}

/** Replaces fetch in every spec. */
export async function stubbedFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  return respondTo(readCall(String(url), init));
}

/** Records a call and returns its stubbed response. */
export async function respondTo(call: ApiCall): Promise<Response> {
  const key = `${call.method} ${call.path}`;
  if (BACKGROUND.test(call.path) && !Object.hasOwn(responses, key)) return new Response(null);
  calls.push(call);
  if (!Object.hasOwn(responses, key)) {
    unexpected.push(key);
    throw new TypeError(`No response is stubbed for ${key}`);
  }
  const given = responses[key];
  return toResponse(typeof given === 'function' ? await given(call) : given);
}

/** Clears stubs and calls; returns the requests that had no stub. */
export function resetStubbedApi(): string[] {
  const missed = unexpected;
  responses = DEFAULTS;
  calls = [];
  unexpected = [];
  return missed;
}

export function readCall(url: string, init: RequestInit): ApiCall {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
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
  return jsonResponse(200, given, Array.isArray(given) ? { 'X-Total-Count': String(given.length) } : {});
}
