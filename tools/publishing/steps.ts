import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

const THOUSAND = 1000;

/** Prints a line for each finished step with its seconds; in colours on a terminal only. */
export class Steps {
  readonly #output: Writable;
  readonly #startedAt: number;
  #lastAt: number;

  constructor(output: Writable = process.stdout) {
    this.#output = output;
    this.#startedAt = performance.now();
    this.#lastAt = this.#startedAt;
  }

  done(sentence: string) {
    this.say(
      `${this.#paint('green', '✓')} ${sentence} ${this.#paint('dim', `(${this.#seconds(this.#lastAt)})`)}`,
    );
    this.#lastAt = performance.now();
  }

  failed(lines: [string, ...string[]]) {
    const [first, ...rest] = lines;
    this.say([`${this.#paint('red', '✗')} ${first}`, ...rest].join('\n'));
  }

  say(text: string) {
    this.#output.write(`${text}\n`);
  }

  /** Seconds since the command started. */
  get total() {
    return this.#seconds(this.#startedAt);
  }

  #seconds(since: number) {
    return `${((performance.now() - since) / THOUSAND).toFixed(1)} s`;
  }

  #paint(style: 'green' | 'red' | 'dim', text: string) {
    return styleText(style, text, { stream: this.#output });
  }
}

/** Formats a size, such as 1.2 MB. */
export function sizeText(bytes: number) {
  return bytes < 1e6 ? `${Math.ceil(bytes / THOUSAND)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
