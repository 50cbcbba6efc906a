import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@vitral/contracts/languages';
import type { PublicPage, PublicRenderer, RenderedPage } from '@vitral/contracts/public-pages';
import { loadPublished } from '../../../platform/sandbox/load-published.ts';
import { lineOf, type PageErrors } from './page-errors.ts';
import { ORIGIN } from './set-files.ts';
import { openBrowser } from './trial-browser.ts';
import type { TrialFailure, TrialMember, TrialRequest } from './trial-messages.ts';
import { waitUntil, within } from './wait-until.ts';

const HYDRATION_LIMIT_MS = 15_000;
const SETTLE_MS = 100;
const MAX_FAILURES = 3;

/** Renders every public page in each language as the server does, and hydrates the first one in a browser. */
export async function tryPublicModule(request: TrialRequest, errors: PageErrors): Promise<TrialFailure[]> {
  const member = request.members.find(({ module }) => module.name === 'mfe-public');
  if (!member) return [];

  const { failures, first } = await renderAll(member);
  if (failures.length > 0) return failures;
  const detail = await hydrate(request.members, first, errors);
  return detail === null ? [] : [{ detail }];
}

async function renderAll(
  member: TrialMember,
): Promise<{ failures: TrialFailure[]; first: RenderedPage | null }> {
  const failures: TrialFailure[] = [];
  const renderer = await loadRenderer(member);
  let first: RenderedPage | null = null;
  if (!renderer) return { failures, first };
  for (const page of member.module.publicPages ?? []) {
    for (const language of ['es', 'en', 'fr'] as const) {
      try {
        const rendered = await renderPage(renderer, member.module.base, page, language);
        first ??= rendered;
      } catch (error) {
        failures.push({ page: page.page, language, detail: lineOf(error) });
      }
      if (failures.length >= MAX_FAILURES) return { failures, first };
    }
  }
  return { failures, first };
}

/** Returns null if the browser hydrates the page, else the reason why it does not. */
async function hydrate(
  members: TrialMember[],
  rendered: RenderedPage | null,
  errors: PageErrors,
): Promise<string | null> {
  const window = openBrowser(
    {
      members,
      path: '/',
      hasSession: false,
      ...(rendered && { html: rendered.html, state: JSON.stringify(rendered.state) }),
    },
    errors,
  );
  const root = window.document.getElementById('root');
  const hasFailed = () => root?.querySelector('.module-failure') !== null;
  const isHydrated = () => root !== null && [...root.querySelectorAll('*')].some(isManagedByReact);
  await waitUntil(() => isHydrated() || hasFailed(), HYDRATION_LIMIT_MS);
  if (!isHydrated()) return errors.describe('the browser has not hydrated the page');

  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  // React unmounts the whole tree when a page throws without an error boundary.
  const isMounted = root?.firstElementChild && !hasFailed();
  window.close();
  return isMounted ? null : errors.describe('the page disappeared when the browser hydrated it');
}

/** React stores its fiber on each element that it manages. */
const isManagedByReact = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

const RENDER_LIMIT_MS = 5000;

/** Returns null for a release without a renderer. Throws the renderer's own errors, and for bytes that were not released. */
async function loadRenderer({ module, folder }: TrialMember): Promise<PublicRenderer | null> {
  if (!module.renderer) return null;
  const file = join(folder, module.renderer.file);
  const digest = hash('sha384', await readFile(file), 'base64');
  if (`sha384-${digest}` !== module.renderer.integrity)
    throw new Error(`${module.renderer.file} differs from the released file`);
  return loadPublished(file) as PublicRenderer;
}

async function renderPage(
  renderer: PublicRenderer,
  base: string,
  { page, reads }: PublicPage,
  language: Language,
): Promise<RenderedPage> {
  const rendering = renderer.render({
    page,
    language,
    site: { name: 'Vitral', description: '' },
    origin: ORIGIN,
    base,
    now: Date.now(),
    answers: Object.fromEntries(reads.map((call) => [call, null])),
  });
  const rendered = await within(rendering, RENDER_LIMIT_MS, `it took longer than ${RENDER_LIMIT_MS} ms`);
  if (typeof rendered?.html !== 'string' || rendered.html.trim() === '' || typeof rendered.head !== 'string')
    throw new Error('the renderer returned no page');
  return rendered;
}
