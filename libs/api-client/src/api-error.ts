import type { ErrorBody, ErrorCode, ErrorParams } from '@vitral/contracts/errors';

/** A response with an error status. The message is 'status: body text'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Undefined when the response is not from the API (a proxy's HTML page, for instance). */
  readonly code: ErrorCode | undefined;
  readonly params: ErrorParams;

  constructor(status: number, text: string, body?: Partial<ErrorBody>) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = body?.code;
    this.params = body?.params ?? {};
  }
}

/** Checks the name instead of the class, because the shell and each module may have their own copy of it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** Reads a response with an error status into an ApiError; never throws. */
async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseBody(text);
  const retryAfter = Number(response.headers.get('Retry-After'));
  const params = { ...(retryAfter > 0 && { retryAfter }), ...body?.params };
  return new ApiError(response.status, text || response.statusText, { ...body, params });
}

function parseBody(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Statuses that the same request would receive again. */
const FINAL_STATUSES: readonly number[] = [400, 403, 404, 405, 410, 413, 414, 415, 422];

/** Returns whether the same request may succeed when it is sent again. */
export function mayRetry(error: unknown): boolean {
  return !isApiError(error) || !FINAL_STATUSES.includes(error.status);
}

export interface InvalidField {
  field: string;
  /** The violated rule as named by the API: `isLength`, `isWebAddress`. */
  rule: string;
}

/** Returns the fields that an error response lists; empty for one without fields and for any other error. */
export function invalidFields(error: unknown): InvalidField[] {
  if (!isApiError(error) || !Array.isArray(error.params['fields'])) return [];
  return error.params['fields']
    .filter((text) => typeof text === 'string')
    .map((text) => {
      const [field = '', rule = ''] = text.split(':');
      return { field, rule };
    });
}

/** Parses the JSON of a successful response, undefined for an empty body; throws ApiError for an error status. */
export async function readResponse<T>(response: Response): Promise<T> {
  if (!response.ok) throw await readApiError(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
