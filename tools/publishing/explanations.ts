import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { releaseProblemText } from '@vitral/contracts/release-problems';
import type { Refusal } from './refusal.ts';
import { SiteError } from './site.ts';

/** Advice for error codes of the API. */
const ADVICE: Record<string, string | undefined> = {
  'auth.unauthorized':
    'The token is unknown, has expired or was revoked: log in again (vitral login), or make another at /admin/modules and put it in its place.',
  'device-logins.expired': 'Codes are valid for 10 minutes: start another login.',
  'device-logins.denied': 'If that was a mistake, start another login.',
  'auth.insufficient-permissions':
    'Your account may not publish modules: ask an admin for a token at /admin/modules.',
  'modules.token-scope':
    'The token is of another module, or may only publish: ask an admin for one that may do this, at /admin/modules.',
  'module-previews.too-many':
    'Ask an admin to end previews that nobody needs, at /admin/modules?tab=previews.',
  'modules.version-taken':
    'The files of a version never change. Choose another version with --version, or leave it to --next.',
  'modules.candidate-busy':
    'There is one candidate at a time. Wait until it is activated or withdrawn; --activate works meanwhile.',
  'modules.stale':
    'Check which release is active now, and run the command again if you still want the change.',
  'modules.removed': 'Run the command again without --rollback: it sends the release again.',
  'modules.nothing-before':
    'There is no release before the active one. Publish a fixed release, or activate an earlier set at /admin/modules.',
  'request.too-large':
    'A release holds 128 MB at most: remove files from dist that are no part of the module.',
};

/** Returns the lines for a failed request: the refusal, its reasons and advice. */
export function explain(error: Refusal | SiteError): [string, ...string[]] {
  if (!(error instanceof SiteError)) return [error.message];
  const { reasons, ...params } = error.params;
  const advice = ADVICE[error.code ?? ''];
  return [
    `Refused: ${error.message}${details(params)}.`,
    ...(Array.isArray(reasons) ? problemLines(reasons as ReleaseProblem[]) : []),
    ...(advice ? [advice] : []),
    ...(error.requestId && error.status >= 500 ? [`The site's log has it under ${error.requestId}.`] : []),
  ];
}

/** Returns a sentence of release-problems.ts for each problem of a release. */
export function problemLines(problems: ReleaseProblem[]) {
  return problems.map((problem) => `  - ${sentenceOf(problem)}`);
}

/** Falls back to the code: a site that is newer than this checkout may report problems that it has no sentence for. */
function sentenceOf(problem: ReleaseProblem) {
  try {
    return releaseProblemText(problem);
  } catch {
    return `${problem.code} ${JSON.stringify(problem.params)}`;
  }
}

function details(params: Record<string, unknown>) {
  const parts = Object.entries(params).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}
