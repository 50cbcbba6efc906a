import { screen, within } from '@vitral/testing';
import { renderBlock } from '../block.fixtures.tsx';

describe('the steps block', () => {
  it('shows its steps in order', async () => {
    const steps = [
      { title: 'Mañana', titleEn: 'Morning', textEn: 'Walk.\n\nDrink.' },
      { title: 'Noche', titleEn: 'Night' },
    ];
    await renderBlock('steps', { titleEn: 'A day', introductionEn: 'A sample.', steps });

    const section = within(screen.getByRole('region', { name: 'A day' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Morning',
      'Night',
    ]);
    expect(section.getAllByRole('listitem')[0]).toHaveTextContent('MorningWalk.Drink.');
  });
});
