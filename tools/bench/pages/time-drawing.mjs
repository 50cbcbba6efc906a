import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../figures.mjs';
import { startScript, stopProcess } from '../processes.mjs';

const SCRIPT = fileURLToPath(new URL('draw-page.mjs', import.meta.url));

/**
 * How long the renderer of mfe-public takes for a page from what a site answers, in milliseconds: alone, without reading,
 * without packing and without the way to its thread. Milliseconds of the processor, too, which no other guest lengthens.
 */
export async function timeDrawing({ root, site, page, language }) {
  const dist = join(root, 'mfe-public/dist');
  const descriptor = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8'));
  const { reads } = descriptor.publicPages.find((one) => one.page === page);
  const request = {
    page,
    language,
    site: { name: 'Vitral', description: '' },
    origin: site.address,
    base: '/modules/mfe-public/bench/',
    now: Date.now(),
    answers: Object.fromEntries(await Promise.all(reads.map((call) => answerOf(site, call)))),
  };
  const { child, match } = await startScript(SCRIPT, {
    words: [join(dist, descriptor.renderer.file)],
    environment: { NODE_ENV: 'production' },
    input: JSON.stringify(request),
    ready: /Times (\{.*\})\n/,
  });
  await stopProcess(child);
  const { times, processor } = JSON.parse(match);
  return { drawing: median(times), slowestDrawing: Math.max(...times), drawingProcessor: processor };
}

async function answerOf({ address }, call) {
  const response = await fetch(address + call);
  if (!response.ok) throw new Error(`The site answers GET ${call} with ${response.status}.`);
  return [call, await response.text()];
}
