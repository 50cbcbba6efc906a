import { MEETING_CATEGORIES } from '@vitral/sdk/contracts/zoom-meetings';
import { screen, within } from '@vitral/sdk/testing';
import { MEETINGS } from '../../../test/api-responses.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { NOW, renderBlock } from '../block.fixtures.tsx';
import { block } from './sessions.block.ts';

const VALUES = { titleEn: 'Learn with us' };
const [BUSINESS] = MEETINGS;
const HEALTH = { ...BUSINESS, id: 'm2', titleEn: 'Sleep better', category: 'health' };
const responses = { '/api/zoom-meetings': [BUSINESS, HEALTH] };
const links = () =>
  within(screen.getByRole('list', { name: 'Live sessions' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the block of live sessions', () => {
  it('shows the nearest session, links to the sessions and to the calendar', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await renderBlock('sessions', VALUES, { responses });
    await wakeIslands();

    expect(screen.getByRole('link', { name: /^The next session.*Business presentation/ })).toHaveAttribute(
      'href',
      '/en/education/business-presentation-m1',
    );
    expect(links()).toEqual([
      'Business Business presentation Tuesday and Thursday',
      'Health Sleep better Tuesday and Thursday',
    ]);
    expect(screen.getByRole('link', { name: 'See the calendar' })).toHaveAttribute('href', '/en/education');
  });

  it('shows one category', async () => {
    await renderBlock('sessions', { ...VALUES, category: 'health' }, { responses });

    expect(links()).toEqual(['Health Sleep better Tuesday and Thursday']);
    expect(screen.getByRole('link', { name: /^The next session.*Sleep better/ })).toBeVisible();
  });

  it('is left out without sessions of its category', async () => {
    const { container } = await renderBlock('sessions', { ...VALUES, category: 'development' });

    expect(container).toBeEmptyDOMElement();
  });

  it('shows only the next session in its other layout', async () => {
    await renderBlock('sessions', { layout: 'next' }, { responses });

    expect(screen.getByRole('link', { name: /^The next session.*Business presentation/ })).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('links to three sessions and the calendar in its layout of cards', async () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ ...BUSINESS, id: `m${index}` }));
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await renderBlock(
      'sessions',
      { ...VALUES, layout: 'cards' },
      { responses: { '/api/zoom-meetings': many } },
    );
    expect(hrefs()).toEqual([
      ...Array<string>(3).fill('/en/education/business-presentation-m1'),
      '/en/education#calendario',
    ]);

    await renderBlock(
      'sessions',
      { ...VALUES, layout: 'cards' },
      { responses: { '/api/zoom-meetings': null } },
    );
    expect(hrefs()).toEqual(['/en/education#calendario']);
  });

  it('offers every category', () => {
    const { options } = block.fields[2];

    expect(options.map(({ value }) => value)).toEqual(['all', ...MEETING_CATEGORIES]);
  });
});
