import { CONTACT_MESSAGES } from '../lists/contact-messages.mjs';
import { CONTENT } from '../lists/content.mjs';
import { fillTables } from '../lists/fill-tables.mjs';
import { TESTIMONIALS } from '../lists/testimonials.mjs';
import { timeLists } from '../lists/time-lists.mjs';
import { USERS } from '../lists/users.mjs';
import { missedWaits } from '../promises.mjs';
import { waitsTable } from '../table.mjs';

const LISTS = [CONTENT, USERS, TESTIMONIALS, CONTACT_MESSAGES];

export const part = {
  name: 'lists',
  title: 'Lists of the console',
  measure,
  table: waitsTable,
  misses: missedWaits,
};

async function measure({ startSite, say }) {
  const site = await startSite();
  await fillTables(site.dataFolder, LISTS);
  const waits = [];
  for (const list of LISTS) {
    say(`Timing lists of ${list.rows} rows of ${list.table} ...`);
    waits.push(...(await timeLists(site, list)));
  }
  await site.stop();
  return waits;
}
