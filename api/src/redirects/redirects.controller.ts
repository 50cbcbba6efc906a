import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Sends } from '../platform/access/access.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  RedirectDto,
  RedirectsQuery,
  RedirectUpdateDto,
  RedirectsExportQuery,
  RedirectBulkDto,
} from './redirects.dto.ts';
import { REDIRECTS_CSV } from './redirects.csv.ts';
import { RedirectsService } from './redirects.service.ts';

@OpenToTokens('redirects')
@Controller('api/redirects')
export class RedirectsController {
  constructor(
    private readonly redirects: RedirectsService,
    private readonly history: ItemHistory,
  ) {}

  /** Lists redirects. */
  @Allow('redirects.write')
  @Get()
  list(@Query() query: RedirectsQuery) {
    return this.redirects.list(query);
  }

  /** Lists the deleted redirects that can be restored. */
  @Allow('redirects.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('redirects', query);
  }

  /** Sends the redirects of a filter as CSV, with the columns that an import reads. */
  @Allow('redirects.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: RedirectsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await REDIRECTS_CSV.send(request, response, await this.redirects.export(query));
  }

  /** Returns a redirect. */
  @Allow('redirects.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.redirects.get(id);
  }

  /** Creates a redirect. */
  @Allow('redirects.write')
  @Post()
  create(@Body() input: RedirectDto) {
    return this.redirects.create(input);
  }

  /** Changes, deletes or restores many redirects. */
  @Allow('redirects.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: RedirectsExportQuery, @Body() input: RedirectBulkDto) {
    return this.redirects.changeMany(query, input);
  }

  /** Changes a redirect. */
  @Allow('redirects.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: RedirectUpdateDto) {
    return this.redirects.update(id, input);
  }

  /** Deletes a redirect. */
  @Allow('redirects.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.redirects.remove(id);
  }

  /** Restores a deleted redirect. */
  @Allow('redirects.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.redirects.restore(id);
  }

  /** Lists what was done to a redirect. */
  @Allow('redirects.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('redirects', id, query);
  }
}
