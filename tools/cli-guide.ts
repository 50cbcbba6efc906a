// Writes the generated part of docs/cli.md: npm run cli-guide
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from './publishing/commands.ts';
import { optionLines } from './publishing/usage.ts';

export const GUIDE = fileURLToPath(new URL('../docs/cli.md', import.meta.url));
const HEADING = '## All commands\n';

/** Returns the guide with its last section generated from the commands. */
export function withCommands(guide: string): string {
  const sections = COMMANDS.map(({ name, summary, usage, examples, options }) => {
    const lines = [
      `vitral ${[name, usage].filter(Boolean).join(' ')} [options]`,
      optionLines(options),
      `Examples:\n\n${examples.map((example) => `  vitral ${example}`).join('\n')}`,
    ];
    return `### ${name}\n\n${summary}.\n\n\`\`\`\n${lines.join('\n\n')}\n\`\`\`\n`;
  });
  return `${guide.split(HEADING)[0]}${HEADING}\n${sections.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(GUIDE, withCommands(readFileSync(GUIDE, 'utf8')));
