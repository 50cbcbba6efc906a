import type { Release } from '../releases/release.entity.ts';

type Identified = Pick<Release, 'id'>;

const MAX_PAIRS = 1000;

/**
 * Pairs of shell and module that passed a trial. Modules interact with the shell alone, so a module need not be tried again
 * when another one changes. Held in the memory of this server only.
 */
export class ProvedPairs {
  private readonly pairs = new Set<string>();

  has(shell: Identified, module: Identified): boolean {
    return this.pairs.has(keyOf(shell, module));
  }

  add(shell: Identified, module: Identified): void {
    this.pairs.add(keyOf(shell, module));
    const [oldest] = this.pairs;
    if (this.pairs.size > MAX_PAIRS && oldest !== undefined) this.pairs.delete(oldest);
  }
}

function keyOf(shell: Identified, module: Identified): string {
  return `${shell.id} ${module.id}`;
}
