import en from './texts/en.json';
import es from './texts/es.json';

/** Removes plural suffixes, because plural forms differ between languages. */
const keysOf = (texts: object) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, '')))].sort();

describe('texts of imports', () => {
  it('has the same keys in both languages', () => {
    expect(keysOf(es)).toEqual(keysOf(en));
  });
});
