import type { Country } from './countries.ts';
import { translationsIn } from './languages.ts';
import type { Stored, Versioned } from './items.ts';
import { NO_DATES, type PublicationDates } from './publication-dates.ts';
import type { PageItem } from './public-pages.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

/** Fields that a manager edits, with the values of a new member (docs/product/team-members.md). */
export const NEW_TEAM_MEMBER = {
  ...translationsIn({}, 'title', 'bio'),
  name: '',
  title: '',
  bio: '',
  /** An http(s) URL or a path on this site; null shows the placeholder. */
  imageLarge: null as string | null,
  imageSmall: null as string | null,
  /** Languages that the member speaks, at most LIMITS.spokenLanguages, each once. */
  languages: [] as SpokenLanguage[],
  /** Country from which the member works. */
  country: null as Country | null,
  isActive: true,
  ...NO_DATES,
};
export type TeamMemberInput = typeof NEW_TEAM_MEMBER;

/** A row of GET /api/team-members; visitors receive active rows only. */
export interface TeamMember extends TeamMemberInput, Pick<Stored, 'id' | 'version'> {
  /** 0 is shown first; unique and without gaps. */
  order: number;
}

/** A member as visitors receive it, with the slugs of its page. */
export interface PublicTeamMember
  extends Omit<TeamMember, 'isActive' | 'version' | keyof PublicationDates>, PageItem {}

/** A full update; `order` moves the row as well. */
export interface TeamMemberUpdate extends Versioned<TeamMemberInput> {
  order?: number;
}

/** POST /api/team-members/{id}/move: one position up (-1) or down (1), or to a position. Exactly one of the two. */
export interface TeamMemberMove {
  by?: -1 | 1;
  /** Zero-based; positions beyond the end mean the last. */
  to?: number;
}
