import { CARDS, item } from './landing-content.fixtures.ts';
import { differences, withTextsFrom } from './landing-differences.ts';
import { toForm } from './landing-form.ts';

const about = toForm(item('about', { cards: CARDS }));

describe('differences', () => {
  it('returns each text and language that differs', () => {
    const other = structuredClone(about);
    other.titleEn = 'As one';
    other.cards[1] = { ...other.cards[1], textEn: 'Second' };
    expect(differences('about', about, other)).toEqual([
      { path: 'titleEn', field: 'title', language: 'en', one: 'Together', other: 'As one' },
      {
        path: 'cards.1.textEn',
        list: 'cards',
        number: 2,
        field: 'text',
        language: 'en',
        one: '',
        other: 'Second',
      },
    ]);
  });

  it('returns a whole list if its length differs', () => {
    const other = { ...about, cards: about.cards.slice(0, 1) };
    expect(differences('about', about, other)).toEqual([
      {
        path: 'cards',
        list: 'cards',
        one: ['Uno: Primero / One: First', 'Dos: Segundo / Two'],
        other: ['Uno: Primero / One: First'],
      },
    ]);
  });

  it('ignores texts that the section does not show', () => {
    expect(differences('mission', about, { ...about, cards: [] })).toEqual([]);
  });

  it('takes the chosen texts from the other side, and leaves the others unchanged', () => {
    const other = { ...about, title: 'Suyo', content: 'Suyo', cards: about.cards.slice(1) };
    const merged = withTextsFrom(about, other, ['title', 'cards']);
    expect(merged).toEqual({ ...about, title: 'Suyo', cards: about.cards.slice(1) });
  });
});
