import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { UserAccessService } from './user-access.service.ts';
import { USERS_CSV } from './users-csv.ts';
import { UsersExportService } from './users-export.service.ts';
import { UsersStatsService } from './users-stats.service.ts';
import { UserDto, UsersExportQuery, UsersQuery, UserUpdateDto } from './users.dto.ts';
import { UsersService } from './users.service.ts';

@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly access: UserAccessService,
    private readonly counts: UsersStatsService,
    private readonly exports: UsersExportService,
  ) {}

  @Allow('users.write')
  @Get()
  list(@Query() query: UsersQuery) {
    return this.users.list(query);
  }

  @Allow('users.write')
  @Get('stats')
  stats() {
    return this.counts.read();
  }

  @Allow('users.write')
  @Get('export')
  async export(
    @Query() query: UsersExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await USERS_CSV.send(request, response, await this.exports.open(query));
  }

  @Allow('users.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.users.get(id);
  }

  @Allow('users.write')
  @Post()
  create(@Body() input: UserDto) {
    return this.users.create(input);
  }

  @Allow('users.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: UserUpdateDto) {
    return this.users.update(id, input);
  }

  @Allow('users.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.users.remove(id);
  }

  @Allow('users.write')
  @Post(':id/link')
  newLink(@ItemId() id: string) {
    return this.access.newLink(id);
  }

  @Allow('users.write')
  @Delete(':id/sessions')
  @HttpCode(204)
  endSessions(@ItemId() id: string) {
    return this.access.endSessions(id);
  }

  @Allow('users.write')
  @Delete(':id/second-factor')
  @HttpCode(204)
  turnOffSecondFactor(@ItemId() id: string) {
    return this.access.turnOffSecondFactor(id);
  }
}
