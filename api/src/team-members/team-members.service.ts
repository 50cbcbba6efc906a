import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicTeamMember, TeamMember as TeamMemberAnswer } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Page } from '../platform/http/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { ListQuery, searching } from '../platform/validation/list-query.dto.ts';
import { TeamMember } from './team-members.entity.ts';

@Injectable()
export class TeamMembersService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/team-members',
      tables: ['team_member'],
      read: () => this.list(null, new ListQuery()),
    });
  }

  /** In the order of display. Staff who may edit see every row whole; everybody else the active ones. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q }: ListQuery,
  ): Promise<Page<TeamMemberAnswer | PublicTeamMember>> {
    const isStaff = viewerMay(viewer, 'team-members.write');
    const [rows, total] = await this.em.findAndCount(
      TeamMember,
      { $and: [isStaff ? {} : { isActive: true }, searching<TeamMember>(q, ['name', 'title', 'titleEn'])] },
      { limit, offset, orderBy: { order: 'asc', id: 'asc' } },
    );
    return new Page<TeamMemberAnswer | PublicTeamMember>(
      rows.map(isStaff ? toAnswer : toPublicAnswer),
      total,
    );
  }
}

function toPublicAnswer(row: TeamMember): PublicTeamMember {
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

function toAnswer(row: TeamMember): TeamMemberAnswer {
  return { ...toPublicAnswer(row), isActive: row.isActive, version: row.version };
}
