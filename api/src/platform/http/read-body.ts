import { LIMITS } from '@vitral/contracts';
import { json, type NextFunction, type Request, type RequestHandler, type Response, text } from 'express';
import { AppError } from '../errors/app-error.ts';
import { checkShape } from '../validation/check-shape.ts';

/** Bytes: far more than the longest message in any script, percent-encoded. */
const WITHOUT_SESSION = 65_536;

const ofVisitors = json({ inflate: false, limit: WITHOUT_SESSION });
const ofStaff = json({ inflate: false, limit: LIMITS.jsonBodyBytes });

/** Reads JSON into `request.body`. It comes after the session, which settles how much is read. */
export const readJson = (request: Request, response: Response, next: NextFunction): void =>
  readWith(request.user ? ofStaff : ofVisitors, request, response, next);

/**
 * Reads a plain form into `request.body`, as pages without scripts send it. `limit`: bytes. The parser of Express drops a field
 * called `__proto__` without a word.
 */
export function readForm({ fields, limit = WITHOUT_SESSION }: FormBounds): RequestHandler {
  const form = text({ type: 'application/x-www-form-urlencoded', inflate: false, limit });
  return (request, response, next) =>
    readWith(form, request, response, next, (body) => parseForm(body, fields));
}

interface FormBounds {
  /** The most that are read. */
  fields: number;
  limit?: number;
}

function parseForm(body: unknown, most: number): unknown {
  if (typeof body !== 'string') return body;
  const fields = [...new URLSearchParams(body)];
  if (fields.length > most) throw new AppError('request.too-large');
  return Object.fromEntries(fields);
}

function readWith(
  reader: RequestHandler,
  request: Request,
  response: Response,
  next: NextFunction,
  parse = (body: unknown) => body,
): void {
  void reader(request, response, (error?: unknown) => {
    next(error ?? problemOf(request, parse));
  });
}

function problemOf(request: Request, parse: (body: unknown) => unknown): unknown {
  try {
    request.body = parse(request.body);
    return checkShape(request.body);
  } catch (error) {
    return error;
  }
}
