import { execFileSync } from 'node:child_process';

/** Returns the commit that is checked out, with `-dirty` when files differ from it; null outside a clone. */
export function revisionOf(root: string) {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');
  } catch {
    return null;
  }
}
