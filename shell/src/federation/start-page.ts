import { consoleLanguage, type Language } from '@vitral/contracts/languages';
import type { BootModule } from '@vitral/contracts/modules';
import type { PageModule, Remote, TextFiles } from '@vitral/module-kit';
import { getI18n } from 'react-i18next';
import { currentAttempt, endAttempt } from './attempts.ts';
import { loadModule } from './load-module.ts';
import { withTimeout } from './timing.ts';

export interface StartedPage {
  release: BootModule;
  page: PageModule;
  texts: TextFiles;
}

const remotes = new Map<string, Promise<Remote>>();
const pages = new Map<string, Promise<StartedPage>>();

/** Loads a page with its initial dependencies, once for all callers. After a failure the next call sends new requests. */
export function startPage(release: BootModule, page: string): Promise<StartedPage> {
  return once(pages, release, ` ${page}`, async () => {
    const remote = await startModule(release);
    const load = remote.pages[page];
    if (!load) throw new Error(`${release.name} lists the page ${page} but does not contain it`);
    const texts = remote.pageTexts?.[page] ?? remote.texts;
    const loadTexts = texts[consoleLanguage(getI18n().language as Language)];
    const [loaded] = await Promise.all([load(), loadTexts()]);
    return { release, page: loaded, texts };
  });
}

/** Like `startPage`, with a timeout in milliseconds that also ends the attempt. */
export async function startPageWithin(
  release: BootModule,
  page: string,
  milliseconds: number,
): Promise<StartedPage> {
  const attempt = currentAttempt(release);
  try {
    return await withTimeout(startPage(release, page), milliseconds);
  } catch (error) {
    endAttempt(release, attempt);
    throw error;
  }
}

/** Loads the exports of a release, but none of its pages. */
export function startModule(release: BootModule): Promise<Remote> {
  return once(remotes, release, '', async () => {
    const exposed = await loadModule<{ default: Remote }>(release, currentAttempt(release), 'remote');
    return exposed.default;
  });
}

function once<Result>(
  known: Map<string, Promise<Result>>,
  release: BootModule,
  what: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const attempt = currentAttempt(release);
  const key = `${release.base}#${attempt}${what}`;
  const started = known.get(key) ?? start();
  if (!known.has(key)) {
    known.set(key, started);
    started.catch(() => endAttempt(release, attempt));
  }
  return started;
}
