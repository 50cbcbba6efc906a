import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { RenderRequest } from '@vitral/contracts/public-pages';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compare } from '../compare.ts';
import { ask, median } from '../http.ts';
import type { Context } from '../measure-parts.ts';
import type { Row } from '../report.ts';

const PAGES = [
  { path: '/es', page: 'landing', language: 'es' },
  { path: '/en', page: 'landing', language: 'en' },
  { path: '/es/educacion', page: 'education', language: 'es' },
] as const;
const WARM_UP = 100;
const TIMES = 400;
const RENDERED_BELOW_MS = 10;

export const part = { name: 'pages', title: 'Pages rendered on the server', measure };

async function measure({ root, startSite, effort, print }: Context) {
  const site = await startSite();
  const scenarios: Row[] = [];
  const renderings: Row[] = [];
  for (const { path, page, language } of PAGES) {
    print(`Measuring GET ${path} ...`);
    const scenario = { name: `GET ${path}`, path, headers: { 'accept-encoding': 'br' } };
    scenarios.push(await compare(site, scenario, effort));
    renderings.push({ name: path, ...(await timeRendering(root, site.url, { page, language })) });
  }
  await site.stop();
  return [scenarios, renderings];
}

/**
 * Measures the rendering of a page by mfe-public alone, without reads, compression and the message to its thread. The milliseconds
 * of the processor are independent of other processes.
 */
async function timeRendering(root: string, url: string, named: Pick<RenderRequest, 'page' | 'language'>) {
  const dist = join(root, 'mfe-public/dist');
  const descriptor = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8')) as BuiltDescriptor;
  const { render } = createRequire(import.meta.url)(join(dist, descriptor.renderer?.file ?? '')) as {
    render: (request: RenderRequest) => Promise<unknown>;
  };
  const reads = descriptor.publicPages?.find(({ page }) => page === named.page)?.reads ?? [];
  const answers: Record<string, string> = {};
  for (const path of reads) answers[path] = String((await ask(url, { path })).body);
  const site = { name: 'Vitral', description: '' };
  const base = '/modules/mfe-public/bench/';
  const request = { ...named, site, origin: url, base, now: Date.now(), answers };

  const times: number[] = [];
  let before = process.cpuUsage();
  for (let time = -WARM_UP; time < TIMES; time += 1) {
    if (time === 0) before = process.cpuUsage();
    const start = performance.now();
    await render(request);
    if (time >= 0) times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    figures: {
      'rendering ms': median(times),
      'slowest ms': Math.max(...times),
      'processor ms': (user + system) / 1000 / TIMES,
    },
    promises: { 'rendering ms': { below: RENDERED_BELOW_MS } },
  };
}
