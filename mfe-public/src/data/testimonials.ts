import {
  contentLanguage,
  RATING,
  testimonialLanguage,
  type ContentLanguage,
  type Language,
} from '@vitral/contracts';
import { addressOf, idOf, objectsOf, textOf, type JsonObject } from './json.ts';

export interface Quote {
  id: string;
  /** Empty when the author is anonymous. */
  name: string;
  /** Empty when there is none. */
  text: string;
  /** Job title and company, as far as they are known. */
  role: string;
  rating: number;
  image: string | null;
  lang: ContentLanguage | null;
}

/** Parses GET /api/testimonials, newest first, in the page's language (docs/product/testimonials.md). */
export function readTestimonials(response: unknown, language: Language): Quote[] {
  return objectsOf(response)
    .toSorted((one, other) => textOf(other.createdAt).localeCompare(textOf(one.createdAt)))
    .flatMap((row) => {
      const id = idOf(row);
      return id ? readQuote(id, row) : [];
    })
    .filter((quote) => quote.lang === null || quote.lang === contentLanguage(language));
}

function readQuote(id: string, row: JsonObject): Quote {
  const position = textOf(row.position);
  const locale = row.locale === 'es' || row.locale === 'en' ? row.locale : null;
  const jobTitle = /^\d+$/.test(position) ? '' : position;
  return {
    id,
    name: textOf(row.name),
    text: textOf(row.text),
    role: [jobTitle, textOf(row.company)].filter(Boolean).join(' · '),
    rating: readRating(row.rating),
    image: addressOf(row.image),
    lang: testimonialLanguage({ locale, position }),
  };
}

function readRating(value: unknown): number {
  const rating = Math.round(Number(value ?? RATING.default));
  return rating >= RATING.min && rating <= RATING.max ? rating : RATING.default;
}
