import type { Context } from '../measure-parts.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { logInAs } from '../log-in.ts';
import { changeMeanwhile, loadMixed } from '../memory/mixed-load.ts';
import { memoryTable, missedMemoryTrend } from '../memory/table.ts';
import type { Server } from '../processes.ts';
import { growthFrom, type Sample } from '../memory/trend.ts';
import { collectedMemoryOf, memoryOf } from '../processes.ts';
import { MEGABYTE } from '../table.ts';

/** Five minutes after the warm-up are measured. */
const LONG = { seconds: 420, warmUp: 120, sampleEvery: 5 };
const SHORT = { seconds: 30, warmUp: 10, sampleEvery: 1 };
/** Seconds of load that fill the caches and compile the code. */
const FIRST_SECONDS = 10;
const REST_MS = 2000;

export const part = {
  name: 'memory',
  title: 'Memory under mixed load',
  measure,
  table: memoryTable,
  misses: missedMemoryTrend,
};

async function measure({ startSite, effort, say }: Context) {
  const { seconds, warmUp, sampleEvery } = effort.isQuick ? SHORT : LONG;
  const site = await startSite();
  const cookie = await logInAs(site.address, 'manager');
  await underMixedLoad(site, cookie, { seconds: FIRST_SECONDS, sampleEvery: FIRST_SECONDS });
  const heapBefore = await collectedHeapOf(site);
  say(`Mixed load for ${seconds} seconds ...`);
  const { samples, ...done } = await underMixedLoad(site, cookie, { seconds, sampleEvery });
  const heapAfter = await collectedHeapOf(site);
  await site.stop();
  return { warmUp, growth: growthFrom(samples, warmUp), heapBefore, heapAfter, ...done, samples };
}

async function underMixedLoad(
  site: Server,
  cookie: string,
  { seconds, sampleEvery }: { seconds: number; sampleEvery: number },
) {
  let isOver = false;
  const changing = changeMeanwhile(site, cookie, () => isOver);
  const sampling = sample(site, sampleEvery, () => isOver);
  const done = await loadMixed(site, cookie, seconds).finally(() => (isOver = true));
  return { ...done, writes: await changing, samples: await sampling };
}

async function sample({ child }: Server, everySeconds: number, isOver: () => boolean) {
  const samples: (Sample & { heapMegabytes: number })[] = [];
  const start = performance.now();
  while (!isOver()) {
    const { rss, heapUsed } = await memoryOf(child);
    const seconds = Math.round((performance.now() - start) / 1000);
    samples.push({ seconds, megabytes: rss / MEGABYTE, heapMegabytes: heapUsed / MEGABYTE });
    await wait(everySeconds * 1000);
  }
  return samples;
}

/** Measures the heap after garbage collection, once the site is idle. */
async function collectedHeapOf({ child }: Server) {
  await wait(REST_MS);
  const { heapUsed } = await collectedMemoryOf(child);
  return heapUsed / MEGABYTE;
}
