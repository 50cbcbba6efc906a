import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vitral/sdk/contracts/languages';
import { RATING } from '@vitral/sdk/contracts/limits';
import { testimonialLanguage } from '@vitral/sdk/contracts/testimonials';
import { urlOf, idOf, objectsOf, textOf, type JsonObject } from './json.ts';

export type Testimonial = ReturnType<typeof readTestimonial>;

/** Parses GET /api/testimonials, pinned ones first, then the newest, in the page's language, or in English if there is none (docs/product/testimonials.md). */
export function readTestimonials(response: unknown, language: Language): Testimonial[] {
  return inLanguage(readAllTestimonials(response), language);
}

/** Parses GET /api/testimonials in all languages, in the order of the server. */
export function readAllTestimonials(response: unknown) {
  return objectsOf(response).flatMap((row) => {
    const id = idOf(row);
    return id ? readTestimonial(id, row) : [];
  });
}

/** Returns the testimonials in the page's language, or in English if there is none. */
export function inLanguage<Item extends Testimonial>(testimonials: Item[], language: Language): Item[] {
  const isOwn = testimonials.some(({ lang }) => lang === language) || language === DEFAULT_LANGUAGE;
  return testimonials.filter(({ lang }) => lang === null || lang === (isOwn ? language : 'en'));
}

/** Parses one row. Missing texts become empty; `role` joins job title and company. */
function readTestimonial(id: string, row: JsonObject) {
  const position = textOf(row.position);
  const locale = isLanguage(row.locale) ? row.locale : null;
  const jobTitle = /^\d+$/.test(position) ? '' : position;
  return {
    id,
    name: textOf(row.name),
    text: textOf(row.text),
    role: [jobTitle, textOf(row.company)].filter(Boolean).join(' · '),
    rating: readRating(row.rating),
    image: urlOf(row.image),
    /** Id of the team member whom it is about; blank if it is about nobody in particular. */
    aboutMember: textOf(row.aboutMember),
    lang: testimonialLanguage({ locale, position }),
  };
}

function readRating(value: unknown): number {
  const rating = Math.round(Number(value ?? RATING.default));
  return rating >= RATING.min && rating <= RATING.max ? rating : RATING.default;
}
