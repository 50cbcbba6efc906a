import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import type {} from 'pino-http';
import type {} from './access-token.ts';
import type {} from './publisher.ts';
import type { Viewer } from './viewer.ts';

const scope = new AsyncLocalStorage<Request>();
const starters = new AsyncLocalStorage<Actor>();

interface Actor {
  id: string;
  name: string;
}

/** Makes the request available to the code that runs for it, without passing it through every call. */
export function openRequestScope(request: Request, _response: Response, next: NextFunction): void {
  scope.run(request, next);
}

/** Runs work of the server itself that a request merely triggers, so that it is not attributed to the sender. */
export function runAsServer<Result>(work: () => Result): Result {
  return scope.exit(work);
}

/** Attributes the work of a job to the person who started it. */
export function runFor<Result>(starter: Actor, work: () => Result): Result {
  return starters.run(starter, work);
}

export function currentRequest(): Request | null {
  return scope.getStore() ?? null;
}

export function currentViewer(): Viewer | null {
  return scope.getStore()?.user ?? null;
}

/**
 * Returns the person or token that sent the request being served, or who started the job being run; null for visitors and for the
 * server's own work.
 */
export function currentActor(): Actor | null {
  const request = scope.getStore();
  return request?.accessToken ?? request?.publisher ?? request?.user ?? starters.getStore() ?? null;
}

export function currentRequestId(): string | null {
  return requestId(scope.getStore());
}

export function requestId(request: { id?: unknown } | undefined): string | null {
  return request?.id === undefined ? null : String(request.id);
}
