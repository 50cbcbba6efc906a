import type { Language } from '@vitral/sdk/contracts/languages';
import { urlOf, idOf, isObject, objectsOf, textOf } from './json.ts';
import { phraseOf } from './phrase.ts';

export type TeamMember = ReturnType<typeof readTeamMembers>[number];

/** Parses GET /api/team-members in order; members without an id are left out. Unknown names are empty. */
export function readTeamMembers(response: unknown, language: Language) {
  return objectsOf(response)
    .toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
    .flatMap((row) => {
      const id = idOf(row);
      if (!id) return [];
      const imageLarge = urlOf(row.imageLarge);
      const imageSmall = urlOf(row.imageSmall);
      return {
        id,
        name: textOf(row.name),
        /** Last part of the path of the member's page; blank without a page. */
        slug: isObject(row.slugs) ? textOf(row.slugs[language]) : '',
        title: phraseOf(row, 'title', language),
        bio: phraseOf(row, 'bio', language),
        /** ISO 639-1 codes. */
        languages: (Array.isArray(row.languages) ? row.languages : []).map(textOf).filter(isLanguageCode),
        /** ISO 3166-1 alpha-2 code; blank without a country. */
        country: isCountryCode(textOf(row.country)) ? textOf(row.country) : '',
        imageLarge: imageLarge ?? imageSmall,
        imageSmall: imageSmall ?? imageLarge,
      };
    });
}

// Intl.DisplayNames throws for other texts.
const isLanguageCode = (code: string) => /^[a-z]{2}$/.test(code);
const isCountryCode = (code: string) => /^[A-Z]{2}$/.test(code);
