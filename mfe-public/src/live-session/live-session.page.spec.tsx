import { inEveryLanguage } from '@vitral/sdk/contracts/languages';
import { screen, within } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { stubBrowserZone } from '../../test/stub-browser-zone.ts';
import { wakeIslands } from '../../test/wake-islands.ts';
import { liveSessionSource } from './live-session.data.ts';
import { LiveSessionPage } from './live-session.page.tsx';

/** Monday, six hours before that day's live session. */
const NOW = Date.parse('2026-11-23T20:00Z');
const HOUR_MS = 3_600_000;

const row = (id: string, title: string, fields: object = {}) => ({
  id,
  title,
  description: 'Para todos',
  category: 'health',
  daysOfWeek: ['monday'],
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' }],
  slugs: { es: `${id}-1`, en: `${id}-1`, fr: `${id}-1` },
  ...fields,
});

async function renderPage(meetings: unknown, now = NOW) {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const slugs = inEveryLanguage(() => 'yoga-1');
  const team = [
    { id: 'eva', name: 'Eva Paz', title: 'Médica', titleEn: 'Doctor', slugs: { en: 'eva-paz-1' } },
  ];
  const responses = { '/api/zoom-meetings': meetings, '/api/team-members': team };
  const data = liveSessionSource.read({ responses, language: 'en', now, slugs });
  return renderOnSite(<LiveSessionPage data={data} />, 'en', { page: 'live-session' });
}

describe('LiveSessionPage', () => {
  it('shows the text, the next date and the coming dates without scripts', async () => {
    await renderPage([row('yoga', 'Yoga')]);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Yoga');
    const next = within(screen.getByRole('region', { name: 'Next date' }));
    expect(next.getByText('Monday, November 23')).toBeVisible();
    const dates = within(screen.getByRole('region', { name: 'Coming dates' })).getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Monday, November 23 6:00 PM – 7:00 PM',
      'Monday, November 30 6:00 PM – 7:00 PM',
      'Monday, December 7 6:00 PM – 7:00 PM',
    ]);
  });

  it('shows the coming dates in the zone of the visitor', async () => {
    stubBrowserZone('Europe/Madrid');
    await renderPage([row('yoga', 'Yoga')]);
    await wakeIslands();
    await screen.findByText('Times in Madrid');

    const dates = within(screen.getByRole('region', { name: 'Coming dates' }));
    expect(dates.getAllByRole('listitem')[0]).toHaveTextContent('Tuesday, November 24 3:00 AM – 4:00 AM');
  });

  it('marks a cancelled date', async () => {
    const exceptions = [{ date: '2026-11-30', movedTo: null, reason: 'Feriado' }];
    await renderPage([row('yoga', 'Yoga', { exceptions })]);

    const dates = within(screen.getByRole('region', { name: 'Coming dates' })).getAllByRole('listitem');
    expect(dates[1]).toHaveTextContent(/Cancelled$/);
  });

  it('says from when visitors can join', async () => {
    await renderPage([row('yoga', 'Yoga')], NOW + 5 * HOUR_MS);

    expect(screen.getByText(/from 15 minutes before/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  it('links to the call from 15 minutes before the start', async () => {
    await renderPage([row('yoga', 'Yoga')], NOW + 5.75 * HOUR_MS);

    expect(screen.getByRole('link', { name: /^Join/ })).toHaveAttribute(
      'href',
      '/api/zoom-meetings/yoga/join',
    );
  });

  it('names the leader, with a link to the page of that member', async () => {
    await renderPage([row('yoga', 'Yoga', { leaderId: 'eva' })]);

    expect(screen.getByRole('link', { name: 'Eva Paz' })).toHaveAttribute('href', '/en/team/eva-paz-1');
    expect(screen.getByText('Doctor')).toBeVisible();
  });

  it('shows the picture of the category in place of a missing or broken one', async () => {
    const { container } = await renderPage([row('yoga', 'Yoga', { image: '/uploads/yoga.webp' })]);

    const picture = container.querySelector('picture');
    expect(picture).toHaveAttribute('data-fallback', 'asset');
    expect(picture?.firstChild).toHaveAttribute('src', '/uploads/yoga.webp?w=640');
  });

  it('links to other live sessions', async () => {
    await renderPage([row('yoga', 'Yoga'), row('rest', 'Rest', { slugs: { en: 'rest-2' } })]);

    expect(screen.getByRole('link', { name: 'Rest' })).toHaveAttribute('href', '/en/education/rest-2');
  });

  it('copies the link where the device has no share menu, and says so', async () => {
    const { user } = await renderPage([row('yoga', 'Yoga')]);
    await wakeIslands();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));

    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(location.origin + location.pathname);
  });

  it('says that the live session could not be loaded', async () => {
    await renderPage(undefined);

    expect(screen.getByText(/could not load this session/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the whole calendar' })).toBeVisible();
  });
});
