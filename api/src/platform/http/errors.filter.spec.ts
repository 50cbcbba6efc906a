import { DriverException, OptimisticLockError } from '@mikro-orm/core';
import { describe, expect, it } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { OutcomeUnknown } from '../database/database-errors.ts';
import { AppError } from '../errors/app-error.ts';
import { toAppError } from './errors.filter.ts';

describe('ErrorsFilter', () => {
  it('returns an error of the contract unchanged', () => {
    const error = new AppError('testimonials.not-found', { id: '7' });
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    [400, 'request.invalid'],
    [404, 'request.not-found'],
    [413, 'request.too-large'],
    [412, 'request.precondition-failed'],
    [415, 'request.not-json'],
    [416, 'request.unsatisfiable'],
    [418, 'request.invalid'],
    [501, 'server.failure'],
  ])('translates status %d of Nest and of its middleware', (status, code) => {
    expect(toAppError(new HttpException('', status)).code).toBe(code);
    expect(toAppError(Object.assign(new Error(), { statusCode: status })).code).toBe(code);
  });

  it('sets a retry time while the database is unavailable', () => {
    const error = toAppError(
      new Error('query', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    );
    expect(error).toMatchObject({ code: 'server.not-ready', status: 503, params: { retryAfter: 2 } });
  });

  it.each(['40001', '40P01', '55P03'])('asks for a retry after the rollback %s', (code) => {
    const rolledBack = Object.assign(new Error('rolled back'), { code });
    for (const thrown of [rolledBack, new DriverException(rolledBack)]) {
      expect(toAppError(thrown)).toMatchObject({ code: 'server.not-ready', params: { retryAfter: 2 } });
    }
  });

  it('reports a change with an unknown outcome', () => {
    const lost = new OutcomeUnknown(new Error('Connection terminated'));
    for (const thrown of [lost, new DriverException(lost), new Error('flush', { cause: lost })]) {
      expect(toAppError(thrown)).toMatchObject({ code: 'server.outcome-unknown', status: 503 });
    }
  });

  it('reports the noun of a row that was changed meanwhile', () => {
    class Testimonial {
      readonly id = '7';
    }
    expect(toAppError(new OptimisticLockError('', new Testimonial())).code).toBe('testimonials.stale');
  });

  it('discloses nothing of an unexpected error', () => {
    const error = toAppError(new TypeError('select secret from /etc/passwd'));
    expect(error).toMatchObject({
      code: 'server.failure',
      message: 'Server error. Please try again.',
      params: {},
    });
  });
});
