import { types } from 'node:util';
import { codeOf } from '../errors/code-of.ts';

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

/** Tells if the database cannot be reached at the moment, so that the response is 503 and a retry makes sense. */
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

/** Tells if the database itself announces that it will respond later. */
export function isStartingUp(error: unknown): boolean {
  return PASSING_CODES.test(codeOf(error));
}
