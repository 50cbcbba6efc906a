import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, PublicPage, PublicRenderer, RenderedPage } from '@vitral/contracts';
import { loadGuest } from '../../../platform/prison/guest.ts';
import { ORIGIN } from './set-files.ts';
import type { TrialMember } from './trial-order.ts';
import { within } from './wait-until.ts';

const DRAWN_WITHIN_MS = 5000;

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
  return loadGuest(file) as PublicRenderer;
}

/** Renders a public page as the server does, with no data from the API. Throws if that fails. */
export async function drawPage(
  renderer: PublicRenderer,
  base: string,
  { page, reads }: PublicPage,
  language: Language,
): Promise<RenderedPage> {
  const drawing = renderer.render({
    page,
    language,
    site: { name: 'Vitral', description: '' },
    origin: ORIGIN,
    base,
    now: Date.now(),
    answers: Object.fromEntries(reads.map((call) => [call, null])),
  });
  const drawn = await within(drawing, DRAWN_WITHIN_MS, `it took longer than ${DRAWN_WITHIN_MS} ms`);
  if (typeof drawn?.html !== 'string' || drawn.html.trim() === '' || typeof drawn.head !== 'string')
    throw new Error('the renderer gives no page');
  return drawn;
}
