import { describe, expect, it } from '@jest/globals';
import { DatabaseError } from 'pg';
import { isOutcomeUnknown, withOutcome } from './database-errors.ts';

const LOST = new Error('Connection terminated unexpectedly');

function serverError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('something', 9, 'error'), { code });
}

function isUnknown(error: unknown, statement: string, isInTransaction = false): boolean {
  return isOutcomeUnknown(withOutcome(error, statement, isInTransaction));
}

describe('outcome unknown', () => {
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
