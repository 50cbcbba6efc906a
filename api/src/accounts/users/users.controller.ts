import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends } from '../../platform/access/access.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { UserAccessService } from './user-access.service.ts';
import { UserBulkDto, UserDto, UsersExportQuery, UsersQuery, UserUpdateDto } from './users.dto.ts';
import { UsersService } from './users.service.ts';
import { USERS_CSV } from './users.csv.ts';

@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly access: UserAccessService,
  ) {}

  /** Lists accounts. */
  @Allow('users.write')
  @Get()
  list(@Query() query: UsersQuery) {
    return this.users.list(query);
  }

  /** Counts accounts. */
  @Allow('users.write')
  @Get('stats')
  stats() {
    return this.users.stats();
  }

  /** Sends the accounts of a filter as CSV. */
  @Allow('users.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: UsersExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await USERS_CSV.send(request, response, await this.users.export(query));
  }

  /** Returns an account. */
  @Allow('users.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.users.get(id);
  }

  /** Creates an account, with a link by which its owner sets a password. */
  @Allow('users.write')
  @Post()
  create(@Body() input: UserDto) {
    return this.users.create(input);
  }

  /** Changes or deletes many accounts. */
  @Allow('users.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: UsersExportQuery, @Body() input: UserBulkDto) {
    return this.users.changeMany(query, input);
  }

  /** Changes an account. */
  @Allow('users.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: UserUpdateDto) {
    return this.users.update(id, input);
  }

  /** Deletes an account. */
  @Allow('users.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.users.remove(id);
  }

  /** Creates a new link by which the owner of an account sets a password. */
  @Allow('users.write')
  @Post(':id/link')
  newLink(@ItemId() id: string) {
    return this.access.newLink(id);
  }

  /** Ends all sessions of an account. */
  @Allow('users.write')
  @Delete(':id/sessions')
  @HttpCode(204)
  endSessions(@ItemId() id: string) {
    return this.access.endSessions(id);
  }

  /** Turns the second factor of an account off. */
  @Allow('users.write')
  @Delete(':id/second-factor')
  @HttpCode(204)
  turnOffSecondFactor(@ItemId() id: string) {
    return this.access.turnOffSecondFactor(id);
  }
}
