import { PUBLIC_BLOCK_LIMITS as LIMITS } from '@vitral/contracts/slots';
import { toPublicBlockItem } from './public-block-item.ts';

const FIELDS = { title: 'title', text: 'text', date: 'day', link: 'url' };
const itemOf = (values: Record<string, unknown>, fields: { title: string } = FIELDS) =>
  toPublicBlockItem({ id: '1', createdAt: '2026-11-29T00:00:00.000Z', ...values }, fields);

describe('toPublicBlockItem', () => {
  it('returns the named fields alone, with the texts of each language', () => {
    const values = {
      title: { es: ' Charla ', en: 'Talk', fr: ' ', de: 'Vortrag' },
      text: 'Sobre todo',
      day: '2026-12-01',
      url: 'https://vitral.example/a',
      secret: 'x',
    };
    expect(itemOf(values)).toEqual({
      id: '1',
      title: { es: 'Charla', en: 'Talk' },
      text: 'Sobre todo',
      date: '2026-12-01',
      link: 'https://vitral.example/a',
    });
    expect(itemOf({ ...values, url: '/talks#one' })?.link).toBe('/talks#one');
  });

  it('leaves out documents without a title, also of a collection that had none before', () => {
    for (const title of [undefined, null, '', '  ', 7, ['a'], {}, { es: ' ' }, { de: 'Vortrag' }])
      expect(itemOf({ title })).toBeNull();
    expect(itemOf({ title: 'a' }, { title: 'toString' })).toBeNull();
  });

  it('returns the day of an instant as it was written', () => {
    expect(itemOf({ title: 'a', day: '2026-12-01T22:30:00-05:00' })?.date).toBe('2026-12-01');
  });

  it('leaves out values that are missing or of another type', () => {
    expect(itemOf({ title: 'a' })).toEqual({ id: '1', title: 'a' });
    const wrong = { text: 7, day: 'tomorrow', url: 7 };
    expect(itemOf({ title: 'a', ...wrong })).toEqual({ id: '1', title: 'a' });
    expect(itemOf({ title: 'a', day: '2026-13-45' })).toEqual({ id: '1', title: 'a' });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'mailto:a@b.c',
    'a b',
    '/\\evil.example',
  ])('leaves out the link %s', (url) => {
    expect(itemOf({ title: 'a', url })).toEqual({ id: '1', title: 'a' });
  });

  it('cuts long texts between characters', () => {
    const { title, text } = itemOf({ title: '🙂'.repeat(200), text: { es: 'x'.repeat(20_000) } }) ?? {};
    expect(title).toBe(`${'🙂'.repeat(LIMITS.title / 2 - 1)}…`);
    expect(text).toEqual({ es: `${'x'.repeat(LIMITS.text - 1)}…` });
  });
});
