import type { BuiltDescriptor, Language } from '@vitral/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../figures.ts';
import { startScript, stopProcess, type Server } from '../processes.ts';

const SCRIPT = fileURLToPath(new URL('render-page.ts', import.meta.url));

interface PageToRender {
  root: string;
  site: Server;
  page: string;
  language: Language;
}

/**
 * Measures the rendering of a page by mfe-public in milliseconds, without reads, compression and the message to its thread. The
 * milliseconds of the processor are independent of other processes.
 */
export async function timeRendering({ root, site, page, language }: PageToRender) {
  const dist = join(root, 'mfe-public/dist');
  const descriptor = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8')) as BuiltDescriptor;
  const reads = descriptor.publicPages?.find((one) => one.page === page)?.reads ?? [];
  const request = {
    page,
    language,
    site: { name: 'Vitral', description: '' },
    origin: site.address,
    base: '/modules/mfe-public/bench/',
    now: Date.now(),
    responses: Object.fromEntries(await Promise.all(reads.map((path) => toResponse(site, path)))),
  };
  const { child, match } = await startScript(SCRIPT, {
    words: [join(dist, descriptor.renderer?.file ?? '')],
    environment: { NODE_ENV: 'production' },
    input: JSON.stringify(request),
    ready: /Times (\{.*\})\n/,
  });
  await stopProcess(child);
  const { times, processor } = JSON.parse(match) as { times: number[]; processor: number };
  return { drawing: median(times), slowestDrawing: Math.max(...times), drawingProcessor: processor };
}

async function toResponse({ address }: Server, path: string) {
  const response = await fetch(address + path);
  if (!response.ok) throw new Error(`The site responds to GET ${path} with ${response.status}.`);
  return [path, await response.text()] as const;
}
