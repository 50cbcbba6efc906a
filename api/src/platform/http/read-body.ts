import { LIMITS } from '@vitral/contracts/limits';
import type { RawBodyRequest } from '@nestjs/common';
import { json, type NextFunction, type Request, type RequestHandler, type Response, text } from 'express';
import { AppError } from '../errors/app-error.ts';
import { checkShape } from '../validation/check-shape.ts';

/** Maximum bytes of a visitor's body: exceeds the longest message in any script, percent-encoded. */
const MOST_VISITOR_BYTES = 65_536;

/** Stores the bytes beside the parsed body, since signatures cover the bytes. */
const verify = (request: unknown, _response: unknown, bytes: Buffer): void => {
  (request as RawBodyRequest<Request>).rawBody = bytes;
};

const readVisitorJson = json({ inflate: false, limit: MOST_VISITOR_BYTES, verify });
const readStaffJson = json({ inflate: false, limit: LIMITS.jsonBodyBytes });

/** Reads JSON into `request.body`. Runs after the session middleware, since the limit depends on the account. */
export const readJson = (request: Request, response: Response, next: NextFunction): void =>
  readWith(request.user ? readStaffJson : readVisitorJson, request, response, next);

/** Reads JSON of visitors with a media type of its own into `request.body`. */
export function readJsonAs(type: string): RequestHandler {
  const reader = json({ type, inflate: false, limit: MOST_VISITOR_BYTES });
  return (request, response, next) => readWith(reader, request, response, next);
}

/** Reads a form into `request.body`. Not with the parser of Express, which silently drops a field named `__proto__`. */
export function readForm({
  fields,
  limit = MOST_VISITOR_BYTES,
}: {
  fields: number;
  limit?: number;
}): RequestHandler {
  const form = text({ type: 'application/x-www-form-urlencoded', inflate: false, limit });
  return (request, response, next) =>
    readWith(form, request, response, next, (body) => parseForm(body, fields));
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
