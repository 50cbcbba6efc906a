import type { Release } from '../release.entity.ts';

type Known = Pick<Release, 'id'>;

const MOST = 1000;

/**
 * Pairs of shell and module that passed a trial. Modules interact with the shell alone, so a module need not be tried again
 * when another one changes. Held in the memory of this server only.
 */
export class ProvedPairs {
  private readonly pairs = new Set<string>();

  has(shell: Known, module: Known): boolean {
    return this.pairs.has(keyOf(shell, module));
  }

  add(shell: Known, module: Known): void {
    this.pairs.add(keyOf(shell, module));
    const [oldest] = this.pairs;
    if (this.pairs.size > MOST && oldest !== undefined) this.pairs.delete(oldest);
  }
}

function keyOf(shell: Known, module: Known): string {
  return `${shell.id} ${module.id}`;
}
