import type { EnvironmentProblem } from '@vitral/contracts/environments';
import type { ErrorCode } from '@vitral/contracts/errors';
import { AppError } from '../platform/errors/app-error.ts';

/** A request to another site that got no usable response, or was refused there. Never contains the token. */
export class SiteProblem extends Error {
  override readonly name = 'SiteProblem';

  constructor(readonly problem: EnvironmentProblem) {
    super(problem.code);
  }
}

export const siteProblem = (code: ErrorCode): SiteProblem => new SiteProblem({ code, params: {} });

/** Returns the problem behind an error of a request to another site, or behind a refusal by this site; rethrows any other error. */
export function problemOf(error: unknown): EnvironmentProblem {
  if (error instanceof SiteProblem) return error.problem;
  if (error instanceof AppError) return { code: error.code, params: { ...error.params } };
  throw error;
}
