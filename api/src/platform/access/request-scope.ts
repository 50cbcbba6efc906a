import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import type {} from 'pino-http';
import type {} from './publisher.ts';
import type { Viewer } from './viewer.ts';

const scope = new AsyncLocalStorage<Request>();

/** Lets what runs for a request ask who sent it, without handing that through every call. */
export function openRequestScope(request: Request, _response: Response, next: NextFunction): void {
  scope.run(request, next);
}

/** For what the server does by itself although a request was the occasion: whoever sent that has not done it. */
export function asServer<Result>(work: () => Result): Result {
  return scope.exit(work);
}

/** The request being served; null for the server's own work. */
export function currentRequest(): Request | null {
  return scope.getStore() ?? null;
}

/** Who sent the request being served; null for visitors and for the server's own work. */
export function currentViewer(): Viewer | null {
  return scope.getStore()?.user ?? null;
}

/** The person or the token that the request being served is of; null for visitors and for the server's own work. */
export function currentActor(): { id: string; name: string } | null {
  const request = scope.getStore();
  return request?.publisher ?? request?.user ?? null;
}

/** The id of the request being served, as its log lines and its error carry it. */
export function currentRequestId(): string | null {
  return requestId(scope.getStore());
}

/** The id that the logger gave a request. */
export function requestId(request: { id?: unknown } | undefined): string | null {
  return request?.id === undefined ? null : String(request.id);
}
