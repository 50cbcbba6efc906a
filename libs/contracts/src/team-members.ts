/** A row of GET /api/team-members; visitors get active rows only. Specification, section 3. */
export interface TeamMember {
  id: string;
  name: string;
  title: string;
  titleEn: string | null;
  bio: string;
  bioEn: string | null;
  imageLarge: string | null;
  imageSmall: string | null;
  /** 0 is shown first. */
  order: number;
  isActive: boolean;
  version: number;
}

export type PublicTeamMember = Omit<TeamMember, 'isActive' | 'version'>;
