import type { LandingContentItem } from '@vitral/contracts';
import { landingTexts, written } from './landing-texts.ts';

const item = (metadata: LandingContentItem['metadata'], content = 'Contenido'): LandingContentItem => ({
  id: '1',
  section: 'about',
  title: 'Título',
  content,
  metadata,
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
});

it('puts each Spanish text beside its English twin', () => {
  expect(landingTexts(item({ titleEn: 'Title', contentEn: 'Content' }))).toEqual([
    { field: 'title', number: null, es: 'Título', en: 'Title' },
    { field: 'content', number: null, es: 'Contenido', en: 'Content' },
  ]);
});

it('leaves out what neither language has', () => {
  expect(landingTexts(item({}, ''))).toEqual([{ field: 'title', number: null, es: 'Título', en: '' }]);
});

it('counts a missing twin in the longer of two lists', () => {
  const texts = landingTexts(item({ benefits: ['Uno', 'Dos'], benefitsEn: ['One'] }, ''));
  expect(texts.slice(1)).toEqual([
    { field: 'benefit', number: 1, es: 'Uno', en: 'One' },
    { field: 'benefit', number: 2, es: 'Dos', en: '' },
  ]);
});

it('keeps the description of a value beside its title', () => {
  const value = (name: string) => ({ title: name, description: `${name}…` });
  const texts = landingTexts(item({ values: [value('Uno'), value('Dos')] }, ''));
  expect(texts.slice(1).map(({ es }) => es)).toEqual(['Uno', 'Uno…', 'Dos', 'Dos…']);
});

it('counts how much of each language is written', () => {
  const texts = landingTexts(
    item({
      cards: [{ title: 'Carta', text: 'Texto', titleEn: 'Card' }],
      values: [{ title: 'Valor', description: 'Por qué' }],
      figures: [{ value: '80', label: 'años', labelEn: 'years' }],
      hours: 'Lunes',
    }),
  );
  expect([texts.length, written(texts, 'es'), written(texts, 'en')]).toEqual([8, 8, 2]);
});
