import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends, NeedsRecentLogin } from '../../platform/access/access.ts';
import { EDIT_VERBS, ItemHistory } from '../../platform/audit/item-history.service.ts';
import { ListQuery } from '../../platform/lists/list-query.dto.ts';
import { Trash } from '../../platform/trash/trash.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { UserAccessService } from './user-access.service.ts';
import { UserBulkDto, UserDto, UsersExportQuery, UsersQuery, UserUpdateDto } from './users.dto.ts';
import { UsersTrash } from './users-trash.service.ts';
import { UsersService } from './users.service.ts';
import { USERS_CSV } from './users.csv.ts';

@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly access: UserAccessService,
    private readonly deleted: UsersTrash,
    private readonly trash: Trash,
    private readonly history: ItemHistory,
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

  /** Lists the deleted accounts that can be restored. */
  @Allow('users.write')
  @Get('trash')
  listTrash(@Query() query: ListQuery) {
    return this.trash.list('users', query);
  }

  /** Returns an account. */
  @Allow('users.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.users.get(id);
  }

  /** Creates an account, with a link by which its owner sets a password. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Post()
  create(@Body() input: UserDto) {
    return this.users.create(input);
  }

  /** Changes, deletes or restores many accounts. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: UsersExportQuery, @Body() input: UserBulkDto) {
    return this.users.changeMany(query, input);
  }

  /** Changes an account. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Put(':id')
  update(@ItemId() id: string, @Body() input: UserUpdateDto) {
    return this.users.update(id, input);
  }

  /** Deletes an account. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.users.remove(id);
  }

  /** Erases a deleted account before its days in the trash end. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Delete(':id/permanently')
  @HttpCode(204)
  erase(@ItemId() id: string) {
    return this.trash.erase('users', id);
  }

  /** Restores a deleted account, with its password and second factor. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.deleted.restore(id);
  }

  /** Lists what was done to an account. */
  @Allow('users.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('users', id, query, EDIT_VERBS);
  }

  /** Creates a new link by which the owner of an account sets a password. */
  @Allow('users.write')
  @NeedsRecentLogin()
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
  @NeedsRecentLogin()
  @Delete(':id/second-factor')
  @HttpCode(204)
  turnOffSecondFactor(@ItemId() id: string) {
    return this.access.turnOffSecondFactor(id);
  }

  /** Removes all passkeys of an account. */
  @Allow('users.write')
  @NeedsRecentLogin()
  @Delete(':id/passkeys')
  @HttpCode(204)
  removePasskeys(@ItemId() id: string) {
    return this.access.removePasskeys(id);
  }
}
