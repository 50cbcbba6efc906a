import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = 'tsconfig.web.json';
const PROJECTS = '{api,deploy,e2e,shell,tools,mfe-*,libs/*}/tsconfig.json';

const read = (root: string, path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as { extends: string; include: string[] };

/** Lists the tsconfig.json of every project and whether it is for browsers. */
export function typeConfigurations(root: string) {
  return globSync(PROJECTS, { cwd: root })
    .sort()
    .map((path) => {
      const { extends: base, include } = read(root, path);
      return { path, include, isWeb: base.endsWith(`/${WEB}`) };
    });
}

/**
 * Lists the configurations that together check all projects. The root's checks all browser projects at once, since each of them
 * would otherwise read the types of the shared libraries again.
 */
export function typePrograms(root: string) {
  const others = typeConfigurations(root).filter(({ isWeb }) => !isWeb);
  return ['tsconfig.json', ...others.map(({ path }) => path)];
}
