import type { PublicTeamMember, TeamMember as TeamMemberAnswer } from '@vitral/contracts';
import type { TeamMember } from './team-members.entity.ts';

export function toPublicAnswer(row: TeamMember): PublicTeamMember {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    titleEn: row.titleEn ?? null,
    bio: row.bio,
    bioEn: row.bioEn ?? null,
    imageLarge: row.imageLarge ?? null,
    imageSmall: row.imageSmall ?? null,
    order: row.order,
  };
}

export function toAnswer(row: TeamMember): TeamMemberAnswer {
  return { ...toPublicAnswer(row), isActive: row.isActive, version: row.version };
}
