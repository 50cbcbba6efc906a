import { contentLanguage, type BootModule, type Language } from '@vitral/contracts';
import type { PageModule, Remote } from '@vitral/module-kit';
import { getI18n } from 'react-i18next';
import { attemptOf, endAttempt } from './attempts.ts';
import { loadModule } from './load-module.ts';
import { withinTime } from './within-time.ts';

export interface StartedPage {
  remote: Remote;
  page: PageModule;
}

const remotes = new Map<string, Promise<Remote>>();
const pages = new Map<string, Promise<StartedPage>>();

/**
 * Loads a page of one release with all that it needs at first, once for whoever asks, be it ahead of time. What fails is
 * forgotten and ends the attempt, so that whoever asks next asks the network anew.
 */
export function startPage(release: BootModule, page: string): Promise<StartedPage> {
  return once(pages, release, ` ${page}`, async () => {
    const remote = await startModule(release);
    const load = remote.pages[page];
    if (!load) throw new Error(`${release.name} lists the page ${page} but does not bring it`);
    const texts = remote.texts[contentLanguage(getI18n().language as Language)];
    const [loaded] = await Promise.all([load(), texts()]);
    return { remote, page: loaded };
  });
}

/** As `startPage`, given up after so many milliseconds; whoever asks next asks anew then, too. */
export async function startPageWithin(
  release: BootModule,
  page: string,
  milliseconds: number,
): Promise<StartedPage> {
  const attempt = attemptOf(release);
  try {
    return await withinTime(startPage(release, page), milliseconds);
  } catch (error) {
    endAttempt(release, attempt);
    throw error;
  }
}

/** Loads what a release exposes, but none of its pages. */
export function startModule(release: BootModule): Promise<Remote> {
  return once(remotes, release, '', async () => {
    const exposed = await loadModule<{ default: Remote }>(release, attemptOf(release));
    return exposed.default;
  });
}

function once<Result>(
  known: Map<string, Promise<Result>>,
  release: BootModule,
  what: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const attempt = attemptOf(release);
  const key = `${release.base}#${attempt}${what}`;
  const started = known.get(key) ?? start();
  if (!known.has(key)) {
    known.set(key, started);
    started.catch(() => endAttempt(release, attempt));
  }
  return started;
}
