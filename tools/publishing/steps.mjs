import { styleText } from 'node:util';

const THOUSAND = 1000;

/** One line for each step that has ended, with the seconds that it took; plain where there is no terminal. */
export class Steps {
  constructor(output = process.stdout) {
    this.output = output;
    this.startedAt = performance.now();
    this.lastAt = this.startedAt;
  }

  done(sentence) {
    this.say(
      `${this.paint('green', '✓')} ${sentence} ${this.paint('dim', `(${this.seconds(this.lastAt)})`)}`,
    );
    this.lastAt = performance.now();
  }

  failed(lines) {
    const [first, ...rest] = lines;
    this.say([`${this.paint('red', '✗')} ${first}`, ...rest].join('\n'));
  }

  say(text) {
    this.output.write(`${text}\n`);
  }

  /** Since the command began. */
  get total() {
    return this.seconds(this.startedAt);
  }

  seconds(since) {
    return `${((performance.now() - since) / THOUSAND).toFixed(1)} s`;
  }

  paint(style, text) {
    return styleText(style, text, { stream: this.output });
  }
}

/** 1.2 MB, as people read it. */
export function sizeText(bytes) {
  return bytes < 1e6 ? `${Math.ceil(bytes / THOUSAND)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
