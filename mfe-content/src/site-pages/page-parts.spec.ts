import { differingParts, ORDER, SETTINGS, withPartsFrom } from './page-parts.ts';
import { banner, content } from './site-pages.fixtures.ts';

const [one, two] = content().blocks.map(({ id }) => id);
const titles = ({ blocks }: ReturnType<typeof content>) => blocks.map(({ values }) => values['title']);

describe('differingParts', () => {
  it('names the settings, the order and each block that differs', () => {
    const changed = content({
      slug: 'otra',
      blocks: [banner('Dos', { isHidden: true }), banner('Uno'), banner('Tres')],
    });
    expect(differingParts(content(), changed)).toEqual([SETTINGS, ORDER, two, banner('Tres').id]);
  });

  it('takes blank and missing values, and names in another order, for equal', () => {
    const blocks = [banner('Uno', { values: { url: '', title: 'Uno', picture: null } }), banner('Dos')];
    expect(differingParts(content(), content({ titleEn: '', blocks }))).toEqual([]);
  });
});

describe('withPartsFrom', () => {
  const mine = content({ blocks: [banner('Uno'), banner('Dos'), banner('Mío')] });
  const theirs = content({ title: 'De ellos', blocks: [banner('Suyo'), banner('Dos'), banner('Uno')] });

  it('takes settings, blocks and order from the other content', () => {
    expect(withPartsFrom(mine, theirs, [SETTINGS]).title).toBe('De ellos');
    expect(titles(withPartsFrom(mine, theirs, [banner('Suyo').id]))).toEqual(['Suyo', 'Uno', 'Dos', 'Mío']);
    expect(titles(withPartsFrom(mine, theirs, [ORDER]))).toEqual(['Dos', 'Mío', 'Uno']);
  });

  it('removes a block that the other content has no longer', () => {
    expect(titles(withPartsFrom(mine, theirs, [banner('Mío').id]))).toEqual(['Uno', 'Dos']);
    expect(
      withPartsFrom(mine, theirs, [])
        .blocks.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([one, two]);
  });
});
