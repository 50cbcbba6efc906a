import type { PublicPage } from '@vitral/contracts';
import type { Compilation } from 'webpack';

/** The chunk of what a remote exposes. */
export const REMOTE_CHUNK = 'remote';

/**
 * Page → the style sheets it stands on: those of everything the module starts with, then those of the page's own chunk,
 * which `import(/* webpackChunkName: "page-landing" *\/ ...)` names.
 */
export function pageStyles(compilation: Compilation, pages: PublicPage[]): Record<string, string[]> {
  const common = stylesOf(compilation, REMOTE_CHUNK);
  return Object.fromEntries(
    pages.map(({ page }) => [page, [...new Set([...common, ...stylesOf(compilation, `page-${page}`)])]]),
  );
}

function stylesOf(compilation: Compilation, chunk: string): string[] {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.css'));
}
