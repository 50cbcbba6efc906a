import type { Language } from '@vitral/contracts';
import { addressOf, idOf, objectsOf, textOf } from './json.ts';
import { phrase, type Phrase } from './phrase.ts';

export interface Leader {
  id: string;
  /** Empty when unknown. */
  name: string;
  title: Phrase;
  bio: Phrase;
  imageLarge: string | null;
  imageSmall: string | null;
}

/** Parses GET /api/team-members in order; members without an id are left out. */
export function readTeamMembers(response: unknown, language: Language): Leader[] {
  return objectsOf(response)
    .toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
    .flatMap((row) => {
      const id = idOf(row);
      if (!id) return [];
      const imageLarge = addressOf(row.imageLarge);
      const imageSmall = addressOf(row.imageSmall);
      return {
        id,
        name: textOf(row.name),
        title: phrase(textOf(row.title), textOf(row.titleEn), language),
        bio: phrase(textOf(row.bio), textOf(row.bioEn), language),
        imageLarge: imageLarge ?? imageSmall,
        imageSmall: imageSmall ?? imageLarge,
      };
    });
}
