import type { Context } from '../measure-parts.ts';
import { responseTo } from '../response.ts';
import { startBareServer } from '../compare.ts';
import { withDatabase } from '../database.ts';
import { growthOf, type Growth } from '../growth/growth.ts';
import type { Effort } from '../measure-parts.ts';
import type { Server } from '../processes.ts';
import { growthTable, missedGrowth } from '../growth/growth-table.ts';
import { firstPages, PUBLIC_READS, PUBLIC_WORK } from '../growth/requests.ts';
import { touchEverything } from '../growth/touch-everything.ts';
import { timeAfterChanges, timeRequests } from '../growth/time-requests.ts';
import { fillTables, LISTS, OTHER_TABLES } from '../lists/index.ts';
import { collectedMemoryOf, stopProcess } from '../processes.ts';

const ROWS = [100, 1000, 10_000, 100_000];
const FEW_ROWS = [100, 1000];
const TIMES = 40;
const FEW_TIMES = 10;
const CHANGES = 5;
/** Path of the response that the bare server sends. */
const BARE_ANSWER = '/api/testimonials';
const TABLES = [...LISTS, ...OTHER_TABLES];

type Times = Awaited<ReturnType<typeof timeRequests>>[number];
type Requests = Record<'reads' | 'work', typeof PUBLIC_READS>;

interface StepReading {
  rows: number;
  readTimes: Times[];
  workTimes: Times[];
  memoryBytes: number;
}

export const part = {
  name: 'growth',
  title: 'Responses as all tables grow',
  measure,
  table: growthTable,
  misses: missedGrowth,
};

async function measure({ startSite, effort, say }: Context) {
  const site = await startSite();
  const bare = await startBareServer(await responseTo(site.address + BARE_ANSWER, {}));
  const requests = {
    reads: [...PUBLIC_READS, ...(await firstPages(site.address, LISTS))],
    work: PUBLIC_WORK,
  };
  const steps: StepReading[] = [];
  for (const rows of effort.isQuick ? FEW_ROWS : ROWS) {
    say(`Filling every table to ${rows.toLocaleString('en')} rows ...`);
    await fillTables(site.dataFolder, TABLES, rows - (steps.at(-1)?.rows ?? 0));
    steps.push({ rows, ...(await measureStep({ site, bare }, requests, { rows, effort })) });
  }
  say('Timing first answers after a change ...');
  const afterChanges = await withDatabase(site.dataFolder, (client) =>
    timeAfterChanges(site.address, requests.reads, {
      change: () => touchEverything(client),
      times: effort.isQuick ? 1 : CHANGES,
    }),
  );
  await stopProcess(bare.child);
  await site.stop();
  return findingsOf(requests, steps, afterChanges);
}

async function measureStep(
  { site, bare }: Record<'site' | 'bare', Server>,
  { reads, work }: Requests,
  { rows, effort }: { rows: number; effort: Effort },
) {
  const addresses = { site: site.address, bare: bare.address };
  const howOften = { times: effort.isQuick ? FEW_TIMES : TIMES, step: rows };
  const readTimes = await timeRequests(addresses, reads, howOften);
  const workTimes = await timeRequests(addresses, work, howOften);
  const { rss } = await collectedMemoryOf(site.child);
  return { readTimes, workTimes, memoryBytes: rss };
}

function findingsOf({ reads, work }: Requests, steps: StepReading[], afterChanges: number[]) {
  const growthIn =
    (figure: 'readTimes' | 'workTimes') =>
    ({ name }: { name: string }, index: number): Growth =>
      growthOf(
        name,
        steps.map(({ rows, [figure]: times }) => ({ rows, ...(times[index] as Times) })),
      );
  const read = reads
    .map(growthIn('readTimes'))
    .map((response, index) => ({ ...response, afterChange: afterChanges[index] }));
  return {
    publicResponses: [...read.slice(0, PUBLIC_READS.length), ...work.map(growthIn('workTimes'))],
    firstPages: read.slice(PUBLIC_READS.length),
    steps: steps.map(({ rows, memoryBytes }) => ({ rows, memoryBytes })),
  };
}
