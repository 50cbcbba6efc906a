import { readAnswer } from './read-answer.ts';
import { sendWithSession } from './session-ended.ts';

export interface UploadOptions {
  method?: 'POST' | 'PUT';
  /**
   * Bytes of the whole body that have left, and how many there are. Once they are equal the server has everything
   * and its answer is awaited.
   */
  onProgress?: (sent: number, total: number) => void;
  /** Ends the upload; the call rejects with the signal's reason, an AbortError unless another was given. */
  signal?: AbortSignal;
  /** The same for each attempt to send one thing, so that the server takes it once. At most LIMITS.idempotencyKey. */
  idempotencyKey?: string;
}

/**
 * Sends a form with its files, or a file alone as its bytes, and tells how far it is. By XMLHttpRequest, since fetch tells only what it has read of
 * a body, not what has left. Throws as the other calls do: ApiError for a non-OK answer, TypeError when there is
 * none.
 */
export async function upload<T>(
  path: string,
  body: FormData | Blob,
  options: UploadOptions = {},
): Promise<T> {
  return readAnswer<T>(await sendWithSession(() => send(`/api${path}`, body, options)));
}

function send(address: string, body: FormData | Blob, options: UploadOptions): Promise<Response> {
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
    request.open(method, address);
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    // Else the browser says what it takes the file for.
    if (body instanceof Blob) request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(body);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

/** Statuses that a Response refuses to have a body with are none of ours but 204, whose text is empty. */
function toResponse({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(responseText || null, { status, statusText });
}
