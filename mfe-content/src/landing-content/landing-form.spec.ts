import type { LandingMetadata, LandingSection } from '@vitral/contracts';
import { CARDS, item } from './landing-content.fixtures.ts';
import { toForm, toTexts } from './landing-form.ts';

function there(section: LandingSection, metadata: LandingMetadata): LandingMetadata {
  const texts = item(section, metadata);
  return toTexts(toForm(texts), section, texts).metadata;
}

const WORDS = { titleEn: 'Together', contentEn: 'One light' };
const value = (name: string) => ({ title: name, description: `${name}…` });

it.each<[LandingSection, LandingMetadata]>([
  ['about', { cards: CARDS, figures: [{ value: '80', label: 'años', labelEn: 'years' }] }],
  ['commitment', { benefits: ['Uno', 'Dos'], benefitsEn: ['One', 'Two'] }],
  ['values', { values: [value('Uno')], valuesEn: [value('One')] }],
  ['contact', { email: 'a@b.example', address: ['Calle 1', 'Monterrey'], hours: 'Lunes', hoursEn: 'Monday' }],
  ['navigation', { backofficeUrl: '/admin', loginText: 'Entrar', loginTextEn: 'Enter' }],
])('gives back the texts of %s as they were stored', (section, metadata) => {
  expect(there(section, metadata)).toEqual({ ...WORDS, ...metadata });
});

it('keeps what is stored beyond the fields of the section', () => {
  const metadata = { cards: CARDS, note: 'from elsewhere' };
  expect(there('mission', metadata)).toEqual({ ...WORDS, ...metadata });
});

it('pairs lists of different lengths', () => {
  const { benefits } = toForm(item('commitment', { benefits: ['Uno'], benefitsEn: ['One', 'Two'] }));
  expect(benefits).toEqual([
    { text: 'Uno', textEn: 'One' },
    { text: '', textEn: 'Two' },
  ]);
});

it('stores no English list while nothing in it is written', () => {
  expect(there('commitment', { benefits: ['Uno', 'Dos'] })).toEqual({ ...WORDS, benefits: ['Uno', 'Dos'] });
});

it('takes out what was emptied', () => {
  const texts = item('contact', { email: 'a@b.example', address: ['Calle 1'] });
  const form = { ...toForm(texts), email: '', address: [], titleEn: '' };
  expect(toTexts(form, 'contact', texts).metadata).toEqual({ contentEn: 'One light' });
});
