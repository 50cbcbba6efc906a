import { readTestimonials } from './testimonials.ts';

const idsIn = (rows: unknown, language: 'es' | 'en' | 'fr') =>
  readTestimonials(rows, language).map(({ id }) => id);

describe('readTestimonials', () => {
  it('returns the testimonials in the page language; French pages show the English ones', () => {
    const rows = [
      { id: 'spanish', locale: 'es' },
      { id: 'english', locale: 'en' },
    ];

    expect(idsIn(rows, 'es')).toEqual(['spanish']);
    expect(idsIn(rows, 'en')).toEqual(['english']);
    expect(idsIn(rows, 'fr')).toEqual(['english']);
  });

  it('derives a missing locale from an odd or even position, and returns the others for both languages', () => {
    const rows = [
      { id: 'odd', position: '3' },
      { id: 'even', position: '4' },
      { id: 'neither', position: 'Nurse' },
    ];

    expect(idsIn(rows, 'es')).toEqual(['odd', 'neither']);
    expect(idsIn(rows, 'en')).toEqual(['even', 'neither']);
  });

  it('leaves out rows without an id and keeps the order of the server', () => {
    const rows = [
      { id: 'pinned', locale: 'es', createdAt: '2025-01-01T00:00:00.000Z' },
      { locale: 'es' },
      { id: 'new', locale: 'es', createdAt: '2026-01-01T00:00:00.000Z' },
    ];

    expect(idsIn(rows, 'es')).toEqual(['pinned', 'new']);
  });

  it('joins job title and company, and ignores a numeric job title', () => {
    const roles = readTestimonials(
      [
        { id: 'a', locale: 'es', position: 'Enfermera', company: 'Lima' },
        { id: 'b', locale: 'es', position: '1', company: 'Quito' },
      ],
      'es',
    ).map(({ role }) => role);

    expect(roles).toEqual(['Enfermera · Lima', 'Quito']);
  });

  it.each([
    [3, 3],
    [undefined, 5],
    [0, 5],
    [6, 5],
    ['many', 5],
  ])('reads the rating %j as %i', (rating, stars) => {
    expect(readTestimonials([{ id: 'a', rating }], 'es')[0]?.rating).toBe(stars);
  });
});
