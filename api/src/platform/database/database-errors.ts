import { types } from 'node:util';
import { DatabaseError } from 'pg';
import { codeOf } from '../errors/app-error.ts';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATEs: connection exceptions, too many connections, shutting down, crashed, starting up. */
const SERVER_CODES = /^(08...|53300|57P0[1-3])$/;

const MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when (?:trying to connect|waiting for the database)/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
];

/** Returns whether the database cannot be reached at the moment, so that the response is 503 and a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code = codeOf(error);
  if (NETWORK_CODES.has(code) || SERVER_CODES.test(code)) return true;
  if (MESSAGES.some((message) => message.test(error.message))) return true;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseUnavailable))
    return true;
  return isDatabaseUnavailable(error.cause);
}

/** SQLSTATEs: too many connections, shutting down, crashed, starting up or recovering. */
const PASSING_CODES = /^(53300|57P0[1-3])$/;

export function isStartingUp(error: unknown): boolean {
  return PASSING_CODES.test(codeOf(error));
}

/** SQLSTATEs: serialization failure, deadlock, lock timeout. */
const BLOCKED_CODES = new Set(['40001', '40P01', '55P03']);

/** Returns whether PostgreSQL rolled a statement back because of another transaction, so that a retry makes sense. */
export function isBlocked(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return BLOCKED_CODES.has(codeOf(error)) || isBlocked(error.cause);
}

const CODE = 'VITRAL_OUTCOME_UNKNOWN';

/** A change was sent to the database, and no response says whether it was committed. */
export class OutcomeUnknown extends Error {
  /** Identifies the error when it is wrapped: MikroORM's exceptions copy the code but not the class. */
  readonly code = CODE;

  constructor(cause: unknown) {
    super('The database did not report whether the change was committed', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** Returns whether a change may or may not have been committed, so that only a repetition settles it. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return codeOf(error) === CODE || isOutcomeUnknown(error.cause);
}

const WRITES_ALONE = /^\s*(?:insert|update|delete|merge)\b|^\s*with\b.*\b(?:insert|update|delete|merge)\b/is;
const COMMITS = /^\s*commit\b/i;

/** SQLSTATEs of a connection that was ended during a statement: they may replace its response. */
const ENDED = /^(08...|57P0[12])$/;
const NOT_SENT = /^Client (?:has|was) /;

/** Returns the error itself or OutcomeUnknown. Within a transaction nothing is stored before its commit is sent. */
export function withOutcome(error: unknown, statement: string, isInTransaction: boolean): unknown {
  if (!(error instanceof Error) || NOT_SENT.test(error.message)) return error;
  if (isServerError(error) && !ENDED.test(codeOf(error))) return error;
  const mayBeCommitted = COMMITS.test(statement) || (!isInTransaction && WRITES_ALONE.test(statement));
  return mayBeCommitted ? new OutcomeUnknown(error) : error;
}

export function isServerError(error: unknown): boolean {
  return error instanceof DatabaseError;
}

/** Returns the cause of an OutcomeUnknown, for a preliminary write such as a counter: the requested work has not begun. */
export function withoutOutcome(error: unknown): unknown {
  return error instanceof OutcomeUnknown ? error.cause : error;
}
