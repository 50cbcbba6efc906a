import { type CallProblem, type Comparison, TooManyComparisons, Work } from './calls/comparison.ts';
import { compareSent } from './calls/requests.ts';
import { compareRead } from './calls/responses.ts';
import { type CallShape, callKey } from './module-calls.ts';
import type { ReleaseProblem } from './release-problems.ts';

export { TooManyComparisons };

/**
 * Compares a call that a module was built against with the same call of a site. The site must accept what the module
 * sends, and send what the module reads; additional fields and options in a response are allowed. Throws
 * TooManyComparisons.
 */
export function callProblems(built: CallShape, site: CallShape, work = new Work()): CallProblem[] {
  const comparison: Comparison = { problems: [], work };
  compareSent(built.query, site.query, 'query', comparison);
  compareSent(built.body, site.body, 'body', comparison);
  if (built.response && site.response) compareRead(built.response, site.response, '', comparison);
  else if (built.response)
    comparison.problems.push({ code: 'call-field-gone', params: { field: 'response' } });
  return comparison.problems;
}

/** Finds the problems of the calls that a release records. Throws TooManyComparisons. */
export function releaseCallProblems(
  module: string,
  calls: readonly CallShape[],
  site: ReadonlyMap<string, CallShape>,
): ReleaseProblem[] {
  const work = new Work();
  return calls.flatMap((built) => {
    const call = `${built.method} ${built.path}`;
    const known = site.get(callKey(built));
    const found = known ? callProblems(built, known, work) : [{ code: 'call-missing' as const, params: {} }];
    return found.map(({ code, params }) => ({ code, params: { module, call, ...params } }));
  });
}
