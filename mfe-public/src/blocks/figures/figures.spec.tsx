import { screen } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

const FIGURES = [
  { value: '13+', label: 'países', labelEn: 'countries', sourceEn: 'Own count' },
  { value: '98 %', label: 'vuelven' },
];

describe('the block of figures', () => {
  it('lists each figure with what it means and its source', async () => {
    await renderBlock('figures', { titleEn: 'In figures', figures: FIGURES });

    expect(screen.getByRole('region', { name: 'In figures' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '13+ countriesOwn count',
      '98 % vuelven',
    ]);
    expect(screen.getByText('vuelven')).toHaveAttribute('lang', 'es');
  });

  it('shows the same in a row without a background', async () => {
    await renderBlock('figures', { figures: FIGURES, layout: 'lines' });

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '13+ countriesOwn count',
      '98 % vuelven',
    ]);
  });

  it('is no landmark without a title', async () => {
    await renderBlock('figures', { figures: FIGURES });

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('13+')).toBeVisible();
  });
});
