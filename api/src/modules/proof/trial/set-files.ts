import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AbortablePromise, ResourceLoader } from 'jsdom';
import type { TrialMember } from './trial-order.ts';

/** No name of the real internet: whatever asks for it gets what the set holds, or nothing. */
export const ORIGIN = 'https://vitral.invalid';

/** Gives each file of a set when its bytes are what its release lists. */
export class SetFiles extends ResourceLoader {
  private readonly members: TrialMember[];

  constructor(members: TrialMember[]) {
    super();
    this.members = members;
  }

  override fetch(address: string): AbortablePromise<Buffer> {
    const isStyle = new URL(address).pathname.endsWith('.css');
    // Nothing is laid out, so that rules of style need not be parsed.
    const reading = this.read(address).then((bytes) => (isStyle ? Buffer.alloc(0) : bytes));
    return Object.assign(reading, { abort: () => undefined });
  }

  /** Throws for what is in no release of the set, and for other bytes than its release lists. */
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
