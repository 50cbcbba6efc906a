import type { PublicPage } from '@vitral/contracts';
import type { Compilation } from 'webpack';

/** Name of the chunk that a remote exposes. */
export const REMOTE_CHUNK = 'remote';

/**
 * Lists the style sheets of each page: those of the module's entry, then those of the page's own chunk,
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
