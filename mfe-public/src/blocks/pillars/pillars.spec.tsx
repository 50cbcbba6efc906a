import { MEETING_CATEGORIES } from '@vitral/sdk/contracts/zoom-meetings';
import { screen, within } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';
import { block } from './pillars.block.ts';

const BUSINESS = {
  title: 'Negocio',
  titleEn: 'Business',
  textEn: 'In order.\n\nAnd in truth.',
  lessons: 'Presentar',
  lessonsEn: 'Present\n\nListen \nKeep accounts',
  category: 'business',
};
const HEALTH = { title: 'Salud', titleEn: 'Health', category: 'health', picture: PICTURE };
const VALUES = { titleEn: 'Three pillars', introductionEn: 'They hold.', pillars: [BUSINESS, HEALTH] };
const links = () => screen.queryAllByRole('link');

describe('the pillars block', () => {
  it('shows each pillar with a lesson for each line', async () => {
    await renderBlock('pillars', VALUES);

    const section = within(screen.getByRole('region', { name: 'Three pillars' }));
    expect(section.getByText('They hold.')).toBeVisible();
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Business',
      'Health',
    ]);
    expect(section.getByText('And in truth.')).toBeVisible();
    const lessons = within(section.getByRole('list', { name: 'What you learn' })).getAllByRole('listitem');
    expect(lessons.map(({ textContent }) => textContent)).toEqual(['Present', 'Listen', 'Keep accounts']);
  });

  it('shows the drawing of the category until staff choose a picture', async () => {
    const { container } = await renderBlock('pillars', VALUES);

    expect(screen.getByRole('img', { name: 'Bridge' })).toBeVisible();
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  it('links to the live sessions of a category that has some', async () => {
    await renderBlock('pillars', VALUES);

    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['See the business sessions', '/en/education#calendario-business'],
    ]);
  });

  it('has no links when the live sessions cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderBlock('pillars', VALUES, { responses: { '/api/zoom-meetings': { error: true } } });

    expect(links()).toEqual([]);
  });

  it('offers every category', () => {
    const { options } = block.fields[2].fields[3];

    expect(options.map(({ value }) => value).toSorted()).toEqual(MEETING_CATEGORIES.toSorted());
  });
});
