import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Public, Sends } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { CLIENT_ERRORS_CSV } from './client-errors.csv.ts';
import { ClientErrorDto, ClientErrorsExportQuery, ClientErrorsQuery } from './client-errors.dto.ts';
import { ClientErrorsService } from './client-errors.service.ts';
import { ErrorReportsService } from './error-reports.service.ts';

@Controller('api/client-errors')
export class ClientErrorsController {
  constructor(
    private readonly clientErrors: ClientErrorsService,
    private readonly reports: ErrorReportsService,
  ) {}

  /** Stores a browser's report of an error. */
  @Public()
  @Post()
  @HttpCode(204)
  report(@Body() input: ClientErrorDto, @Req() request: Request) {
    return this.reports.store(input, request);
  }

  /** Lists the errors that browsers reported. */
  @Allow('audit.read')
  @Get()
  list(@Query() query: ClientErrorsQuery) {
    return this.clientErrors.list(query);
  }

  /** Sends the reported errors of a filter as CSV. */
  @Allow('audit.read')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: ClientErrorsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await CLIENT_ERRORS_CSV.send(request, response, await this.clientErrors.export(query));
  }

  /** Deletes a reported error. */
  @Allow('audit.read')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.clientErrors.remove(id);
  }

  /** Deletes all reported errors. */
  @Allow('audit.read')
  @Delete()
  @HttpCode(204)
  removeAll() {
    return this.clientErrors.removeAll();
  }
}
