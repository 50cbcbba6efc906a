import type { ReleaseProblem } from '@vitral/contracts';
import { AppError } from '../../platform/errors/app-error.ts';

/** A release that is not taken, and all that is wrong with it. */
export function refused(...reasons: ReleaseProblem[]): AppError {
  return new AppError('modules.refused', { reasons });
}
