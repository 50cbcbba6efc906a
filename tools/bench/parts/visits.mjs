import { recordVisits, withoutFiles } from '../visits/record-visits.mjs';
import { replayVisit } from '../visits/replay-visit.mjs';
import { failedVisits, visitsTable } from '../visits/table.mjs';

const WARM_UP_SECONDS = 2;
/** Of the seconds of a single request: a visit is dozens of them. */
const LONGER = 3;

export const part = {
  name: 'visits',
  title: 'What whole visits cost the server',
  measure,
  table: visitsTable,
  misses: failedVisits,
};

async function measure({ startSite, effort, say }) {
  const site = await startSite();
  const recorded = await recordVisits(site.address);
  const visits = [];
  for (const visit of (recorded ?? []).flatMap(withoutFiles)) {
    say(`Going through the ${visit.name} of ${visit.requests.length} requests ...`);
    await replayVisit(site, visit, WARM_UP_SECONDS);
    const cost = await replayVisit(site, visit, LONGER * effort.seconds);
    visits.push({ ...visit, ...cost, requests: visit.requests.length });
  }
  await site.stop();
  return recorded && visits;
}
