import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '../platform/errors/app-error.ts';

/** Converts the database's unique violation to users.username-taken; it also catches parallel requests. */
export function refuseTakenUsername(error: unknown): never {
  const isTaken =
    error instanceof UniqueConstraintViolationException && error.message.includes('account_username_unique');
  throw isTaken ? new AppError('users.username-taken') : error;
}
