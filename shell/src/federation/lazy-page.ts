import type { BootModule } from '@vitral/contracts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPage } from './load-page.ts';
import type { PageRequest } from './page-request.ts';
import { shownRelease } from './previous-releases.ts';

type LazyPage = LazyExoticComponent<ComponentType>;

const renders = new Map<string, number>();
const failed = new Set<string>();
const pages = new Map<string, LazyPage>();

/** Returns the lazy component of a page. React caches its failure, so each retry gets a new one. */
export function lazyPage(request: PageRequest): LazyPage {
  const { module, contribution } = request;
  const key = `${shownRelease(request).base}${contribution.page}#${currentRender(module)}`;
  const known = pages.get(key);
  if (known) return known;

  const created = lazy(async () => {
    try {
      return { default: (await loadPage(request)).Component };
    } catch (error) {
      failed.add(module.base);
      throw error;
    }
  });
  pages.set(key, created);
  return created;
}

/** Clears a failure, so that the next render loads again. Returns the number of the render. */
export function retryRender(module: BootModule): number {
  const draw = currentRender(module) + 1;
  renders.set(module.base, draw);
  failed.delete(module.base);
  return draw;
}

/** Leaving a failed page allows a new attempt on return. */
export function clearFailure(module: BootModule): void {
  if (failed.has(module.base)) retryRender(module);
}

function currentRender(module: BootModule): number {
  return renders.get(module.base) ?? 0;
}
