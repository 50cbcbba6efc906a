import type { ActiveSet } from '../serving/served-set.ts';
import { releaseIn } from '../serving/served-set.ts';
import { publicPageAt } from '../serving/public-page-at.ts';

interface PageOfRelease {
  releaseId: string;
  /** Path of a page of the console, or name of a page of the public site. */
  page: string;
}

/** Returns the page of a set at a path, without the part that identifies an item; null for a path without a page. */
export function pageAt(set: Pick<ActiveSet, 'modules' | 'releases'>, path: string): PageOfRelease | null {
  const isConsole = path === '/admin' || path.startsWith('/admin/');
  const [module, page] = (isConsole ? consolePageAt(set, path) : publicPageIn(set, path)) ?? [];
  const release = module === undefined ? null : releaseIn(set, module);
  return release && page !== undefined ? { releaseId: release.id, page } : null;
}

function consolePageAt({ modules }: Pick<ActiveSet, 'modules'>, path: string): [string, string] | null {
  const pages = modules.flatMap(({ name, pages }) => pages.map((page) => [name, page.path] as const));
  const [module, page] = pages
    .filter(([, known]) => path === known || path.startsWith(`${known}/`))
    .reduce<readonly [string, string]>(longer, ['', '']);
  return page ? [module, page] : null;
}

const longer = (one: readonly [string, string], other: readonly [string, string]) =>
  other[1].length > one[1].length ? other : one;

function publicPageIn({ modules }: Pick<ActiveSet, 'modules'>, path: string): [string, string] | null {
  const pages = modules.find(({ name }) => name === 'mfe-public')?.publicPages ?? [];
  const found = publicPageAt(path, pages);
  return found && ['mfe-public', found.page.page];
}
