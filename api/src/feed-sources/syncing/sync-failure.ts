import type { SyncProblem } from '@vitral/contracts';
import type { OutgoingAnswer } from '../../platform/outgoing/outgoing-client.ts';

const BUSY = [429, 503];

/** Another server's answer that is no feed. */
export class SyncFailure extends Error {
  override readonly name = 'SyncFailure';

  private constructor(
    readonly problem: SyncProblem,
    readonly status: number | null,
    /** For how many seconds the other server wants to be left alone. */
    readonly retryAfter: number,
  ) {
    super(problem);
  }

  static ofAnswer({ status, headers }: OutgoingAnswer): SyncFailure {
    return new SyncFailure('status', status, BUSY.includes(status) ? readPause(headers['retry-after']) : 0);
  }

  static noChannel(): SyncFailure {
    return new SyncFailure('no-channel', null, 0);
  }
}

/** Seconds from now, of a number of seconds or a date. */
function readPause(value = ''): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  return Math.max(0, Math.ceil((Date.parse(value) - Date.now()) / 1000)) || 0;
}
