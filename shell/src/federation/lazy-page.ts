import type { BootModule } from '@vitral/contracts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPage } from './load-page.ts';
import type { PageRequest } from './page-request.ts';
import { shownRelease } from './shown-release.ts';

type LazyPage = LazyExoticComponent<ComponentType>;

const draws = new Map<string, number>();
const failed = new Set<string>();
const pages = new Map<string, LazyPage>();

/** The component of a module's page. React keeps the failure of a lazy component, so each draw anew has one of its own. */
export function lazyPage(request: PageRequest): LazyPage {
  const { module, contribution } = request;
  const key = `${shownRelease(request).base}${contribution.page}#${drawsOf(module)}`;
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

/** Forgets what failed: the next draw asks anew. Answers the number of the draw. */
export function drawAnew(module: BootModule): number {
  const draw = drawsOf(module) + 1;
  draws.set(module.base, draw);
  failed.delete(module.base);
  return draw;
}

/** Whoever leaves a page that failed and comes back starts a new attempt. */
export function forgetFailure(module: BootModule): void {
  if (failed.has(module.base)) drawAnew(module);
}

function drawsOf(module: BootModule): number {
  return draws.get(module.base) ?? 0;
}
