import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LANDING_BYTES = 130_000;
const FIRST_ADMIN_PAGE_BYTES = 400_000;
const LANGUAGE = 'es';

/** What is opened in a browser, and what its scripts may weigh; null: nothing was promised. */
export function pagesToOpen(root) {
  const { publicPages } = descriptorIn(root, 'mfe-public');
  const addresses = publicPages.flatMap(({ addresses: all }) => (all ? [all[LANGUAGE]] : []));
  return [
    ...addresses.map((address) => ({
      path: address === '/' ? `/${LANGUAGE}` : `/${LANGUAGE}${address}`,
      atMost: address === '/' ? LANDING_BYTES : null,
    })),
    { path: '/admin', title: 'the login page', atMost: null },
    { path: '/admin', title: 'the first page after it', role: 'admin', atMost: FIRST_ADMIN_PAGE_BYTES },
  ];
}

/** The lines of each `budget.json`, and what the files that the build found for them weigh. */
export const budgetLines = (root) =>
  globSync('{shell,mfe-*}/budget.json', { cwd: root })
    .sort()
    .map(dirname)
    .flatMap((project) => linesOf(root, project));

function linesOf(root, project) {
  const { loads } = descriptorIn(root, project);
  return Object.entries(loads).map(([title, { files, brotliBytes }]) => ({
    project,
    title,
    count: files.length,
    bytes: files.reduce((total, file) => total + weightOf(join(root, project, 'dist', file)), 0),
    atMost: brotliBytes,
  }));
}

const descriptorIn = (root, project) =>
  JSON.parse(readFileSync(join(root, project, 'dist/module.json'), 'utf8'));

const weightOf = (file) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
