import { contentLanguage, type Language } from '@vitral/contracts/languages';
import type { BootModule } from '@vitral/contracts/modules';
import type { PageModule, Remote } from '@vitral/module-kit';
import { getI18n } from 'react-i18next';
import { loadModule } from './load-module.ts';
import { withTimeout } from './timing.ts';

export interface StartedPage {
  release: BootModule;
  remote: Remote;
  page: PageModule;
}

const remotes = new Map<string, Promise<Remote>>();
const pages = new Map<string, Promise<StartedPage>>();
const attempts = new Map<string, number>();

/** Loads a page with its initial dependencies, once for all callers. After a failure the next call sends new requests. */
export function startPage(release: BootModule, page: string): Promise<StartedPage> {
  return once(pages, release, ` ${page}`, async () => {
    const remote = await startModule(release);
    const load = remote.pages[page];
    if (!load) throw new Error(`${release.name} lists the page ${page} but does not contain it`);
    const texts = remote.texts[contentLanguage(getI18n().language as Language)];
    const [loaded] = await Promise.all([load(), texts()]);
    return { release, remote, page: loaded };
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
    const exposed = await loadModule<{ default: Remote }>(release, currentAttempt(release));
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

/** Returns the number of failed attempts to load a release. */
export function currentAttempt(module: BootModule): number {
  return attempts.get(module.base) ?? 0;
}

/** Ends a failed attempt, so that the next call sends new requests. Has no effect if `failed` is not the current attempt. */
export function endAttempt(module: BootModule, failed: number): void {
  if (currentAttempt(module) === failed) attempts.set(module.base, failed + 1);
}
