import { describe, expect, it } from '@jest/globals';
import { DriverException, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Client, DatabaseError } from 'pg';
import { isDatabaseUnavailable, isOutcomeUnknown, withOutcome } from './database-errors.ts';

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

const LOST = new Error('Connection terminated unexpectedly');

function serverError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('something', 9, 'error'), { code });
}

function isUnknown(error: unknown, statement: string, isInTransaction = false): boolean {
  return isOutcomeUnknown(withOutcome(error, statement, isInTransaction));
}

describe('the outcome of a statement', () => {
  it('is unknown for a write whose response got lost', () => {
    expect(isUnknown(LOST, 'commit', true)).toBe(true);
    expect(isUnknown(LOST, 'update "user" set name = $1')).toBe(true);
    expect(isUnknown(LOST, 'with gone as (delete from session returning id) select count(*) from gone')).toBe(
      true,
    );
    expect(isUnknown(serverError('57P01'), 'commit', true)).toBe(true);
  });

  it('is known for statements that commit nothing', () => {
    expect(isUnknown(LOST, 'select 1')).toBe(false);
    expect(isUnknown(LOST, 'with newest as (select 1) select * from newest')).toBe(false);
    expect(isUnknown(LOST, 'insert into testimonial values ($1)', true)).toBe(false);
    expect(isUnknown(LOST, 'begin')).toBe(false);
  });

  it('is known when the database responded, or the statement was not sent', () => {
    expect(isUnknown(serverError('23505'), 'insert into testimonial values ($1)')).toBe(false);
    expect(isUnknown(serverError('40001'), 'commit', true)).toBe(false);
    expect(isUnknown(new Error('Client was closed and is not queryable'), 'commit', true)).toBe(false);
  });
});
