import { createInterface } from 'node:readline/promises';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import type { Terminal } from '../create-admin/ask.ts';

/** Resolves once the person has typed the name. Throws StartRefusal otherwise, also at Ctrl-C and Ctrl-D. */
export async function confirm({ input, output }: Terminal, name: string): Promise<void> {
  if (!input.isTTY)
    throw new StartRefusal('Nobody can be asked here: add --yes to bring it back all the same.');
  const lines = createInterface({ input, output });
  const cancelled = new AbortController();
  lines.once('close', () => cancelled.abort());
  const question =
    '\nAll that is there now gives way to it, and everybody is logged out; a backup is made first.\n' +
    `Type ${name} to bring it back: `;
  const answer = await lines.question(question, { signal: cancelled.signal }).catch(() => '');
  lines.close();
  if (answer.trim() !== name) throw new StartRefusal('Nothing was changed.');
}
