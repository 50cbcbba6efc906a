import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ListQuery } from '../platform/validation/list-query.dto.ts';
import { TeamMembersService } from './team-members.service.ts';

@Controller('api/team-members')
export class TeamMembersController {
  constructor(private readonly teamMembers: TeamMembersService) {}

  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: ListQuery) {
    return this.teamMembers.list(viewer, query);
  }
}
