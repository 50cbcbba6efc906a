import type { BuiltDescriptor } from '@vitral/contracts';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LANDING_BYTES = 130_000;
const FIRST_ADMIN_PAGE_BYTES = 400_000;
const LANGUAGE = 'es';

export interface PageToOpen {
  path: string;
  title?: string;
  /** Role of the account that has logged in. */
  role?: string;
  /** Promised bytes of scripts; null without a promise. */
  atMost: number | null;
}

/** Lists the pages that are opened in a browser. */
export function pagesToOpen(root: string): PageToOpen[] {
  const { publicPages = [] } = descriptorIn(root, 'mfe-public');
  const paths = publicPages.flatMap(({ addresses: all }) => (all ? [all[LANGUAGE]] : []));
  return [
    ...paths.map((path) => ({
      path: path === '/' ? `/${LANGUAGE}` : `/${LANGUAGE}${path}`,
      atMost: path === '/' ? LANDING_BYTES : null,
    })),
    { path: '/admin', title: 'the login page', atMost: null },
    { path: '/admin', title: 'the first page after it', role: 'admin', atMost: FIRST_ADMIN_PAGE_BYTES },
  ];
}

/** Lists the budgets of each `budget.json` with the bytes of the built files. */
export const budgetLines = (root: string) =>
  globSync('{shell,mfe-*}/budget.json', { cwd: root })
    .sort()
    .map(dirname)
    .flatMap((project) => linesOf(root, project));

function linesOf(root: string, project: string) {
  const { loads = {} } = descriptorIn(root, project);
  return Object.entries(loads).map(([title, { files, brotliBytes }]) => ({
    project,
    title,
    count: files.length,
    bytes: files.reduce((total, file) => total + sizeOf(join(root, project, 'dist', file)), 0),
    atMost: brotliBytes,
  }));
}

const descriptorIn = (root: string, project: string) =>
  JSON.parse(readFileSync(join(root, project, 'dist/module.json'), 'utf8')) as BuiltDescriptor;

const sizeOf = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
