import type { NextFunction, Request, Response } from 'express';

/** Answers of the API are nobody's to keep, unless a handler says otherwise. */
export function forbidStoring(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
