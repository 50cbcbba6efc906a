import en from './texts/en.json';
import es from './texts/es.json';

describe('texts of reviews', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
  });
});
