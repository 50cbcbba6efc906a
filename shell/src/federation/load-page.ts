import { TIMING } from '@vitral/contracts/timing';
import { addTexts, replaceTexts } from '@vitral/i18n';
import type { PageModule } from '@vitral/module-kit';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { ModuleLoadError } from './diagnose.ts';
import { isSupported, type LoadRequest } from './page-request.ts';
import { showCurrent, shownRelease, showsPrevious } from './previous-releases.ts';
import { recoverPage } from './recover-page.ts';
import { startPage, startPageWithin, type StartedPage } from './start-page.ts';

/** Milliseconds after which the previous release, if any, is loaded in parallel to a slow one. */
const FALLBACK_AFTER_MS = 5000;

/**
 * Loads a page: from the new release, with one quick retry, else from the previous one. Throws ModuleLoadError within
 * ten seconds.
 */
export async function loadPage(request: LoadRequest): Promise<PageModule> {
  const startedAt = performance.now();
  return (await previousPage(request)) ?? (await currentPage(request, startedAt));
}

/** Returns the page of the previous release; null if the new release should be loaded. */
async function previousPage(request: LoadRequest): Promise<PageModule | null> {
  const { set, module, fallback, contribution } = request;
  if (!fallback || !showsPrevious(set, module.name)) return null;
  try {
    const started = await startPageWithin(fallback, contribution.page, FALLBACK_AFTER_MS);
    return await adoptTexts(started);
  } catch {
    showCurrent(set, module.name);
    return null;
  }
}

async function currentPage(request: LoadRequest, startedAt: number): Promise<PageModule> {
  const { module, fallback, contribution } = request;
  if (!isSupported(module)) throw new ModuleLoadError(module.name, 'incompatible', null);

  const running = startPage(module, contribution.page);
  const patience = fallback ? FALLBACK_AFTER_MS : TIMING.moduleLoad;
  const started = await startPageWithin(module, contribution.page, patience).catch((cause: unknown) =>
    recoverPage(request, { cause, running, startedAt }),
  );
  return adoptTexts(started);
}

const adopted = new Map<string, string>();

/**
 * Adds the texts of a page that is about to render to those of its module, and returns the page. Replaces the texts of
 * another release. Without this, the page would suspend and its placeholders would flash, although the texts have
 * arrived.
 */
async function adoptTexts({ release, texts, page }: StartedPage): Promise<PageModule> {
  const before = adopted.get(release.name);
  adopted.set(release.name, release.base);
  if (before !== undefined && before !== release.base) await replaceTexts(release.name, texts);
  else await addTexts(release.name, texts);
  return page;
}

type LazyPage = LazyExoticComponent<ComponentType>;

/** A page that loads at most once, and the component that renders it. */
interface LoadingPage {
  Page: LazyPage;
  load: () => Promise<PageModule>;
}

const renders = new Map<string, number>();
const failed = new Set<string>();
const pages = new Map<string, LoadingPage>();

/**
 * Returns the component of a page and the function that preloads it. React caches the failure of a component, so each
 * retry gets a new one.
 */
export function lazyPage(request: LoadRequest): LoadingPage {
  const key = keyOf(request);
  const known = pages.get(key);
  if (known) return known;

  const created = loadingPage(request);
  pages.set(key, created);
  return created;
}

/** Returns whether a page was rendered or prepared before, so that it can render without waiting. */
export const isKnownPage = (request: LoadRequest): boolean => pages.has(keyOf(request));

const keyOf = (request: LoadRequest): string =>
  `${shownRelease(request).base}${request.contribution.page}#${currentRender(request)}`;

function loadingPage(request: LoadRequest): LoadingPage {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  const start = async () => {
    try {
      return (loaded = await loadPage(request));
    } catch (error) {
      failed.add(partOf(request));
      throw error;
    }
  };
  const load = () => (loading ??= start());
  const Page = lazy(() => (loaded ? settled({ default: loaded.Component }) : load().then(asDefault)));
  return { Page, load };
}

const asDefault = ({ Component }: PageModule) => ({ default: Component });

/** Returns a thenable that resolves synchronously, so that React renders a loaded page without suspending. */
function settled<Value>(value: Value): Promise<Value> {
  return { then: (onValue: (value: Value) => void) => onValue(value) } as Promise<Value>;
}

/** Clears a failure, so that the next render loads again. Returns the number of the render. */
export function retryRender(request: LoadRequest): number {
  const render = currentRender(request) + 1;
  renders.set(partOf(request), render);
  failed.delete(partOf(request));
  return render;
}

/** Leaving a failed page allows a new attempt on return. */
export function clearFailure(request: LoadRequest): void {
  if (failed.has(partOf(request))) retryRender(request);
}

const currentRender = (request: LoadRequest): number => renders.get(partOf(request)) ?? 0;

/** Pages and components of a module fail on their own: a retry of a card leaves the page around it as it is. */
const partOf = ({ module, contribution }: LoadRequest): string => `${module.base} ${contribution.page}`;
