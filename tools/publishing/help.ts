import type { Command } from './commands/command.ts';
import { AUTHENTICATION_TEXT, EXIT_TEXT, optionLines } from './usage.ts';

/** Returns the text of `vitral --help`. */
export function overview(commands: readonly Command[]) {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return `Works on the modules of a Vitral site.

  vitral <command> [options]

${lines.join('\n')}

"vitral <command> --help" shows the options of a command, with examples.

${EXIT_TEXT}`;
}

/** Returns the text of `vitral <command> --help`. */
export function helpOf({ name, summary, usage, examples, options }: Command) {
  const parts = [
    `${summary}.`,
    `  vitral ${[name, usage].filter(Boolean).join(' ')} [options]`,
    `Examples:\n\n${examples.map((example) => `  vitral ${example}`).join('\n')}`,
    optionLines(options),
    ...('token-file' in options ? [AUTHENTICATION_TEXT] : []),
    EXIT_TEXT,
  ];
  return parts.join('\n\n');
}

/** Returns the name that differs from `word` by the fewest letters; null if none is similar. */
export function nearest(word: string, names: string[]): string | null {
  const [best] = names
    .map((name) => ({ name, distance: distanceBetween(word, name) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(2, Math.floor(best.name.length / 2) - 1) ? best.name : null;
}

/** Returns the Levenshtein distance. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === otherLetter ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
