import type { NextFunction, Request, Response } from 'express';

/** Forbids caches to store responses of the API, unless a handler overrides the header. */
export function forbidStoring(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
