import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../errors/app-error.ts';

const LONGEST_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 1000;
const GROWTH = 1.25;
/** Most starts, and the stop of a previous server, take less time, so no progress is reported before. */
const SILENT_MS = 3000;

export interface StartRetryOptions {
  subject: string;
  advice: string;
  report?: (line: string) => void;
  /** Called at every pause after the first seconds; an error that it throws ends the wait. */
  check?: () => Promise<void>;
  longestMs?: number;
}

/** Waits up to five minutes for the database of a start, with growing pauses and one line of progress. */
export class StartRetry {
  readonly #startedAt = performance.now();
  #pauseMs = FIRST_PAUSE_MS;
  #hasReported = false;

  constructor(private readonly options: StartRetryOptions) {}

  async pause(reason: unknown): Promise<void> {
    const { subject, advice, longestMs = LONGEST_MS } = this.options;
    const waitedMs = performance.now() - this.#startedAt;
    if (waitedMs > SILENT_MS) await this.options.check?.();
    if (waitedMs > longestMs) {
      throw new StartRefusal(
        `${subject} was not ready within ${Math.round(longestMs / 1000)} s (${describeError(reason)}): ${advice}.`,
      );
    }
    if (waitedMs > SILENT_MS) this.#reportOnce(reason, longestMs);
    await sleep(this.#pauseMs);
    this.#pauseMs = Math.min(GROWTH * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  #reportOnce(reason: unknown, longestMs: number): void {
    if (this.#hasReported) return;
    this.#hasReported = true;
    const { subject, report = printToStandardError } = this.options;
    const minutes = Math.round(longestMs / 60_000);
    report(`${subject} is not ready (${describeError(reason)}). Waiting up to ${minutes} minutes.`);
  }

  /** Runs `work` again until it succeeds or throws an error that `isTransient` does not accept as transient. */
  async run<Result>(work: () => Promise<Result>, isTransient: (error: unknown) => boolean): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isTransient(error)) throw error;
        await this.pause(error);
      }
    }
  }
}

const TIMEOUT = /^timeout expired$|^Query read timeout$|due to connection timeout$/;

/** Returns whether the database did not respond in time, as on an overloaded machine. */
export const isTimeout = (error: unknown) => error instanceof Error && TIMEOUT.test(error.message);

/** Returns the shortest text that explains a failure to a person at a terminal. */
export function describeError(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (typeof first === 'string') return first;
  if (!(first instanceof Error)) return 'unknown reason';
  if (isTimeout(first)) return 'it does not respond';
  return first.message || ('code' in first && String(first.code)) || first.name;
}

function printToStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}
