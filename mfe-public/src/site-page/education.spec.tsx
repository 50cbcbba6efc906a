import type { Language } from '@vitral/sdk/contracts/languages';
import { screen, within } from '@vitral/sdk/testing';
import { responsesByPath } from '../../test/api-responses.ts';
import { EDUCATION } from '../../test/page-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { fixedPageSource } from './site-page.data.ts';
import { SitePage } from './site-page.page.tsx';

/** A Friday; the live session is on Tuesdays and Thursdays. */
const NOW = Date.parse('2026-11-20T15:00Z');
const [HERO, CALENDAR, PILLARS] = EDUCATION.blocks;
const source = fixedPageSource('education');

const read = (responses: object = {}, language: Language = 'en') =>
  source.read({ responses: { ...responsesByPath(), ...responses }, language, now: NOW });
const pageOf = (...blocks: unknown[]) => ({
  '/api/site-pages/fixed/education': { ...EDUCATION, blocks },
});
const show = (responses?: object) =>
  renderOnSite(<SitePage data={read(responses)} />, 'en', { page: 'education' });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

describe('the page of the live sessions', () => {
  it('leads from its first screen and its pillars to the calendar', async () => {
    const { container } = await show();

    expect(screen.getByRole('heading', { level: 1, name: 'Learning live' })).toBeVisible();
    const calendar = screen.getByRole('region', { name: 'Calendar' });
    expect(calendar).toHaveAttribute('id', 'calendario');
    expect(screen.getByRole('link', { name: 'See the dates' })).toHaveAttribute('href', '#calendario');
    const business = screen.getByRole('link', { name: 'See the business sessions' });
    expect(business).toHaveAttribute('href', '#calendario-business');
    expect(calendar).toContainElement(container.querySelector('#calendario-business'));
    expect(screen.queryByRole('link', { name: 'See the health sessions' })).not.toBeInTheDocument();
    await wakeIslands();
  });

  it('leaves out the calendar and every link to it when the live sessions cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show({ '/api/zoom-meetings': { error: true } });

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Pillars' })).toBeVisible();
  });

  it('has one calendar, at the anchors to which other pages link', async () => {
    const other = { ...CALENDAR, id: '66666666-0000-4000-8000-000000000000' };
    const text = { ...PILLARS, anchor: 'calendario-business' };
    const { container } = await show(pageOf(HERO, { ...CALENDAR, anchor: 'dates' }, text, other));

    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(['dates', 'calendario', 'calendario-business']));
    const [first, second] = screen.getAllByRole('region', { name: 'Calendar' });
    expect(first).toContainElement(screen.getByRole('list', { name: 'Live sessions' }));
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute('href', '#calendario');
    expect(hrefs()).toContain('#calendario-business');
  });

  it('is out of date after the day of the week that the server shows first', () => {
    const freshUntil = (responses?: object) => source.freshUntil?.(read(responses));

    expect(freshUntil()).toBe(Date.parse('2026-11-21T00:00-08:00'));
    expect(freshUntil(pageOf(HERO, PILLARS))).toBeNull();
    expect(freshUntil({ '/api/zoom-meetings': [] })).toBeNull();
  });

  it('describes the pages of the live sessions to search engines', () => {
    const context = { t: (key: string) => key, language: 'en' as const, siteDescription: '' };
    const url = 'https://vitral.example/en/education';
    const head = source.head(read(), { ...context, origin: 'https://vitral.example', url });

    expect(head.title).toBe('Live education · site.name');
    expect(head.structuredData).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({ '@type': 'ItemList' }),
    ]);
  });
});
