import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../http.ts';
import { CONNECTIONS, underLoad } from '../load.ts';
import type { Context } from '../measure-parts.ts';
import { collectedMemoryOf, MEGABYTE, memoryOf, type Server } from '../processes.ts';
import type { Row } from '../report.ts';
import { logInAs } from '../site.ts';

/** Seconds that are measured after the warm-up. */
const LONG = { seconds: 420, warmUp: 120, sampleEvery: 5 };
const SHORT = { seconds: 30, warmUp: 10, sampleEvery: 1 };
/** Seconds of load that fill the caches and compile the code. */
const FIRST_SECONDS = 10;
const REST_MS = 2000;
const CHANGE_EVERY_MS = 500;
const BELOW_PERCENT = 5;

const BROWSER = { 'accept-encoding': 'br' };
const PAGES = ['/es', '/en', '/es/educacion', '/es/contact'];
const READS = ['/api/testimonials', '/api/team-members', '/api/embeds'];
const LISTS = ['content', 'testimonials', 'contact-messages'].map(
  (noun) => `/api/${noun}?limit=24&offset=0&sort=-createdAt`,
);
const TESTIMONIAL = {
  ...{ name: 'Ana López', text: 'Una semana que me cambió la manera de escuchar a mi equipo.', rating: 5 },
  ...{ image: null, position: null, company: null, isActive: true, locale: 'es', consentDate: null },
};

export const part = { name: 'memory', title: 'Memory under mixed load', measure };

async function measure({ startSite, effort, print }: Context): Promise<Row[][]> {
  const { seconds, warmUp, sampleEvery } = effort.isQuick ? SHORT : LONG;
  const site = await startSite();
  const cookie = await logInAs(site.url, 'manager');
  await underMixedLoad(site, cookie, { seconds: FIRST_SECONDS, sampleEvery: FIRST_SECONDS });
  const heapBefore = await collectedHeapOf(site);
  print(`Mixed load for ${seconds} seconds ...`);
  const { samples, failures } = await underMixedLoad(site, cookie, { seconds, sampleEvery });
  const heapAfter = await collectedHeapOf(site);
  await site.stop();
  const resident = samples.filter((sample) => sample.seconds >= warmUp);
  return [
    [
      {
        name: `resident from second ${warmUp} on`,
        figures: {
          'MB before': resident[0]?.megabytes ?? NaN,
          'MB after': resident.at(-1)?.megabytes ?? NaN,
          'growth %': 100 * memoryGrowth(resident),
          failures,
        },
        promises: { 'growth %': { below: BELOW_PERCENT }, failures: { atMost: 0 } },
      },
      {
        name: 'heap, collected',
        figures: {
          'MB before': heapBefore,
          'MB after': heapAfter,
          'growth %': 100 * (heapAfter / heapBefore - 1),
          failures: '',
        },
        promises: { 'growth %': { atMost: BELOW_PERCENT } },
      },
    ],
  ];
}

interface Sample {
  seconds: number;
  megabytes: number;
}

/** Returns the growth of the trend, by least squares, as a fraction of the mean. */
export function memoryGrowth(samples: Sample[]) {
  const sumOf = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0);
  const second = sumOf(({ seconds }) => seconds) / samples.length;
  const mean = sumOf(({ megabytes }) => megabytes) / samples.length;
  const slope =
    sumOf(({ seconds, megabytes }) => (seconds - second) * (megabytes - mean)) /
    sumOf(({ seconds }) => (seconds - second) ** 2);
  const lasted = (samples.at(-1)?.seconds ?? 0) - (samples[0]?.seconds ?? 0);
  return (slope * lasted) / mean;
}

/** Sends requests of many people at once: pages, public reads (some of them conditional), lists of the console, and changes. */
async function underMixedLoad(
  site: Server,
  cookie: string,
  { seconds, sampleEvery }: { seconds: number; sampleEvery: number },
) {
  const { headers } = await ask(site.url, { path: '/api/embeds', headers: BROWSER });
  const requests = [
    ...[...PAGES, ...READS].map((path) => ({ path, headers: BROWSER })),
    { path: '/api/embeds', headers: { ...BROWSER, 'if-none-match': headers.etag ?? '' } },
    ...LISTS.map((path) => ({ path, headers: { ...BROWSER, cookie } })),
  ];
  let isOver = false;
  const changing = changeMeanwhile(site, cookie, () => isOver);
  const sampling = sample(site, sampleEvery, () => isOver);
  const options = { duration: seconds, connections: CONNECTIONS, requests };
  const { failures } = await underLoad(site, options, [200, 304]).finally(() => (isOver = true));
  await changing;
  return { failures, samples: await sampling };
}

/** Publishes and deletes a testimonial repeatedly, as a manager, and reads a page after each change. */
async function changeMeanwhile({ url }: Server, cookie: string, isOver: () => boolean) {
  const send = async (method: string, path: string, expected: number, body?: string) => {
    const headers = {
      ...(method !== 'GET' && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await ask(url, { method, path, headers, ...(body && { body }) });
    if (response.status !== expected) throw new Error(`${method} ${path}: ${response.status}`);
    return response.body;
  };
  while (!isOver()) {
    const created = await send('POST', '/api/testimonials', 201, JSON.stringify(TESTIMONIAL));
    await send('GET', '/en', 200);
    await wait(CHANGE_EVERY_MS);
    const { id } = JSON.parse(String(created)) as { id: string };
    await send('DELETE', `/api/testimonials/${id}`, 204);
    await send('GET', '/en', 200);
    await wait(CHANGE_EVERY_MS);
  }
}

async function sample({ child }: Server, everySeconds: number, isOver: () => boolean) {
  const samples: Sample[] = [];
  const start = performance.now();
  while (!isOver()) {
    const seconds = Math.round((performance.now() - start) / 1000);
    samples.push({ seconds, megabytes: (await memoryOf(child)).rss / MEGABYTE });
    await wait(everySeconds * 1000);
  }
  return samples;
}

/** Measures the heap after garbage collection, once the site is idle. */
async function collectedHeapOf({ child }: Server) {
  await wait(REST_MS);
  return (await collectedMemoryOf(child)).heapUsed / MEGABYTE;
}
