import { compare } from '../compare.mjs';
import { withDatabase } from '../database.mjs';
import { timeFirstAnswers } from '../first-answers.mjs';
import { missedPages } from '../pages/promises.mjs';
import { pagesTable } from '../pages/table.mjs';
import { timeDrawing } from '../pages/time-drawing.mjs';

const PAGES = [
  { path: '/es', page: 'landing', language: 'es' },
  { path: '/en', page: 'landing', language: 'en' },
  { path: '/es/educacion', page: 'education', language: 'es' },
];
const BROWSER = { 'accept-encoding': 'br' };
const PROMISE = { atLeast: 0.5, p99Below: 50 };

export const part = {
  name: 'pages',
  title: 'Pages drawn on the server',
  measure,
  table: pagesTable,
  misses: missedPages,
};

async function measure({ root, startSite, effort, say }) {
  const site = await startSite();
  const scenarios = [];
  const drawn = [];
  for (const { path, page, language } of PAGES) {
    say(`Measuring GET ${path} ...`);
    scenarios.push(await compare(site, { name: `GET ${path}`, path, headers: BROWSER, ...PROMISE }, effort));
    drawn.push({
      path,
      ...(await timeChanges(site, path, effort)),
      ...(await timeDrawing({ root, site, page, language })),
    });
  }
  await site.stop();
  return { scenarios, drawn };
}

/** Every page tells who is on the team. */
const timeChanges = (site, path, { isQuick }) =>
  withDatabase(site.dataFolder, (client) => {
    const rename = (time) =>
      client.query(
        `update team_member set name = $1 where id = (select id from team_member order by id limit 1)`,
        [`Renamed ${time}`],
      );
    return timeFirstAnswers(site.address + path, rename, isQuick ? 10 : 40);
  });
