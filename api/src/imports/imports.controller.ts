import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { ImportedNoun } from '@vitral/contracts/imports';
import type { Request, Response } from 'express';
import { KeyCovers, LoggedIn, Polled, Sends, Takes } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ImportChecks } from './import-checks.service.ts';
import { ImportNoun } from './import-noun.ts';
import { ImportTemplates } from './import-templates.service.ts';
import { ImportUndo } from './import-undo.service.ts';
import { ImportFileQuery, ImportStartDto, ImportsQuery } from './imports.dto.ts';
import { ImportsService } from './imports.service.ts';

@Controller('api/imports/:noun')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly checks: ImportChecks,
    private readonly undoing: ImportUndo,
    private readonly templates: ImportTemplates,
  ) {}

  /** Lists the imports of a noun, newest first. */
  @LoggedIn()
  @Get()
  list(@ImportNoun() noun: ImportedNoun, @Query() query: ImportsQuery) {
    return this.imports.list(noun, query);
  }

  /** Checks a CSV file or an Excel workbook, and reports what an import would add. */
  @LoggedIn()
  @Post()
  @Takes('application/octet-stream')
  @KeyCovers('nothing')
  check(
    @ImportNoun() noun: ImportedNoun,
    @Viewer() viewer: Viewer,
    @Query() query: ImportFileQuery,
    @Req() request: Request,
  ) {
    return this.checks.receive(noun, viewer, query, request);
  }

  /** Sends a CSV file with the columns of a noun and an example. */
  @LoggedIn()
  @Get('template')
  @Sends('text/csv')
  template(@ImportNoun() noun: ImportedNoun, @Req() request: Request, @Res() response: Response) {
    return this.templates.send(noun, request, response);
  }

  /** Returns an import with its problems. */
  @LoggedIn()
  @Polled()
  @Get(':id')
  get(@ImportNoun() noun: ImportedNoun, @ItemId() id: string) {
    return this.imports.get(noun, id);
  }

  /** Starts to import a checked file. */
  @LoggedIn()
  @Post(':id/start')
  @HttpCode(202)
  start(
    @ImportNoun() noun: ImportedNoun,
    @Viewer() viewer: Viewer,
    @ItemId() id: string,
    @Body() input: ImportStartDto,
  ) {
    return this.imports.start(noun, viewer, id, input);
  }

  /** Deletes the items that an import added, except those that were changed since. */
  @LoggedIn()
  @Post(':id/undo')
  @HttpCode(200)
  undo(@ImportNoun() noun: ImportedNoun, @ItemId() id: string) {
    return this.undoing.undo(noun, id);
  }
}
