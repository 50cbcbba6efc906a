import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AbortablePromise, ResourceLoader } from 'jsdom';
import type { TrialMember } from './trial-messages.ts';

/** A reserved name that never resolves: every request is served from the set or fails. */
export const ORIGIN = 'https://vitral.invalid';

/** Serves the files of a set whose bytes match their hashes. */
export class SetFiles extends ResourceLoader {
  private readonly members: TrialMember[];

  constructor(members: TrialMember[]) {
    super();
    this.members = members;
  }

  override fetch(address: string): AbortablePromise<Buffer> {
    const isStyle = new URL(address).pathname.endsWith('.css');
    // There is no layout in a trial, so styles need not be parsed.
    const reading = this.read(address).then((bytes) => (isStyle ? Buffer.alloc(0) : bytes));
    return Object.assign(reading, { abort: () => undefined });
  }

  /** Throws for a file that is in no release of the set or differs from its hash. */
  async read(address: string): Promise<Buffer> {
    const { origin, pathname } = new URL(address);
    const member = this.members.find(({ module }) => pathname.startsWith(module.base));
    const file = member ? pathname.slice(member.module.base.length) : '';
    const expected = member?.module.integrity[file];
    if (origin !== ORIGIN || !member || !expected) throw new Error(`${pathname} is in no release of the set`);
    const bytes = await readFile(join(member.folder, file)).catch(() => null);
    if (!bytes) throw new Error(`${pathname} is missing`);
    const digest = createHash('sha384').update(bytes).digest('base64');
    if (`sha384-${digest}` !== expected) throw new Error(`${pathname} is not what was released`);
    return bytes;
  }
}
