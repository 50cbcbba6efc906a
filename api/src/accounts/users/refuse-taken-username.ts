import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '../../platform/errors/app-error.ts';

/** What the database says to a second account of a name, of parallel ones too, in the contract's words. */
export function refuseTakenUsername(error: unknown): never {
  const isTaken =
    error instanceof UniqueConstraintViolationException && error.message.includes('account_username_unique');
  throw isTaken ? new AppError('users.username-taken') : error;
}
