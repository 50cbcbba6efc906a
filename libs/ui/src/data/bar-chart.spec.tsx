import { act, screen, within } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { BarChart } from './bar-chart.tsx';

const VISITS = {
  label: 'Visits by week',
  categoryLabel: 'Week',
  othersLabel: 'Others',
  categories: [
    { id: 'w1', label: '9 Nov', name: 'Week of 9 November' },
    { id: 'w2', label: '16 Nov', name: 'Week of 16 November' },
  ],
  series: [
    { id: 'a', label: 'Ana', values: [1200, 3] },
    { id: 'b', label: 'Bruno', values: [0, 4] },
  ],
};

const figuresOf = async (row: RegExp) => {
  const cells = within(await screen.findByRole('row', { name: row })).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent);
};

describe('BarChart', () => {
  it.each(['chart', 'table'] as const)('lists figures and totals in the %s view', async (view) => {
    renderUi(<BarChart {...VISITS} view={view} />);

    expect(await screen.findByRole('table', { name: 'Visits by week' })).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Week', 'Ana', 'Bruno', 'Total']);
    expect(await figuresOf(/^Week of 9 November/)).toEqual(['1,200', '0', '1,200']);
    expect(await figuresOf(/^Week of 16 November/)).toEqual(['3', '4', '7']);
    expect(await figuresOf(/^Total/)).toEqual(['1,203', '4', '1,207']);
  });

  it('lets the keyboard scroll the visible table', async () => {
    renderUi(<BarChart {...VISITS} view="table" />);

    expect(await screen.findByRole('region', { name: 'Visits by week' })).toHaveAttribute('tabindex', '0');
  });

  it('has no tab stop in the hidden table', async () => {
    renderUi(<BarChart {...VISITS} />);

    const table = await screen.findByRole('table', { name: 'Visits by week' });
    expect(table.closest('[tabindex="0"]')).toBeNull();
  });

  it('renders the chart only near the viewport', async () => {
    let comeIntoView: (() => void) | undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (callback) =>
        ({
          observe: () => {
            comeIntoView = () =>
              callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
          },
          disconnect: () => undefined,
        }) as unknown as IntersectionObserver,
    );
    renderUi(<BarChart {...VISITS} />);
    await screen.findByRole('table', { name: 'Visits by week' });
    expect(screen.queryByText('Bruno', { selector: 'span' })).not.toBeInTheDocument();

    act(() => comeIntoView?.());
    expect(await screen.findByText('Bruno', { selector: 'span' })).toBeInTheDocument();
  });
});
