import { arrange, isSameLayout, layOut, offer, parseLayout, withWidth } from './column-layout.ts';

const COLUMNS = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'size', headerName: 'Size', width: 100 },
  { field: 'changed', headerName: 'Last changed', width: 120, isExtra: true },
  { field: 'actions', headerName: 'Actions', width: 80 },
];
const OFFERED = offer(COLUMNS);
const column = (field: string, isHidden = false, width: number | null = null) => ({ field, isHidden, width });

describe('a layout of columns', () => {
  it('is without a choice that of the table, with extra columns hidden', () => {
    expect(layOut(COLUMNS, null).map(({ field }) => field)).toEqual(['title', 'size', 'actions']);
    expect(layOut(COLUMNS, null)[0]).toBe(COLUMNS[0]);
  });

  it('orders, hides and sizes columns, and puts those that it does not name last', () => {
    const layout = [column('changed', false, 150), column('size', true), column('title', false, 300)];
    expect(layOut(COLUMNS, layout)).toEqual([
      { ...COLUMNS[2], width: 150, minWidth: 50 },
      { ...COLUMNS[0], width: 300, minWidth: 50, flex: undefined },
      COLUMNS[3],
    ]);
  });

  it('never hides the first column of the table and the actions, and ignores columns that are gone', () => {
    const layout = [column('gone'), column('title', true), column('actions', true)];
    expect(arrange(OFFERED, layout)).toEqual([
      column('title'),
      column('actions'),
      column('size'),
      column('changed', true),
    ]);
  });

  it('equals another one with the same columns on screen', () => {
    expect(isSameLayout(OFFERED, null, arrange(OFFERED, null))).toBe(true);
    expect(isSameLayout(OFFERED, null, [column('size'), column('title')])).toBe(false);
  });

  it('has widths within the bounds of the server', () => {
    const widths = [3, 120.4, 5000].map((width) => withWidth([column('size')], 'size', width)[0]?.width);
    expect(widths).toEqual([50, 120, 1000]);
  });

  it.each([null, '', '{', '{}', '[null]', '[{"field":1}]', '[{"field":"a","isHidden":false,"width":"1"}]'])(
    'is not read from %j',
    (text) => {
      expect(parseLayout(text)).toBeNull();
    },
  );

  it('is read as it was stored', () => {
    const layout = [column('title', false, 300), column('size', true)];
    expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
  });
});
