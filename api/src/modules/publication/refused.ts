import type { ReleaseProblem } from '@vitral/contracts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Error for a refused release, with all reasons. */
export function refused(...reasons: ReleaseProblem[]): AppError {
  return new AppError('modules.refused', { reasons });
}
