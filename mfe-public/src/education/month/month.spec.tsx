import { screen, within } from '@vitral/sdk/testing';
import { stubBrowserZone } from '../../../test/stub-browser-zone.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { renderBlock } from '../../blocks/block.fixtures.tsx';

/** Thursday, noon in Madrid. */
const NOW = Date.parse('2026-11-26T11:00Z');
const ROW = { titleEn: null, description: '', slugs: { en: 'slug-1' } };
const EVENING = { timezone: 'Europe/Madrid', time: '20:00', endTime: '21:00' };
const MEETINGS = [
  {
    ...{ ...ROW, id: '1', title: 'Rest', category: 'health', daysOfWeek: ['friday'], timeSlots: [EVENING] },
    exceptions: [{ date: '2026-12-04', movedTo: null, reason: 'Holiday' }],
  },
  { ...ROW, id: '2', title: 'Trade', category: 'business', daysOfWeek: ['monday'], timeSlots: [EVENING] },
];

/** Responds to each request for the live sessions. */
const stubApi = (respond: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
const respondWell = () => new Response(JSON.stringify(MEETINGS));

const renderAsleep = () =>
  renderBlock('calendar', {}, { responses: { '/api/zoom-meetings': MEETINGS }, page: 'education', now: NOW });

async function openMonth(respond = respondWell) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  stubBrowserZone('Europe/Madrid');
  const api = stubApi(respond);
  const { user } = await renderAsleep();
  await wakeIslands();
  expect(api).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Month' }));
  return { user, api };
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const chosenDay = () => screen.getByRole('heading', { level: 4 }).textContent;

afterEach(() => history.replaceState(null, '', '/'));

describe('Month', () => {
  it('shows the days of the month with their live sessions, and those of today below', async () => {
    await openMonth();

    const grid = within(await screen.findByRole('grid', { name: 'November 2026' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(cell(/^26 today/)).toHaveAttribute('aria-current', 'date');
    expect(cell(/^27/)).toHaveTextContent('27 8:00 PM Rest');
    expect(chosenDay()).toBe('Thursday, November 26');
    expect(screen.getByText('No sessions')).toBeVisible();
    expect(location.search).toBe('?view=month');
  });

  it('has one tab stop, and moves by arrow keys, to the ends of a week and by months', async () => {
    const { user } = await openMonth();
    await screen.findByRole('grid');
    cell(/^26/).focus();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

    const days: Record<string, string> = {
      '{ArrowRight}': 'Friday, November 27',
      '{ArrowDown}': 'Friday, December 4',
      '{Home}': 'Sunday, November 29',
      '{End}': 'Saturday, December 5',
      '{ArrowUp}': 'Saturday, November 28',
      '{PageDown}': 'Monday, December 28',
      '{PageUp}': 'Saturday, November 28',
    };
    for (const [key, day] of Object.entries(days)) {
      await user.keyboard(key);
      expect(chosenDay()).toBe(day);
      expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus();
    }
    expect(screen.getByRole('heading', { level: 3, name: 'November 2026' })).toBeVisible();
  });

  it('lists the live sessions of the chosen day, also a cancelled one with its reason', async () => {
    const { user } = await openMonth();
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(cell(/^4 /));

    const chosen = within(screen.getByRole('region', { name: 'Friday, December 4' }));
    expect(chosen.getByRole('link', { name: /Rest.*Holiday/ })).toHaveAttribute(
      'href',
      '/en/education/slug-1',
    );
  });

  it('covers three months, and shows only the chosen category', async () => {
    const { user } = await openMonth();
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    const following = screen.getByRole('button', { name: 'Next month' });
    for (let time = 0; time < 3; time += 1) await user.click(following);
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(following).toHaveAttribute('aria-disabled', 'true');
    expect(following).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Business' }));
    const texts = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(texts.filter((text) => text?.includes('Trade')).length).toBeGreaterThan(3);
    expect(texts.join(' ')).not.toContain('Rest');
  });

  it('keeps the focus on the chosen view, and marks past days as over', async () => {
    const { user } = await openMonth();
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: 'Month' })).toHaveFocus();

    await user.click(cell(/^25/));
    expect(screen.getByText('This day is over.')).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = await openMonth(() => (isDown ? new Response('', { status: 503 }) : respondWell()));
    expect(await screen.findByText('The month could not be loaded.')).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const grid = await screen.findByRole('grid');
    expect(grid).toBeVisible();
    // Around the month, so that the next Tab enters it.
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(grid);
  });

  it('opens by a link', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    stubApi(respondWell);
    await renderAsleep();
    history.replaceState(null, '', '?view=month');
    await wakeIslands();

    expect(await screen.findByRole('grid')).toBeVisible();
  });
});
