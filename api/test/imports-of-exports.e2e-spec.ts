import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportedNoun } from '@vitral/contracts/imports';
import { ImportClient } from './set-up/imports.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const REST = 'Created,Updated,Identifier';

/** An item with a value in every field that an import reads, and the columns of its export that no import reads. */
const NOUNS: [noun: ImportedNoun, item: object, ignored: string][] = [
  [
    'testimonials',
    {
      ...{ name: 'Ana', text: 'Gracias, de verdad', position: 'Enfermera', company: 'Hospital', rating: 4 },
      ...{ locale: 'fr', consentDate: '2026-11-02', image: '/uploads/ana.webp', isActive: false },
    },
    `Review,${REST}`,
  ],
  [
    'team-members',
    {
      ...{
        name: 'Ana',
        title: 'Guía',
        titleEn: 'Guide',
        titleFr: 'Guide',
        bio: 'Sí',
        bioEn: 'Yes',
        bioFr: 'Oui',
      },
      ...{
        languages: ['es', 'en'],
        country: 'MX',
        imageLarge: '/uploads/a.webp',
        imageSmall: '/uploads/b.webp',
      },
      isActive: true,
    },
    'Identifier',
  ],
  ['testimonials', { name: 'Eva', text: 'Gracias', locale: null }, `Review,${REST}`],
  ['redirects', { from: '/viejo', to: '/es', status: 301 }, ''],
];

describe('an import of an export', () => {
  it.each(NOUNS)('of %s reads every column that it can', async (noun, item, ignored) => {
    await api.as('manager').post(`/${noun}`).send(item).expect(201);
    const { text } = await api
      .as('manager')
      .get(`/${noun}/export`)
      .set('Accept-Language', 'en')
      .set('Cookie', 'language=en')
      .expect(200);
    const found = await new ImportClient(api, noun).checked(text);
    expect(found.ignoredColumns.join()).toBe(ignored);
    expect(found.problems.filter(({ code }) => code !== 'redirects.taken')).toEqual([]);
  });
});
