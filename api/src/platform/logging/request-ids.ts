import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type {} from 'pino-http';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Assigns each request the id of its log lines, its response and its error; a proxy in front may have chosen it. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  request.id = requestIdOf(request);
  response.setHeader('X-Request-Id', String(request.id));
  next();
}

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
