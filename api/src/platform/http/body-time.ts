import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';

const MINUTE_MS = 60_000;
const BODY_WITHIN_MS = MINUTE_MS;
const SILENT_MS = MINUTE_MS;

/** Files of gigabytes come over slow lines. Whatever is no file is bounded by `boundBodyTime`, headers by Node's own minute. */
const REQUEST_WITHIN_MS = 12 * 60 * MINUTE_MS;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Node would cut every request off after five minutes. */
export function allowLongRequests(server: Server): void {
  server.requestTimeout = REQUEST_WITHIN_MS;
}

/** Cuts off whoever has not sent the whole body within a minute, unless a handler waits for it longer. */
export function boundBodyTime(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) cutAfterMinute(request);
  next();
}

function cutAfterMinute(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, BODY_WITHIN_MS).unref();
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Gives the sender all the time that it uses, but not a minute of silence. What it gives back ends that. */
export function waitForBody(request: IncomingMessage): () => void {
  clearTimeout(timers.get(request));
  const { socket } = request;
  const cut = () => socket.destroy();
  socket.setTimeout(SILENT_MS).once('timeout', cut);
  return () => socket.setTimeout(0).off('timeout', cut);
}

/** Reads the rest of a refused body into nothing, for a minute at most: whoever still sends does not hear an answer. */
export async function passOverBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  cutAfterMinute(request);
  request.resume();
  await finished(request).catch(() => undefined);
}
