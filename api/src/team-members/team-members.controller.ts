import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import {
  TeamMemberDto,
  TeamMemberMoveDto,
  TeamMemberUpdateDto,
  TeamMembersExportQuery,
} from './team-members.dto.ts';
import { TEAM_MEMBERS_CSV } from './team-members.csv.ts';
import { TeamMembersService } from './team-members.service.ts';

@OpenToTokens('team-members')
@Controller('api/team-members')
export class TeamMembersController {
  constructor(
    private readonly teamMembers: TeamMembersService,
    private readonly history: ItemHistory,
  ) {}

  /** Lists team members in their order: visitors get the active ones. */
  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: ListQuery) {
    return this.teamMembers.list(viewer, query);
  }

  /** Lists the deleted members that can be restored. */
  @Allow('team-members.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('team-members', query);
  }

  /** Sends the team members of a filter as CSV. */
  @Allow('team-members.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: TeamMembersExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await TEAM_MEMBERS_CSV.send(request, response, await this.teamMembers.export(query));
  }

  /** Returns a team member. */
  @Allow('team-members.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.teamMembers.get(id);
  }

  /** Creates a team member. */
  @Allow('team-members.write')
  @Post()
  create(@Body() input: TeamMemberDto) {
    return this.teamMembers.create(input);
  }

  /** Switches, deletes or restores many team members. */
  @Allow('team-members.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: TeamMembersExportQuery, @Body() input: SwitchBulkDto) {
    return this.teamMembers.changeMany(query, input);
  }

  /** Changes a team member. */
  @Allow('team-members.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: TeamMemberUpdateDto) {
    return this.teamMembers.update(id, input);
  }

  /** Moves a team member in the order. */
  @Allow('team-members.write')
  @Post(':id/move')
  @HttpCode(200)
  move(@ItemId() id: string, @Body() move: TeamMemberMoveDto) {
    return this.teamMembers.move(id, move);
  }

  /** Deletes a team member. */
  @Allow('team-members.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.teamMembers.remove(id);
  }

  /** Restores a deleted member. */
  @Allow('team-members.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.teamMembers.restore(id);
  }

  /** Lists what was done to a member. */
  @Allow('team-members.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('team-members', id, query);
  }
}
