import type { ContentItem } from '@vitral/contracts/content';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Viewer } from '../platform/access/viewer.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { namesOf } from '../accounts/index.ts';
import { Allow, OpenToTokens, Sends } from '../platform/access/access.ts';
import { CONTENT_CSV } from './content.csv.ts';
import { toResponse } from './content.service.ts';
import { ContentExportQuery } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { contentFilter } from './content.filters.ts';

@OpenToTokens('content')
@Controller('api/content/export')
export class ContentExportController {
  constructor(private readonly exports: CsvExports) {}

  /** Sends the content items of a filter as CSV. */
  @Allow('content.write')
  @Get()
  @Sends('text/csv')
  async send(
    @Viewer() viewer: Viewer,
    @Query() query: ContentExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { sort, ids, ...filters } = query;
    const filter = contentFilter(viewer, filters);
    const rows = this.exports.read({
      noun: 'content',
      entity: Content,
      filter,
      ids,
      sort,
      toRows: toResponses,
    });
    await CONTENT_CSV.send(request, response, await rows);
  }
}

/** Names the account that uploaded each item. */
async function toResponses(rows: Content[], em: EntityManager): Promise<ContentItem[]> {
  const uploaders = rows.map(({ uploadedBy }) => uploadedBy);
  const nameOf = await namesOf(em, uploaders);
  return rows.map((row) => ({ ...toResponse(row), uploadedBy: nameOf(row.uploadedBy) }));
}
