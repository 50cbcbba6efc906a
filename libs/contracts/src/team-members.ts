/** The fields that a manager writes (docs/product/team-members.md). */
export interface TeamMemberInput {
  name: string;
  title: string;
  titleEn: string | null;
  bio: string;
  bioEn: string | null;
  /** An http(s) address or a path on this site; null shows the placeholder. */
  imageLarge: string | null;
  imageSmall: string | null;
  isActive: boolean;
}

/** A row of GET /api/team-members; visitors get active rows only. */
export interface TeamMember extends TeamMemberInput {
  id: string;
  /** 0 is shown first; unique and without gaps. */
  order: number;
  version: number;
}

export type PublicTeamMember = Omit<TeamMember, 'isActive' | 'version'>;

/** A full update; `version` is the one that was read, a stale one is answered 409. With `order` it moves as well. */
export interface TeamMemberUpdate extends TeamMemberInput {
  version: number;
  order?: number;
}

/** POST /api/team-members/{id}/move: by one place up (-1) or down (1), or to a place. One of the two. */
export interface TeamMemberMove {
  by?: -1 | 1;
  /** From 0; beyond the last is the last. */
  to?: number;
}
