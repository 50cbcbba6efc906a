import { describe, expect, it } from '@jest/globals';
import { DriverException, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Client } from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';

function withCode(code: string, message = 'something'): Error {
  return Object.assign(new Error(message), { code });
}

describe('database errors', () => {
  it('recognises a port at which no database listens', async () => {
    const client = new Client({ host: '127.0.0.1', port: 1 });
    const error: unknown = await client.connect().catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each(['08006', '53300', '57P01', '57P02', '57P03'])('recognises the code %s of PostgreSQL', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ])('recognises a driver error without a code: %s', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it('recognises a wrapped reason', () => {
    const lost = withCode('ECONNRESET');
    expect(isDatabaseUnavailable(new Error('query failed', { cause: lost }))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    expect(isDatabaseUnavailable(new DriverException(lost))).toBe(true);
  });

  it('recognises no other failure', () => {
    expect(isDatabaseUnavailable(new UniqueConstraintViolationException(withCode('23505')))).toBe(false);
    expect(isDatabaseUnavailable(new Error('undefined is not a function'))).toBe(false);
    expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
  });
});
