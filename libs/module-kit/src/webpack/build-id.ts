import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../../..');

/**
 * Eight hexadecimal digits that change with the sources of a module or of any library it may contain.
 * Two releases of one module can then run beside each other in one page.
 */
export function buildId(folder: string): string {
  const hash = createHash('sha256');
  for (const root of [folder, WORKSPACE]) {
    const sources = sourceFiles(join(root, root === folder ? 'src' : 'libs')).sort();
    // Relative paths: the same sources have the same id in every checkout.
    for (const file of sources) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  hash
    .update(readFileSync(join(folder, 'package.json')))
    .update(readFileSync(join(WORKSPACE, 'package-lock.json')));
  return hash.digest('hex').slice(0, 8);
}

function sourceFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json|css|avif|webp|jpg|png|svg|mp4|webm|woff2)$/.test(path))
    .filter((path) => !/(^|[\\/])(node_modules|dist|test-results|testing)[\\/]|\.spec\./.test(path))
    .map((path) => join(root, path));
}
