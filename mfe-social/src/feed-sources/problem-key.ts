import type { FeedSource, SyncProblem } from '@vitral/contracts';

type WordedProblem = SyncProblem | 'platform-status' | 'platform-unreadable';

/** What an account's platform answers has nothing to do with the account's address. */
const OF_PLATFORM: Partial<Record<SyncProblem, WordedProblem>> = {
  status: 'platform-status',
  'not-a-feed': 'platform-unreadable',
};

/** Under which name the texts tell of a source's last problem; null: it had none. */
export function problemOf({ kind, lastProblem }: FeedSource): WordedProblem | null {
  return (lastProblem && kind === 'twitter' && OF_PLATFORM[lastProblem]) || lastProblem;
}
