import type { LandingMetadata, LandingSection } from '@vitral/contracts/landing-content';
import { CARDS, item } from './landing-content.fixtures.ts';
import { toForm, toTexts } from './landing-form.ts';

function throughForm(section: LandingSection, metadata: LandingMetadata): LandingMetadata {
  const texts = item(section, metadata);
  return toTexts(toForm(texts), section, texts).metadata;
}

const ENGLISH_TEXTS = { titleEn: 'Together', contentEn: 'One light' };
const value = (name: string) => ({ title: name, description: `${name}…` });

describe('landing form', () => {
  it.each<[LandingSection, LandingMetadata]>([
    ['about', { cards: CARDS, figures: [{ value: '80', label: 'años', labelEn: 'years' }] }],
    ['commitment', { benefits: ['Uno', 'Dos'], benefitsEn: ['One', 'Two'], benefitsFr: ['Un', ''] }],
    ['values', { values: [value('Uno')], valuesEn: [value('One')], valuesFr: [value('Un')] }],
    ['mission', { titleFr: 'Ensemble' }],
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
    ['navigation', { backofficeUrl: '/admin', loginText: 'Entrar', loginTextEn: 'Enter' }],
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
    const metadata = { cards: CARDS, note: 'from elsewhere' };
    expect(throughForm('mission', metadata)).toEqual({ ...ENGLISH_TEXTS, ...metadata });
  });

  it('pairs lists of different lengths', () => {
    const { benefits } = toForm(item('commitment', { benefits: ['Uno'], benefitsEn: ['One', 'Two'] }));
    expect(benefits).toEqual([
      { text: 'Uno', textEn: 'One', textFr: '' },
      { text: '', textEn: 'Two', textFr: '' },
    ]);
  });

  it('stores no English list if all its texts are empty', () => {
    expect(throughForm('commitment', { benefits: ['Uno', 'Dos'] })).toEqual({
      ...ENGLISH_TEXTS,
      benefits: ['Uno', 'Dos'],
    });
  });

  it('removes texts that were emptied', () => {
    const texts = item('contact', { email: 'a@b.example', address: ['Calle 1'] });
    const form = { ...toForm(texts), email: '', address: [], titleEn: '' };
    expect(toTexts(form, 'contact', texts).metadata).toEqual({ contentEn: 'One light' });
  });
});
