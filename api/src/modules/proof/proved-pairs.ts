import type { Release } from '../release.entity.ts';

type Known = Pick<Release, 'id'>;

const MOST = 1000;

/**
 * Which modules came out in which shell: modules meet nothing but the shell, so that one of them that stood in it need not
 * be opened again when another changes. Only this server knows, and only until it ends.
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
