import type { DOMWindow } from 'jsdom';
import type { BootModule, PageContribution } from '@vitral/contracts';
import type { Complaints } from './complaints.ts';
import { openBrowser } from './trial-browser.ts';
import type { TrialFailure, TrialOrder } from './trial-order.ts';
import { waitUntil, within } from './wait-until.ts';

/** What `remote.tsx` of a console module gives the shell (libs/module-kit). */
interface Remote {
  pages: Record<string, () => Promise<{ Component: unknown }>>;
  texts: Record<string, () => Promise<unknown>>;
}

interface Container {
  get(name: string): Promise<() => { default: Remote }>;
}

/** No module has it: the shell stands before the first page of a module is asked for. */
const NOWHERE = '/admin/trial-of-a-release';
const SHELL_WITHIN_MS = 20_000;
const PAGE_WITHIN_MS = 15_000;
/** What has thrown once may still come to stand. */
const COMPLAINED_WITHIN_MS = 2000;
/** Whoever reads the refusal has something to do by then. */
const MOST_FAILURES = 3;

/** Opens every page of a console module in the shell of its set, one after the other, as somebody would who may see all. */
export async function tryConsoleModule(order: TrialOrder, complaints: Complaints): Promise<TrialFailure[]> {
  const module = order.members.find((member) => member.module.name === order.module)?.module;
  if (!module || module.pages.length === 0) return [];

  const window = openBrowser({ members: order.members, path: NOWHERE, hasSession: true }, complaints);
  const isDrawn = () => textOf(window) !== '';
  await waitUntil(() => isDrawn() || complaints.first !== undefined, SHELL_WITHIN_MS);
  if (!(await waitUntil(isDrawn, COMPLAINED_WITHIN_MS)))
    return [{ detail: complaints.firstLine('the shell of the set does not draw the console') }];

  const failures: TrialFailure[] = [];
  for (const page of module.pages) {
    complaints.clear();
    const detail = await openPage(window, module, page, complaints).catch((error: unknown) =>
      complaints.firstLine(error),
    );
    const hasStarted = containerOf(window, module) !== undefined;
    if (detail !== null) failures.push(hasStarted ? { page: page.path, detail } : { detail });
    if (!hasStarted || failures.length >= MOST_FAILURES) break;
  }
  window.close();
  return failures;
}

/** Null when the page stands; else what kept it from standing. */
async function openPage(
  window: DOMWindow,
  module: BootModule,
  { page, path, title }: PageContribution,
  complaints: Complaints,
): Promise<string | null> {
  const isTitled = () => window.document.title.startsWith(title.es);
  // Two addresses may share a title: what is seen must be of this one.
  go(window, NOWHERE);
  await waitUntil(() => !isTitled(), PAGE_WITHIN_MS);
  go(window, path);
  const isAsked = () => isTitled() && containerOf(window, module) !== undefined;
  const isRefused = () => alertOf(window) !== null && complaints.first !== undefined;
  await waitUntil(() => isAsked() || isRefused(), PAGE_WITHIN_MS);

  const container = containerOf(window, module);
  if (!container) return complaints.firstLine(`${module.entry} has not put ${module.library} into the page`);
  await within(
    bring(container, page),
    PAGE_WITHIN_MS,
    `the code of ${page} did not come within ${PAGE_WITHIN_MS} ms`,
  );

  if (!(await waitUntil(() => textOf(window) !== '', PAGE_WITHIN_MS)))
    return complaints.firstLine('nothing is shown in its place');
  if (!isTitled()) return 'the shell shows something else at its address';
  // A panel that only tells that the API has nothing is what the page should show here.
  return alertOf(window) && complaints.first !== undefined ? complaints.firstLine(complaints.first) : null;
}

function go(window: DOMWindow, path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new window.PopStateEvent('popstate'));
}

/** The page's own code and the texts of every language, from the container that the shell has started. */
async function bring(container: Container, page: string): Promise<void> {
  const { default: remote } = (await container.get('./remote'))();
  const load = remote.pages[page];
  if (!load) throw new Error(`remote.tsx brings no page ${page}`);
  const [{ Component }] = await Promise.all([load(), ...Object.values(remote.texts).map((texts) => texts())]);
  if (!Component) throw new Error(`${page} exports no Component`);
}

function containerOf(window: DOMWindow, { library }: BootModule): Container | undefined {
  return library === null ? undefined : (window[library] as Container | undefined);
}

function textOf({ document }: DOMWindow): string {
  return document.querySelector('main')?.textContent.trim() ?? '';
}

function alertOf({ document }: DOMWindow): Element | null {
  return document.querySelector('main [role=alert]');
}
