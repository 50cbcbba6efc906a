import { foldSeries } from './fold-series.ts';

const series = (...names: string[]) => names.map((id, index) => ({ id, label: id, values: [index, 10] }));

describe('foldSeries', () => {
  it('returns the series unchanged if there are enough colours', () => {
    expect(foldSeries(series('a', 'b', 'c'), 3, 'Others')).toEqual(series('a', 'b', 'c'));
  });

  it('adds up the series without a colour of their own', () => {
    expect(foldSeries(series('a', 'b', 'c', 'd'), 3, 'Others')).toEqual([
      ...series('a', 'b'),
      { id: 'others', label: 'Others', values: [5, 20] },
    ]);
  });
});
