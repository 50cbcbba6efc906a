import { execFileSync } from 'node:child_process';

/** The commit that is checked out, with `-dirty` when files differ from it; null outside of a clone. */
export function revisionOf(root) {
  const git = (...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');
  } catch {
    return null;
  }
}
