import type { DOMWindow } from 'jsdom';
import type { BootModule, PageContribution } from '@vitral/contracts/modules';
import type { PageErrors } from './page-errors.ts';
import { openBrowser } from './trial-browser.ts';
import type { TrialFailure, TrialRequest } from './trial-messages.ts';
import { waitUntil, within } from './wait-until.ts';

/** Exports of a console module's `remote.tsx` (libs/module-kit). */
interface Remote {
  pages: Record<string, () => Promise<{ Component: unknown }>>;
  texts: Record<string, () => Promise<unknown>>;
}

interface Container {
  get(name: string): Promise<() => { default: Remote }>;
}

/** A path that no module has, so that the shell starts before any page of a module is requested. */
const UNKNOWN_PATH = '/admin/trial-of-a-release';
const SHELL_LIMIT_MS = 20_000;
const PAGE_LIMIT_MS = 15_000;
/** A page that has thrown once may still recover within this time. */
const RECOVERY_LIMIT_MS = 2000;
/** Ends a trial early, since further failures add little. */
const MAX_FAILURES = 3;

export async function tryConsoleModule(request: TrialRequest, errors: PageErrors): Promise<TrialFailure[]> {
  const module = request.members.find((member) => member.module.name === request.module)?.module;
  if (!module || module.pages.length === 0) return [];

  const window = openBrowser({ members: request.members, path: UNKNOWN_PATH, hasSession: true }, errors);
  const hasContent = () => textOf(window) !== '';
  await waitUntil(() => hasContent() || errors.first !== undefined, SHELL_LIMIT_MS);
  if (!(await waitUntil(hasContent, RECOVERY_LIMIT_MS)))
    return [{ detail: errors.describe('the shell of the set does not render the console') }];

  const failures: TrialFailure[] = [];
  for (const page of module.pages) {
    errors.clear();
    const detail = await openPage(window, module, page, errors).catch((error: unknown) =>
      errors.describe(error),
    );
    const hasStarted = containerOf(window, module) !== undefined;
    if (detail !== null) failures.push(hasStarted ? { page: page.path, detail } : { detail });
    if (!hasStarted || failures.length >= MAX_FAILURES) break;
  }
  const container = containerOf(window, module);
  if (container && failures.length < MAX_FAILURES)
    failures.push(...(await tryComponents(container, request.components, errors)));
  window.close();
  return failures;
}

/** Loads the components that the module contributes to slots, as the pages of other modules would. */
async function tryComponents(
  container: Container,
  components: TrialRequest['components'],
  errors: PageErrors,
): Promise<TrialFailure[]> {
  const failures: TrialFailure[] = [];
  for (const [slot, key] of Object.entries(components)) {
    errors.clear();
    const late = `the code of ${slot} did not load within ${PAGE_LIMIT_MS} ms`;
    await within(loadPage(container, key), PAGE_LIMIT_MS, late).catch((error: unknown) =>
      failures.push({ slot, detail: errors.describe(error) }),
    );
    if (failures.length >= MAX_FAILURES) break;
  }
  return failures;
}

/** Returns null if the page renders, else the reason why it does not. */
async function openPage(
  window: DOMWindow,
  module: BootModule,
  { page, path, title }: PageContribution,
  errors: PageErrors,
): Promise<string | null> {
  const isTitled = () => window.document.title.startsWith(title.es);
  // Two pages may share a title, so the shell first leaves the previous page.
  go(window, UNKNOWN_PATH);
  await waitUntil(() => !isTitled(), PAGE_LIMIT_MS);
  go(window, path);
  const isOpened = () => isTitled() && containerOf(window, module) !== undefined;
  const isRefused = () => alertOf(window) !== null && errors.first !== undefined;
  await waitUntil(() => isOpened() || isRefused(), PAGE_LIMIT_MS);

  const container = containerOf(window, module);
  if (!container) return errors.describe(`${module.entry} has not registered ${module.library}`);
  await within(
    loadPage(container, page),
    PAGE_LIMIT_MS,
    `the code of ${page} did not load within ${PAGE_LIMIT_MS} ms`,
  );

  if (!(await waitUntil(() => textOf(window) !== '', PAGE_LIMIT_MS)))
    return errors.describe('nothing is rendered in its place');
  if (!isTitled()) return 'the shell shows something else at its path';
  // An alert about missing data is expected by itself, since the API has none.
  return alertOf(window) && errors.first !== undefined ? errors.describe(errors.first) : null;
}

function go(window: DOMWindow, path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new window.PopStateEvent('popstate'));
}

async function loadPage(container: Container, page: string): Promise<void> {
  const { default: remote } = (await container.get('./remote'))();
  const load = remote.pages[page];
  if (!load) throw new Error(`remote.tsx has no page ${page}`);
  const [{ Component }] = await Promise.all([load(), ...Object.values(remote.texts).map((texts) => texts())]);
  if (!Component) throw new Error(`${page} exports no Component`);
}

const containerOf = (window: DOMWindow, { library }: BootModule): Container | undefined =>
  library === null ? undefined : (window[library] as Container | undefined);

const textOf = ({ document }: DOMWindow): string => document.querySelector('main')?.textContent.trim() ?? '';

const alertOf = ({ document }: DOMWindow): Element | null => document.querySelector('main [role=alert]');
