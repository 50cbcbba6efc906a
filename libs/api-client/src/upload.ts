import { readResponse } from './api-error.ts';
import { sendWithSession } from './send-with-session.ts';

export interface UploadOptions {
  method?: 'POST' | 'PUT';
  /** Sent and total bytes of the body. Once they are equal, the response is awaited. */
  onProgress?: (sent: number, total: number) => void;
  /** Aborts the upload; the promise rejects with the signal's reason, an AbortError by default. */
  signal?: AbortSignal;
  /**
   * Identical for all attempts of one upload, so that the server stores it once. At most LIMITS.idempotencyKey
   * characters.
   */
  idempotencyKey?: string;
}

/**
 * Uploads a form with its files, or a file alone as its bytes, and reports progress. Uses XMLHttpRequest, because
 * fetch reports no upload progress. Throws like the other methods: ApiError for an error status, TypeError without a
 * response.
 */
export async function upload<T>(
  path: string,
  body: FormData | Blob,
  options: UploadOptions = {},
): Promise<T> {
  return readResponse<T>(await sendWithSession(() => send(`/api${path}`, body, options)));
}

function send(url: string, body: FormData | Blob, options: UploadOptions): Promise<Response> {
  const { method = 'POST', onProgress, signal, idempotencyKey } = options;
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    request.onload = () => resolve(toResponse(request));
    request.onabort = () => reject(signal?.reason);
    request.onerror = () => reject(new TypeError('Failed to upload'));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.open(method, url);
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    // The browser would otherwise send its own guess of the type.
    if (body instanceof Blob) request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(body);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

/** A Response throws for a body with statuses such as 204; the API uses only 204 of them, whose text is empty. */
function toResponse({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(responseText || null, { status, statusText });
}
