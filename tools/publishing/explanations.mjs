import { releaseProblemText } from '@vitral/contracts/release-problems';
import { SiteError } from './site.mjs';

/** What to do about a refusal, by its code. */
const ADVICE = {
  'auth.unauthorized':
    'The token is unknown, has expired or was revoked: make another at /admin/modules and put it in its place.',
  'auth.insufficient-permissions':
    'Your account may not publish modules: ask an admin for a token at /admin/modules.',
  'modules.token-scope':
    'The token is of another module, or may only publish: ask an admin for one that may do this, at /admin/modules.',
  'modules.version-taken':
    'A version means the same bytes for ever. Choose another with --version, or leave it to --next.',
  'modules.candidate-busy':
    'One candidate is tried out at a time. Wait until it is made whole or taken back; --activate needs no turn.',
  'modules.stale': 'Look at what is active now, and run the command again if it is still what you want.',
  'modules.removed': 'Run the command again without --rollback: it sends the release anew.',
  'modules.nothing-before':
    'Nothing came before what is active now. Publish a mended release, or activate an earlier set at /admin/modules.',
  'request.too-large': 'A release holds 128 MB at most: look into dist for what is no part of the module.',
};

/** Every line that a failed call deserves: what was refused, why, and what to do. */
export function explain(error) {
  if (!(error instanceof SiteError)) return [error.message];
  const { reasons, ...params } = error.params;
  return [
    `Refused: ${error.message}${details(params)}.`,
    ...(Array.isArray(reasons) ? problemLines(reasons) : []),
    ...(ADVICE[error.code] ? [ADVICE[error.code]] : []),
    ...(error.requestId && error.status >= 500 ? [`The site's log has it under ${error.requestId}.`] : []),
  ];
}

/** The sentences of release-problems.ts, one for each thing that stands against a release. */
export function problemLines(problems) {
  return problems.map((problem) => `  - ${sentenceOf(problem)}`);
}

/** A site may be younger than this checkout and have reasons that this one has no words for. */
function sentenceOf(problem) {
  try {
    return releaseProblemText(problem);
  } catch {
    return `${problem.code} ${JSON.stringify(problem.params)}`;
  }
}

function details(params) {
  const parts = Object.entries(params).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}
