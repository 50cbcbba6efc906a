import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type {} from 'pino-http';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Gives each request the id that its log lines, its answer and its error carry; a proxy in front may have chosen it. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  request.id = given && WELL_FORMED.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', String(request.id));
  next();
}
