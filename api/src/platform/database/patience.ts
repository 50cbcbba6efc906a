import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../config/start-refusal.ts';

const LONGEST_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 1000;
const GROWTH = 1.25;
/** Most starts are over before anybody wonders, and a server that is being stopped has ended. */
const SILENT_MS = 3000;

export interface PatienceOptions {
  /** What is waited for, as a sentence names it. */
  subject: string;
  /** What a person can do when it never comes. */
  advice: string;
  /** Takes the one line of progress. */
  say?: (line: string) => void;
  /** Is asked at every pause after the first seconds; what it throws ends the waiting. */
  check?: () => Promise<void>;
  longestMs?: number;
}

/** Five minutes in which a start waits for its database, with longer and longer pauses and one line of progress. */
export class Patience {
  readonly #options: PatienceOptions;
  readonly #startedAt = performance.now();
  #pauseMs = FIRST_PAUSE_MS;
  #hasSpoken = false;

  constructor(options: PatienceOptions) {
    this.#options = options;
  }

  /** Waits before the next try. Throws StartRefusal, with what failed last, when there has been enough of them. */
  async pause(reason: unknown): Promise<void> {
    const { subject, advice, longestMs = LONGEST_MS } = this.#options;
    const waitedMs = performance.now() - this.#startedAt;
    if (waitedMs > SILENT_MS) await this.#options.check?.();
    if (waitedMs > longestMs) {
      throw new StartRefusal(
        `${subject} was not ready within ${Math.round(longestMs / 1000)} s (${inWords(reason)}): ${advice}.`,
      );
    }
    if (waitedMs > SILENT_MS) this.#sayOnce(reason, longestMs);
    await sleep(this.#pauseMs);
    this.#pauseMs = Math.min(GROWTH * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  #sayOnce(reason: unknown, longestMs: number): void {
    if (this.#hasSpoken) return;
    this.#hasSpoken = true;
    const { subject, say = sayOnStandardError } = this.#options;
    const minutes = Math.round(longestMs / 60_000);
    say(`${subject} is not ready (${inWords(reason)}). Waiting up to ${minutes} minutes.`);
  }

  /** Runs `work` until it ends otherwise than by an error that passes by itself. */
  async with<Result>(work: () => Promise<Result>, passes: (error: unknown) => boolean): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!passes(error)) throw error;
        await this.pause(error);
      }
    }
  }
}

/** As the driver says it. */
const NO_ANSWER = /^timeout expired$|^Query read timeout$|due to connection timeout$/;

/** Whether nobody said anything in time, as on a machine that does too much at once. */
export const isSilence = (error: unknown) => error instanceof Error && NO_ANSWER.test(error.message);

/** The shortest text that tells somebody at a terminal why something failed. */
export function inWords(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (typeof first === 'string') return first;
  if (!(first instanceof Error)) return 'unknown reason';
  if (isSilence(first)) return 'it does not answer';
  return first.message || ('code' in first && String(first.code)) || first.name;
}

function sayOnStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}
