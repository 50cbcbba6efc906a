import { setTimeout as wait } from 'node:timers/promises';
import { logInAs } from '../log-in.mjs';
import { changeMeanwhile, loadMixed } from '../memory/mixed-load.mjs';
import { memoryTable, missedMemoryTrend } from '../memory/table.mjs';
import { growthFrom } from '../memory/trend.mjs';
import { collectedMemoryOf, memoryOf } from '../processes.mjs';
import { MEGABYTE } from '../table.mjs';

/** Five minutes are weighed. */
const LONG = { seconds: 420, warmUp: 120, sampleEvery: 5 };
const SHORT = { seconds: 30, warmUp: 10, sampleEvery: 1 };
/** Fills what is kept, and compiles what is compiled. */
const FIRST_SECONDS = 10;
const REST_MS = 2000;

export const part = {
  name: 'memory',
  title: 'Memory under mixed load',
  measure,
  table: memoryTable,
  misses: missedMemoryTrend,
};

async function measure({ startSite, effort, say }) {
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

async function underMixedLoad(site, cookie, { seconds, sampleEvery }) {
  let isOver = false;
  const changing = changeMeanwhile(site, cookie, () => isOver);
  const sampling = sample(site, sampleEvery, () => isOver);
  const done = await loadMixed(site, cookie, seconds).finally(() => (isOver = true));
  return { ...done, writes: await changing, samples: await sampling };
}

async function sample({ child }, everySeconds, isOver) {
  const samples = [];
  const start = performance.now();
  while (!isOver()) {
    const { rss, heapUsed } = await memoryOf(child);
    const seconds = Math.round((performance.now() - start) / 1000);
    samples.push({ seconds, megabytes: rss / MEGABYTE, heapMegabytes: heapUsed / MEGABYTE });
    await wait(everySeconds * 1000);
  }
  return samples;
}

/** What cannot be collected, once nothing is asked any more. */
async function collectedHeapOf({ child }) {
  await wait(REST_MS);
  const { heapUsed } = await collectedMemoryOf(child);
  return heapUsed / MEGABYTE;
}
