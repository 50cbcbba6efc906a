import type { ReleaseProblem, ReleaseProblemCode } from '@vitral/contracts/release-problems';

/** Names come from the publisher and may be of any length. */
const MAX_CHARACTERS = 300;

export function problem(code: ReleaseProblemCode, params: Record<string, unknown>): ReleaseProblem {
  const plain = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value).slice(0, MAX_CHARACTERS),
  ]);
  return { code, params: Object.fromEntries(plain) as ReleaseProblem['params'] };
}
