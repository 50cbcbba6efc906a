import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = 'tsconfig.web.json';
const PROJECTS = '{api,e2e,shell,mfe-*,libs/*}/tsconfig.json';

const read = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every project's configuration and whether it is one of those for browsers. */
export function typeConfigurations(root) {
  return globSync(PROJECTS, { cwd: root })
    .sort()
    .map((path) => {
      const { extends: base, include } = read(root, path);
      return { path, include, isWeb: base.endsWith(`/${WEB}`) };
    });
}

/**
 * The configurations with which all projects are checked: the root's takes all that is for browsers at once, since each of them
 * would otherwise read the types of the libraries that they share anew.
 */
export function typePrograms(root) {
  const others = typeConfigurations(root).filter(({ isWeb }) => !isWeb);
  return ['tsconfig.json', ...others.map(({ path }) => path)];
}
