import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';

const MINUTE_MS = 60_000;
const BODY_WITHIN_MS = MINUTE_MS;
const SILENT_MS = MINUTE_MS;

/** Allows gigabytes over slow lines. `boundBodyTime` bounds other bodies, and Node's own minute the headers. */
const REQUEST_WITHIN_MS = 12 * 60 * MINUTE_MS;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Raises Node's limit of five minutes for a request. */
export function allowLongRequests(server: Server): void {
  server.requestTimeout = REQUEST_WITHIN_MS;
}

/** Closes connections that have not sent the whole body within a minute, unless a handler waits for it longer. */
export function boundBodyTime(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) closeAfterMinute(request);
  next();
}

function closeAfterMinute(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, BODY_WITHIN_MS).unref();
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Grants the sender unlimited time, but not a minute without data. Returns a function that ends this. */
export function waitForBody(request: IncomingMessage): () => void {
  clearTimeout(timers.get(request));
  const { socket } = request;
  const cut = () => socket.destroy();
  socket.setTimeout(SILENT_MS).once('timeout', cut);
  return () => socket.setTimeout(0).off('timeout', cut);
}

/** Discards the rest of a refused body, for a minute at most: clients read the response only after they have sent the body. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  closeAfterMinute(request);
  request.resume();
  await finished(request).catch(() => undefined);
}
