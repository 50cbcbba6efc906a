import { screen } from '@testing-library/react';
import { draw } from '../../test/draw.tsx';
import { StatCards } from './stat-cards.tsx';

const definitions = async () =>
  (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);

it('says how a figure moved in words, with a sign for those who see it', async () => {
  draw(
    <StatCards
      stats={[
        { label: 'Users', value: 12, icon: 'groups', change: { direction: 'down', text: '1 fewer' } },
        { label: 'Files', value: 3, icon: 'folder', change: { direction: 'same', text: 'as many' } },
      ]}
    />,
  );

  expect(await definitions()).toEqual(['12', '▼1 fewer', '3', 'as many']);
  expect(screen.getByText('▼')).toHaveAttribute('aria-hidden', 'true');
});

it('tells what is not known from what is not asked', async () => {
  draw(
    <StatCards
      stats={[
        { label: 'Users', value: null, icon: 'groups', change: null },
        { label: 'Files', value: 3, icon: 'folder' },
      ]}
    />,
  );

  expect(await definitions()).toEqual(['—', '—', '3']);
});
