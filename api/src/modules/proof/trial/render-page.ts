import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, PublicPage, PublicRenderer, RenderedPage } from '@vitral/contracts';
import { loadPublished } from '../../../platform/sandbox/load-published.ts';
import { ORIGIN } from './set-files.ts';
import type { TrialMember } from './trial-messages.ts';
import { within } from './wait-until.ts';

const RENDER_LIMIT_MS = 5000;

/**
 * Returns null for a release without a renderer. Throws the renderer's own errors, and an error if its bytes differ from the
 * released ones.
 */
export async function loadRenderer({ module, folder }: TrialMember): Promise<PublicRenderer | null> {
  if (!module.renderer) return null;
  const file = join(folder, module.renderer.file);
  const digest = createHash('sha384')
    .update(await readFile(file))
    .digest('base64');
  if (`sha384-${digest}` !== module.renderer.integrity)
    throw new Error(`${module.renderer.file} is not what was released`);
  return loadPublished(file) as PublicRenderer;
}

/** Renders a public page as the server does, with no data from the API. Throws if that fails. */
export async function renderPage(
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
    throw new Error('the renderer gives no page');
  return rendered;
}
