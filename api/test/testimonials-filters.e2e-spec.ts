import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@vitral/contracts/languages';
import {
  TESTIMONIAL_LANGUAGES,
  type Testimonial as TestimonialResponse,
  testimonialLanguage,
} from '@vitral/contracts/testimonials';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { type Api, startApi } from './start-api.ts';

const LOCALES = [null, ...LANGUAGES];
const POSITIONS = [
  ...[null, '', '0', '1', '2', '10', '11', '007', '008', '9007199254740993', '1'.repeat(119)],
  ...['Enfermera', '1 año', 'a1', ' 1', '1\n', '-1', '1.5', '1,', '٣', '¹', '３'],
];

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(Testimonial, {});
});

/** Replaces all rows by these. */
async function put(...rows: Partial<Testimonial>[]): Promise<void> {
  const em = api.em();
  for (const row of rows) {
    em.create(Testimonial, { name: 'Ana', text: 'Un texto', rating: 5, isActive: true, ...row });
  }
  await em.flush();
  // Totals are cached until the server has noticed the rows.
  await api.application.get(TableChanges).settle();
}

async function found(query: object, reader = api.as('manager')): Promise<TestimonialResponse[]> {
  const { body, headers } = await reader.get('/testimonials').query(query).expect(200);
  expect(headers['x-total-count']).toBe(String(body.length));
  return body;
}

const names = async (query: object) => (await found(query)).map(({ name }) => name).sort();

describe('filters of testimonials', () => {
  it('distinguishes languages as the page does, for every locale and position', async () => {
    const cases = LOCALES.flatMap((locale) => POSITIONS.map((position) => ({ locale, position })));
    await put(...cases.map((row, index) => ({ ...row, name: `Case ${index}` })));
    for (const language of TESTIMONIAL_LANGUAGES) {
      const expected = cases.flatMap((row, index) =>
        (testimonialLanguage(row) ?? 'none') === language ? `Case ${index}` : [],
      );
      expect(expected.length).toBeGreaterThan(10);
      expect(await names({ language })).toEqual(expected.sort());
    }
  });

  it('filters by rating and visibility, combined with every other filter', async () => {
    await put(
      { name: 'Uno', rating: 4, locale: 'es' },
      { name: 'Dos', rating: 4, locale: 'en', isActive: false },
      { name: 'Tres', rating: 3, locale: 'es', isActive: false },
    );
    expect(await names({ rating: 4 })).toEqual(['Dos', 'Uno']);
    expect(await names({ isActive: false })).toEqual(['Dos', 'Tres']);
    expect(await names({ isActive: true })).toEqual(['Uno']);
    expect(await names({ isActive: false, language: 'es', rating: 3, q: 'tre' })).toEqual(['Tres']);
    expect(await names({ isActive: false, language: 'es', rating: 4 })).toEqual([]);
    for (const query of [{ rating: 0 }, { rating: 4.5 }, { language: 'de' }, { isActive: 'yes' }]) {
      await api.as('manager').get('/testimonials').query(query).expect(400);
    }
  });

  it('lets everybody filter by language and rating, and only staff by visibility', async () => {
    await put({ name: 'Uno', rating: 4 }, { name: 'Dos', rating: 4, isActive: false });
    for (const [reader, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      const rows = await found({ rating: 4, language: 'none' }, reader);
      expect(rows.map(({ name }) => name)).toEqual(['Uno']);
      await reader.get('/testimonials').query({ isActive: false }).expect(status);
      await reader.get('/testimonials').query({ isActive: true }).expect(status);
    }
  });

  it('counts testimonials, for staff only', async () => {
    const stats = async () => (await api.as('manager').get('/testimonials/stats').expect(200)).body;
    expect(await stats()).toEqual({
      total: 0,
      active: 0,
      averageRating: null,
      withoutConsent: 0,
      pending: 0,
    });

    await put(
      { rating: 5, consentDate: '2026-01-01' },
      { rating: 4 },
      { rating: 4, isActive: false, consentDate: '2026-01-02' },
    );
    expect(await stats()).toEqual({
      total: 3,
      active: 2,
      averageRating: expect.closeTo(13 / 3),
      withoutConsent: 1,
      pending: 0,
    });
    await api.asVisitor().get('/testimonials/stats').expect(401);
    await api.as('user').get('/testimonials/stats').expect(403);
  });
});
