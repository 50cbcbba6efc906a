import { screen, within } from '@vitral/sdk/testing';
import { PICTURE, renderBlock } from '../block.fixtures.tsx';

const ITEMS = [{ picture: PICTURE, labelEn: 'Bridges' }, { labelEn: 'Rivers' }];

describe('the strip block', () => {
  it('moves its pieces under its title, with a button that pauses them', async () => {
    const { container } = await renderBlock('strip', { titleEn: 'What we cross', items: ITEMS });
    const strip = within(screen.getByRole('group', { name: 'What we cross' }));

    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bridges',
      'Rivers',
    ]);
    expect(container.querySelector('[data-moves] [data-repeat]')).toBe(strip.getByRole('list'));
    expect(screen.getByRole('button')).toHaveTextContent('Pause the animationsPlay the animations');
  });

  it('shows a drawing where staff chose no picture', async () => {
    const { container } = await renderBlock('strip', {
      items: [
        { picture: PICTURE, drawing: 'team', labelEn: 'Bridges' },
        { drawing: 'tools', labelEn: 'Rivers' },
      ],
    });

    expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Bridge', '']);
  });

  it('has a label without a title', async () => {
    await renderBlock('strip', { items: ITEMS });

    expect(screen.getByRole('group', { name: 'Passing pictures' })).toBeVisible();
  });

  it('moves words without pictures, labelled by its title for screen readers', async () => {
    const values = { titleEn: 'Topics', items: ITEMS, layout: 'words' };
    const { container } = await renderBlock('strip', values);
    const strip = within(screen.getByRole('group', { name: 'Topics' }));

    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bridges',
      'Rivers',
    ]);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();

    await renderBlock('strip', { ...values, titleEn: '' });
    expect(screen.getByRole('group', { name: 'Passing words' })).toBeVisible();
  });
});
