import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@vitral/contracts/languages';
import type { PublicPage, PublicRenderer, RenderedPage } from '@vitral/contracts/public-pages';
import { loadPublished } from '../../../platform/sandbox/load-published.ts';
import { lineOf, type PageErrors } from './page-errors.ts';
import { ORIGIN } from './set-files.ts';
import type { TrialFailure, TrialMember, TrialRequest } from './trial-messages.ts';
import { tryIslands } from './try-islands.ts';
import { within } from './wait-until.ts';

const MAX_FAILURES = 3;

/**
 * Renders every public page in each language as the server does, wakes the islands of one page in a browser, and loads
 * the other islands.
 */
export async function tryPublicModule(request: TrialRequest, errors: PageErrors): Promise<TrialFailure[]> {
  const member = request.members.find(({ module }) => module.name === 'mfe-public');
  if (!member) return [];
  if (!member.module.islands) return [{ detail: 'its module.json lists no islands: build it again' }];

  const { failures, pages } = await renderAll(member, request.languages);
  if (failures.length > 0) return failures;
  const page = pages.find(({ html }) => html.includes('data-island=')) ?? pages[0];
  return page ? tryIslands(request.members, member.module, page.html, errors) : [];
}

async function renderAll(
  member: TrialMember,
  languages: readonly Language[],
): Promise<{ failures: TrialFailure[]; pages: RenderedPage[] }> {
  const failures: TrialFailure[] = [];
  const pages: RenderedPage[] = [];
  const renderer = await loadRenderer(member);
  if (!renderer) return { failures, pages };
  for (const page of member.module.publicPages ?? []) {
    for (const language of languages) {
      try {
        pages.push(await renderPage(renderer, member.module.base, page, language));
      } catch (error) {
        failures.push({ page: page.page, language, detail: lineOf(error) });
      }
      if (failures.length >= MAX_FAILURES) return { failures, pages };
    }
  }
  return { failures, pages };
}

const RENDER_LIMIT_MS = 5000;

/** Returns null for a release without a renderer. Throws the renderer's own errors, and throws for bytes that were not released. */
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
