import type { DOMWindow } from 'jsdom';
import type { BootModule } from '@vitral/contracts/modules';
import type { PageErrors } from './page-errors.ts';
import { openBrowser } from './trial-browser.ts';
import type { TrialFailure, TrialMember } from './trial-messages.ts';
import { waitUntil, within } from './wait-until.ts';

/** Container of mfe-public (libs/module-kit). */
interface Container {
  get(name: string): Promise<() => { default?: unknown }>;
}

const WAKE_LIMIT_MS = 15_000;
/** Time for the shell to retry scripts that failed to load. */
const RECOVERY_LIMIT_MS = 3000;
const LOAD_LIMIT_MS = 15_000;
const MAX_FAILURES = 3;

/** Opens a rendered page, wakes its islands as a visitor who points at them would, and loads all others of the module. */
export async function tryIslands(
  members: TrialMember[],
  module: BootModule,
  html: string,
  errors: PageErrors,
): Promise<TrialFailure[]> {
  const window = openBrowser({ members, path: '/', hasSession: false, html }, errors);
  const asleep = await wakeAll(window, errors);
  const container = containerOf(window, module);
  if (asleep.length > 0 && !container)
    return [{ detail: errors.describe('the shell of the set does not load it') }];

  const failures = asleep.map((name) => failureOf(name, errors.describe('it is still asleep')));
  for (const name of container ? (module.islands ?? []) : []) {
    if (failures.length >= MAX_FAILURES) break;
    if (asleep.includes(name)) continue;
    errors.clear();
    await load(container, name).catch((error: unknown) =>
      failures.push(failureOf(name, errors.describe(error))),
    );
  }
  window.close();
  return failures.slice(0, MAX_FAILURES);
}

/** Returns the names of the islands that are still asleep after the time limit, which an error shortens. */
async function wakeAll({ document, Event }: DOMWindow, errors: PageErrors): Promise<string[]> {
  const asleep = () => [...document.querySelectorAll('[data-island]:not([data-awake])')];
  const isDone = () => asleep().length === 0;
  await waitUntil(() => document.readyState === 'complete', WAKE_LIMIT_MS);
  for (const island of asleep()) island.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await waitUntil(() => isDone() || errors.first !== undefined, WAKE_LIMIT_MS);
  await waitUntil(isDone, RECOVERY_LIMIT_MS);
  return [...new Set(asleep().map((island) => island.getAttribute('data-island') ?? ''))];
}

async function load(container: Container | undefined, name: string): Promise<void> {
  const late = `its code did not load within ${LOAD_LIMIT_MS} ms`;
  const exposed = await within(Promise.resolve(container?.get(`./${name}`)), LOAD_LIMIT_MS, late);
  if (typeof exposed?.().default !== 'function') throw new Error('it exports no function by default');
}

const failureOf = (island: string, detail: string): TrialFailure => ({
  detail: `island ${island}: ${detail}`,
});

const containerOf = (window: DOMWindow, { library }: BootModule): Container | undefined =>
  library === null ? undefined : (window[library] as Container | undefined);
