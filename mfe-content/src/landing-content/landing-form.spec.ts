import type { FrameMetadata, FrameSection } from '@vitral/sdk/contracts/landing-content';
import { ADDRESS, item } from './landing-content.fixtures.ts';
import { toForm, toTexts } from './landing-form.ts';

function throughForm(section: FrameSection, metadata: FrameMetadata): FrameMetadata {
  const texts = item(section, metadata);
  return toTexts(toForm(texts), section, texts).metadata;
}

const ENGLISH_TEXTS = { titleEn: 'Together', contentEn: 'One light' };

describe('landing form', () => {
  it.each<[FrameSection, FrameMetadata]>([
    ['contact', { address: ['Uno', 'Dos'], addressEn: ['One', 'Two'], addressFr: ['Un', ''] }],
    ['contact', { titleFr: 'Ensemble' }],
    [
      'contact',
      {
        email: 'a@b.example',
        address: ['Calle 1'],
        addressFr: ['1, rue'],
        hours: 'Lunes',
        hoursEn: 'Monday',
      },
    ],
    ['navigation', { actionText: 'Ven', actionUrl: '/contact', actionStyle: 'outlined' }],
    ['announcement', { linkUrl: '/contact', showUntil: '2026-12-08T09:00:00.000Z' }],
  ])('converts the stored texts of %s to form values and back', (section, metadata) => {
    expect(throughForm(section, metadata)).toEqual({ ...ENGLISH_TEXTS, ...metadata });
  });

  it('shows a row for each weekday, and stores the week in its order unless all days are closed', () => {
    const times = { opens: '09:00', closes: '18:00', opensAgain: '', closesAgain: '' };
    const form = toForm(item('contact', { openingHours: [{ day: 'tuesday', ...times }] }));
    expect(form.openingHours).toHaveLength(7);
    expect(form.openingHours[1]).toEqual({ day: 'tuesday', ...times });

    const stored = toTexts(form, 'contact', item('contact')).metadata.openingHours;
    expect(stored?.map(({ day, opens }) => [day, opens]).slice(0, 2)).toEqual([
      ['monday', ''],
      ['tuesday', '09:00'],
    ]);
    expect(throughForm('contact', { openingHours: [] })).toEqual(ENGLISH_TEXTS);
  });

  it('does not store the default style', () => {
    expect(toForm(item('navigation'))['actionStyle']).toBe('filled');
    expect(throughForm('navigation', { actionStyle: 'filled' })).toEqual(ENGLISH_TEXTS);
  });

  it('preserves stored metadata that has no field', () => {
    const metadata = { ...ADDRESS, note: 'from elsewhere' };
    expect(throughForm('navigation', metadata)).toEqual({ ...ENGLISH_TEXTS, ...metadata });
  });

  it('pairs lists of different lengths', () => {
    const { address } = toForm(item('contact', { address: ['Uno'], addressEn: ['One', 'Two'] }));
    expect(address).toEqual([
      { line: 'Uno', lineEn: 'One', lineFr: '' },
      { line: '', lineEn: 'Two', lineFr: '' },
    ]);
  });

  it('stores no English list if all its texts are empty', () => {
    expect(throughForm('contact', { address: ['Uno', 'Dos'] })).toEqual({
      ...ENGLISH_TEXTS,
      address: ['Uno', 'Dos'],
    });
  });

  it('removes texts that were emptied', () => {
    const texts = item('contact', { email: 'a@b.example', address: ['Calle 1'] });
    const form = { ...toForm(texts), email: '', address: [], titleEn: '' };
    expect(toTexts(form, 'contact', texts).metadata).toEqual({ contentEn: 'One light' });
  });
});
