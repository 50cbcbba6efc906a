import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AbortablePromise, ResourceLoader } from 'jsdom';
import type { TrialMember } from './trial-messages.ts';

/** A reserved name that never resolves: every request is served from the set or fails. */
export const ORIGIN = 'https://vitral.invalid';

/** Serves the files of the set to jsdom, as they were released. */
export class SetFiles extends ResourceLoader {
  private readonly members: TrialMember[];

  constructor(members: TrialMember[]) {
    super();
    this.members = members;
  }

  override fetch(url: string): AbortablePromise<Buffer> {
    const isStyle = new URL(url).pathname.endsWith('.css');
    // There is no layout in a trial, so styles need not be parsed.
    const reading = this.read(url).then((bytes) => (isStyle ? Buffer.alloc(0) : bytes));
    return Object.assign(reading, { abort: () => undefined });
  }

  /** Throws for a file that is in no release of the set or differs from its hash. */
  async read(url: string): Promise<Buffer> {
    const { origin, pathname } = new URL(url);
    const member = this.members.find(({ module }) => pathname.startsWith(module.base));
    const file = member ? pathname.slice(member.module.base.length) : '';
    const expected = member?.module.integrity[file];
    if (origin !== ORIGIN || !member || !expected) throw new Error(`${pathname} is in no release of the set`);
    const bytes = await readFile(join(member.folder, file)).catch(() => null);
    if (!bytes) throw new Error(`${pathname} is missing`);
    if (`sha384-${hash('sha384', bytes, 'base64')}` !== expected)
      throw new Error(`${pathname} differs from the released file`);
    return bytes;
  }
}
