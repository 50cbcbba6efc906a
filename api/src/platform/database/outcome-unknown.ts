import { types } from 'node:util';
import { DatabaseError } from 'pg';
import { codeOf } from '../errors/code-of.ts';

const CODE = 'VITRAL_OUTCOME_UNKNOWN';

/** The database was told to keep a change and did not say whether it has. */
export class OutcomeUnknown extends Error {
  /** What wraps errors copies codes, and not classes. */
  readonly code = CODE;

  constructor(cause: unknown) {
    super('The database did not say whether the change was kept', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** Whether a change may or may not have been kept, so that only a repetition makes it certain. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return codeOf(error) === CODE || isOutcomeUnknown(error.cause);
}

const WRITES_ALONE = /^\s*(?:insert|update|delete|merge)\b|^\s*with\b.*\b(?:insert|update|delete|merge)\b/is;
const COMMITS = /^\s*commit\b/i;

/** The database was ended while it did something; it may have said so instead of the answer. */
const ENDED = /^(08...|57P0[12])$/;
/** What the driver says of a statement that it has not sent. */
const NOT_SENT = /^Client (?:has|was) /;

/**
 * What a statement without an answer throws: its own error, or that nobody knows its outcome. Within a transaction nothing is
 * kept before its commit is sent.
 */
export function withOutcome(error: unknown, statement: string, isInTransaction: boolean): unknown {
  if (!(error instanceof Error) || NOT_SENT.test(error.message)) return error;
  if (isAnswer(error) && !ENDED.test(codeOf(error))) return error;
  const isKept = COMMITS.test(statement) || (!isInTransaction && WRITES_ALONE.test(statement));
  return isKept ? new OutcomeUnknown(error) : error;
}

/** PostgreSQL itself has said it. */
export function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError;
}

/** For a write that only counts: what was asked for has not begun. */
export function withoutOutcome(error: unknown): unknown {
  return error instanceof OutcomeUnknown ? error.cause : error;
}
