import type { FeedSource, SyncProblem } from '@vitral/contracts';

type ProblemKey = SyncProblem | 'platform-status' | 'platform-unreadable';

/** Problems of an X account come from the platform's API, so their texts do not mention the URL. */
const PLATFORM_PROBLEMS: Partial<Record<SyncProblem, ProblemKey>> = {
  status: 'platform-status',
  'not-a-feed': 'platform-unreadable',
};

/** Returns the translation key of a source's last problem; null without one. */
export function problemKey({ kind, lastProblem }: FeedSource): ProblemKey | null {
  return (lastProblem && kind === 'twitter' && PLATFORM_PROBLEMS[lastProblem]) || lastProblem;
}
