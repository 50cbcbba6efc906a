import { LIMITS } from '@vitral/contracts';
import {
  json,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  urlencoded,
} from 'express';
import { checkShape } from '../validation/check-shape.ts';

/** Bytes: far more than the longest message in any script, percent-encoded. */
const WITHOUT_SESSION = 65_536;

const ofVisitors = json({ inflate: false, limit: WITHOUT_SESSION });
const ofStaff = json({ inflate: false, limit: LIMITS.jsonBodyBytes });

/** Reads JSON into `request.body`. It comes after the session, which settles how much is read. */
export const readJson = (request: Request, response: Response, next: NextFunction): void =>
  readWith(request.user ? ofStaff : ofVisitors, request, response, next);

/** Reads a plain form into `request.body`, as pages without scripts send it. `limit`: bytes. */
export function readForm({ fields, limit = WITHOUT_SESSION }: FormBounds): RequestHandler {
  const form = urlencoded({ extended: false, inflate: false, limit, parameterLimit: fields });
  return (request, response, next) => readWith(form, request, response, next);
}

interface FormBounds {
  /** The most that are read. */
  fields: number;
  limit?: number;
}

function readWith(reader: RequestHandler, request: Request, response: Response, next: NextFunction): void {
  void reader(request, response, (error?: unknown) => {
    next(error ?? problemOf(request.body));
  });
}

function problemOf(body: unknown): unknown {
  try {
    return checkShape(body);
  } catch (error) {
    return error;
  }
}
