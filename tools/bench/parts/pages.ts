import type { Context } from '../measure-parts.ts';
import { compare } from '../compare.ts';
import { withDatabase } from '../database.ts';
import { timeFirstResponses } from '../first-responses.ts';
import { missedPages } from '../pages/promises.ts';
import { pagesTable } from '../pages/table.ts';
import { timeRendering } from '../pages/time-rendering.ts';
import type { Effort } from '../measure-parts.ts';
import type { Site } from '../site.ts';

const PAGES = [
  { path: '/es', page: 'landing', language: 'es' },
  { path: '/en', page: 'landing', language: 'en' },
  { path: '/es/educacion', page: 'education', language: 'es' },
] as const;
const BROWSER = { 'accept-encoding': 'br' };
const PROMISE = { atLeast: 0.5, p99Below: 50 };

export const part = {
  name: 'pages',
  title: 'Pages rendered on the server',
  measure,
  table: pagesTable,
  misses: missedPages,
};

async function measure({ root, startSite, effort, say }: Context) {
  const site = await startSite();
  const scenarios = [];
  const drawn = [];
  for (const { path, page, language } of PAGES) {
    say(`Measuring GET ${path} ...`);
    scenarios.push(await compare(site, { name: `GET ${path}`, path, headers: BROWSER, ...PROMISE }, effort));
    drawn.push({
      path,
      ...(await timeChanges(site, path, effort)),
      ...(await timeRendering({ root, site, page, language })),
    });
  }
  await site.stop();
  return { scenarios, drawn };
}

/** Renames a team member: every page shows the team. */
const timeChanges = (site: Site, path: string, { isQuick }: Effort) =>
  withDatabase(site.dataFolder, (client) => {
    const rename = (time: number) =>
      client.query(
        `update team_member set name = $1 where id = (select id from team_member order by id limit 1)`,
        [`Renamed ${time}`],
      );
    return timeFirstResponses(site.address + path, rename, isQuick ? 10 : 40);
  });
