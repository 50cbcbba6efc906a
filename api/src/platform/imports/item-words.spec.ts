import { describe, expect, it } from '@jest/globals';
import { ItemWords } from './item-words.ts';

const words = new ItemWords([
  { id: 'id-1', words: ['Ana Ruiz', 'ana-ruiz-1'] },
  { id: 'id-2', words: ['ana ruíz', 'ana-ruiz-2'] },
  { id: 'id-3', words: ['Eva', 'eva-3'] },
  { id: 'id-4', words: ['eva-3', 'eva-3-4'] },
]);

describe('words for items', () => {
  it('are read without regard to case, accents and spaces around them', () => {
    expect(words.idsOf(' EVA ')).toEqual(['id-3']);
    expect(words.idsOf('ANA-RUIZ-2')).toEqual(['id-2']);
    expect(words.idsOf('id-1')).toEqual(['id-1']);
    expect(words.idsOf('Ana Ruiz')).toEqual(['id-1', 'id-2']);
    expect(words.idsOf('Nadie')).toEqual([]);
  });

  it('mean each item alone when they are written', () => {
    const written = ['id-1', 'id-2', 'id-3', 'id-4'].map((id) => words.wordOf(id));
    expect(written).toEqual(['ana-ruiz-1', 'ana-ruiz-2', 'Eva', 'eva-3-4']);
    expect(written.map((word) => words.idsOf(word))).toEqual([['id-1'], ['id-2'], ['id-3'], ['id-4']]);
    expect([words.wordOf(null), words.wordOf('deleted')]).toEqual(['', 'deleted']);
  });
});
