import { expectSameKeys } from './expect-same-keys.ts';

describe('expectSameKeys', () => {
  it('accepts equal keys with different plural forms', () => {
    expectSameKeys({
      es: {
        stars_one: '{{count}} estrella',
        stars_many: '{{count}} estrellas',
        stars_other: '{{count}} estrellas',
      },
      en: { stars_one: '{{count}} star', stars_other: '{{count}} stars' },
    });
  });

  it('refuses a key that is missing in one language', () => {
    expect(() => expectSameKeys({ es: { title: 'Título' }, en: {} })).toThrow();
  });

  it('refuses a placeholder that is missing in one language', () => {
    expect(() => expectSameKeys({ es: { hello: 'Hola, {{name}}' }, en: { hello: 'Hello' } })).toThrow();
  });

  it('refuses a blank text', () => {
    expect(() => expectSameKeys({ es: { title: 'Título' }, en: { title: ' ' } })).toThrow();
  });
});
