import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { stubBrowserZone } from '../../../test/stub-browser-zone.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { landingSource } from '../../landing/landing.data.ts';
import { LandingPage } from '../../landing/landing.page.tsx';

const NOW = Date.parse('2026-11-23T20:00Z');

const row = (id: string, day: string, fields: object = {}) => ({
  id,
  title: `Session ${id}`,
  titleEn: `Session ${id}`,
  category: 'health',
  daysOfWeek: [day],
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' }],
  slugs: { es: `${id}-1`, en: `${id}-1`, fr: `${id}-1` },
  ...fields,
});

const block = { id: '1', type: 'sessions', values: { layout: 'next' } };
const PAGE = { '/api/site-pages/fixed/landing': { title: 'Inicio', blocks: [block] } };

const read = (meetings: unknown) =>
  landingSource.read({ responses: { ...PAGE, '/api/zoom-meetings': meetings }, language: 'en', now: NOW });

const nearest = () => screen.getByRole('link', { name: /^The next session/ });

describe('NextSession', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

  it('links from the landing page to the live session that begins next', async () => {
    const data = read([row('b', 'wednesday'), row('a', 'monday')]);
    await renderOnSite(<LandingPage data={data} />);

    expect(nearest()).toHaveAttribute('href', '/en/education/a-1');
    expect(nearest()).toHaveTextContent('Monday, November 23, 6:00 PM – 7:00 PM (Pacific)');
    expect(landingSource.freshUntil?.(data)).toBe(Date.parse('2026-11-24T03:00Z'));
  });

  it('skips a cancelled date', async () => {
    const cancelled = { exceptions: [{ date: '2026-11-23', movedTo: null, reason: 'Feriado' }] };
    await renderOnSite(<LandingPage data={read([row('a', 'monday', cancelled)])} />);

    expect(nearest()).toHaveTextContent('Monday, November 30');
  });

  it("is shown in the visitor's zone, with the time until it begins, once awake", async () => {
    stubBrowserZone('Europe/Madrid');
    await renderOnSite(<LandingPage data={read([row('a', 'monday')])} />);
    await wakeIslands();

    expect(await screen.findByText(/Tuesday, November 24, 3:00 AM – 4:00 AM \(Madrid\)/)).toBeVisible();
    expect(nearest()).toHaveTextContent('in 6 hours');
  });

  it.each([
    ['none is active', []],
    ['they could not be loaded', undefined],
  ])('is left out when %s', async (_why, meetings) => {
    await renderOnSite(<LandingPage data={read(meetings)} />);

    expect(screen.queryByRole('link', { name: /^The next session/ })).toBeNull();
  });
});
