import type { Context } from '../measure-parts.ts';
import { missedStarts, readingOf, startTable } from '../start/starts.ts';
import { timeEmbeddedStarts, timeExternalStarts } from '../start/time-starts.ts';

const TIMES = 5;

export const part = {
  name: 'start',
  title: 'From the start to ready, with everything built',
  measure,
  table: startTable,
  misses: missedStarts,
};

async function measure({ startSite, effort }: Context) {
  const times = effort.isQuick ? 1 : TIMES;
  const embedded = await timeEmbeddedStarts(startSite, times);
  const external = await timeExternalStarts(startSite, times);
  return [
    readingOf('an empty data folder', embedded.first),
    readingOf('the data of the last start', embedded.later),
    readingOf('an empty database elsewhere', external.first),
    readingOf('a database elsewhere as the last start left it', external.later),
  ];
}
