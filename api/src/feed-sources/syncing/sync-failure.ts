import type { SyncProblem } from '@vitral/contracts/social-feeds';
import type { PlatformProblem } from '../../api-keys/index.ts';
import type { OutgoingResponse } from '../../platform/outgoing/outgoing-client.ts';
import { readRetryAfter } from '../../platform/outgoing/outgoing-problem.ts';

const BUSY = [429, 503];

export class SyncFailure extends Error {
  override readonly name = 'SyncFailure';

  private constructor(
    readonly problem: SyncProblem,
    readonly status: number | null,
    /** Seconds that the other server asks to wait. */
    readonly retryAfter: number,
  ) {
    super(problem);
  }

  static ofResponse({ status, headers }: OutgoingResponse): SyncFailure {
    return new SyncFailure(
      'status',
      status,
      BUSY.includes(status) ? readRetryAfter(headers['retry-after']) : 0,
    );
  }

  static noChannel(): SyncFailure {
    return new SyncFailure('no-channel', null, 0);
  }

  /** The API key is missing or cannot be opened. */
  static noKey(): SyncFailure {
    return new SyncFailure('key-refused', null, 0);
  }

  static ofPlatform({ code, status, retryAfter }: PlatformProblem): SyncFailure {
    if (code === 'refused' && status !== 400) return new SyncFailure('key-refused', status, 0);
    if (status === null) return new SyncFailure(code === 'unreachable' ? code : 'not-a-feed', null, 0);
    return new SyncFailure(status === 200 ? 'not-a-feed' : 'status', status, retryAfter);
  }
}
