/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { logIn, withBrowser } from '../browser.ts';
import { median } from '../http.ts';
import type { Context } from '../measure-parts.ts';
import { makeOutsideModule, type OutsideModule, publishPage } from '../outside-module.ts';
import type { Row } from '../report.ts';
import { makeDataFolder, removeDataFolder, type Site } from '../site.ts';

const NAMES = ['blog', 'shop'];
const MANY = { rounds: 30, rollbackEvery: 5, alone: 5 };
const FEW = { rounds: 2, rollbackEvery: 1, alone: 1 };
const PUBLISHED_WITHIN_SECONDS = 15;
const BACK_WITHIN_SECONDS = 2;
/** A person who follows the guide, too, has to be done in ten minutes. */
const LIVE_WITHIN_SECONDS = 600;

export const part = {
  name: 'modules',
  title: 'Two modules of other repositories, released under visitors',
  measure,
};

/** Publishes two modules at the same time, round after round, while staff use their pages and visitors read the site. */
async function measure({ root, startSite, effort, print }: Context): Promise<Row[][]> {
  const times = effort.isQuick ? FEW : MANY;
  const site = await startSite();
  const folder = makeDataFolder();
  const modules: OutsideModule[] = [];
  const live: number[] = [];
  for (const name of NAMES)
    live.push(
      await secondsOf(makeOutsideModule({ root, folder, site }, name).then((made) => modules.push(made))),
    );
  const shared = await publishPage(site, modules);
  print(`${times.rounds} rounds ...`);
  const visits: Visit[] = [];
  const together = await withBrowser(async (browser) => {
    let isOver = false;
    const visiting = [
      ...modules.map(({ name }) => useConsole(browser, site, name, visits, () => isOver)),
      readSite(browser, site, shared, visits, () => isOver),
    ];
    const released = await releaseTogether(modules, times).finally(() => (isOver = true));
    await Promise.all(visiting);
    return released;
  });
  const alone = await releaseAlone(modules, times.alone);
  await site.stop();
  removeDataFolder(folder);
  return [
    [visitsRow('pages of the modules', visits, 'console'), visitsRow('pages of the site', visits, 'site')],
    [
      timesRow('from an empty folder to a live module', live, LIVE_WITHIN_SECONDS),
      timesRow('publishing and activating, both at once under visitors', together.published),
      timesRow('rolling back, both at once under visitors', together.rolledBack),
      timesRow('publishing and activating a small change, alone', alone.published, PUBLISHED_WITHIN_SECONDS),
      timesRow('rolling back, alone', alone.rolledBack, BACK_WITHIN_SECONDS),
    ],
  ];
}

/** Result of opening a page. */
interface Visit {
  place: 'console' | 'site';
  outcome: 'whole' | 'failed' | 'mixed' | 'empty';
}

const secondsOf = async (work: Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work;
  return (performance.now() - start) / 1000;
};

async function releaseTogether(modules: OutsideModule[], { rounds, rollbackEvery }: typeof MANY) {
  const published: number[] = [];
  const rolledBack: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const release = async (module: OutsideModule) => {
      await module.write(round);
      published.push(await secondsOf(module.vitral('publish', '--next', '--activate')));
      if (round % rollbackEvery === 0) rolledBack.push(await secondsOf(module.vitral('rollback')));
    };
    await Promise.all(modules.map(release));
  }
  return { published, rolledBack };
}

async function releaseAlone([module]: OutsideModule[], rounds: number) {
  const published: number[] = [];
  const rolledBack: number[] = [];
  for (let round = 1; module && round <= rounds; round += 1) {
    await module.write(1000 + round);
    published.push(await secondsOf(module.vitral('publish', '--next', '--activate')));
    rolledBack.push(await secondsOf(module.vitral('rollback')));
  }
  return { published, rolledBack };
}

/** Opens the page of a module again and again. Its title comes from the texts and its description from the code of a release. */
async function useConsole(
  browser: Browser,
  site: Site,
  name: string,
  visits: Visit[],
  isOver: () => boolean,
) {
  const context = await browser.newContext({ baseURL: site.url });
  await logIn(context, 'manager');
  const page = await context.newPage();
  while (!isOver()) visits.push({ place: 'console', outcome: await outcomeOf(page, name) });
  await context.close();
}

async function outcomeOf(page: Page, name: string): Promise<Visit['outcome']> {
  try {
    const response = await page.goto(`/admin/${name}`);
    if (!response?.ok()) return 'failed';
    const heading = page.getByRole('heading', { level: 1 });
    await heading.filter({ hasText: name }).waitFor();
    const title = await heading.innerText();
    if (await page.getByRole('alert').count()) return 'failed';
    return (await page.getByText(title, { exact: true }).count()) > 1 ? 'whole' : 'mixed';
  } catch {
    return (await page
      .getByRole('main')
      .innerText()
      .catch(() => '')) === ''
      ? 'empty'
      : 'failed';
  }
}

/** Opens the page with a block of each module, again and again. */
async function readSite(browser: Browser, site: Site, path: string, visits: Visit[], isOver: () => boolean) {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  while (!isOver()) visits.push({ place: 'site', outcome: await readOutcome(page, path) });
  await context.close();
}

async function readOutcome(page: Page, path: string): Promise<Visit['outcome']> {
  const errors: Error[] = [];
  const onError = (error: Error) => errors.push(error);
  page.on('pageerror', onError);
  try {
    const response = await page.goto(path, { waitUntil: 'load' });
    if (!response?.ok() || errors.length > 0) return 'failed';
    const text = await page.getByRole('main').innerText();
    const shown = NAMES.filter((name) => text.includes(`post of ${name}`));
    if (shown.length === 0) return 'empty';
    return shown.length === NAMES.length ? 'whole' : 'mixed';
  } catch {
    return 'failed';
  } finally {
    page.off('pageerror', onError);
  }
}

function visitsRow(name: string, visits: Visit[], place: Visit['place']): Row {
  const own = visits.filter((visit) => visit.place === place);
  const count = (outcome: Visit['outcome']) => own.filter((visit) => visit.outcome === outcome).length;
  return {
    name,
    figures: { opened: own.length, failed: count('failed'), mixed: count('mixed'), empty: count('empty') },
    promises: { opened: { atLeast: 1 }, failed: { atMost: 0 }, mixed: { atMost: 0 }, empty: { atMost: 0 } },
  };
}

function timesRow(name: string, seconds: number[], atMost?: number): Row {
  return {
    name,
    figures: {
      times: seconds.length,
      'median seconds': median(seconds),
      'slowest seconds': Math.max(...seconds),
    },
    ...(atMost !== undefined && { promises: { 'median seconds': { atMost } } }),
  };
}
