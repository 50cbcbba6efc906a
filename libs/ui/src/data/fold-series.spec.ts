import { foldSeries } from './fold-series.ts';

const series = (...names: string[]) => names.map((id, index) => ({ id, label: id, values: [index, 10] }));

it('leaves as many series as there are colours as they are', () => {
  expect(foldSeries(series('a', 'b', 'c'), 3, 'Others')).toEqual(series('a', 'b', 'c'));
});

it('draws those without a colour of their own as one, and loses none of their counts', () => {
  expect(foldSeries(series('a', 'b', 'c', 'd'), 3, 'Others')).toEqual([
    ...series('a', 'b'),
    { id: 'others', label: 'Others', values: [5, 20] },
  ]);
});
