import type { ContentItem } from '@vitral/contracts/content';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { namesOf } from '../accounts/index.ts';
import { Allow, Sends } from '../platform/access/access.ts';
import { toResponse } from './content.service.ts';
import { ContentExportQuery } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { contentFilter } from './content.filters.ts';

const CONTENT_CSV = new CsvFile<ContentItem>(
  { es: 'contenido', en: 'content' },
  {
    title: { es: 'Título', en: 'Title' },
    description: { es: 'Descripción', en: 'Description' },
    type: { es: 'Tipo', en: 'Type' },
    category: { es: 'Categoría', en: 'Category' },
    visibility: { es: 'Visibilidad', en: 'Visibility' },
    isVisible: { es: 'Visible', en: 'Visible' },
    tags: { es: 'Etiquetas', en: 'Tags' },
    originalName: { es: 'Nombre del archivo', en: 'File name' },
    fileSize: { es: 'Tamaño (bytes)', en: 'Size (bytes)' },
    downloadCount: { es: 'Descargas', en: 'Downloads' },
    uploadedBy: { es: 'Subido por', en: 'Uploaded by' },
    createdAt: { es: 'Creado', en: 'Created' },
    updatedAt: { es: 'Modificado', en: 'Updated' },
    publishAt: { es: 'Se publica el', en: 'Publication date' },
    unpublishAt: { es: 'Se retira el', en: 'Expiry date' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
);

/** Yields the whole list in the order of `sort`; `uploadedBy` is the name of the account. */
async function* itemsOf(
  em: EntityManager,
  viewer: Viewer,
  query: ContentExportQuery,
): AsyncGenerator<ContentItem> {
  for await (const rows of readPiecewise(em, Content, contentFilter(viewer, query), query.sort)) {
    const uploaders = rows.map(({ uploadedBy }) => uploadedBy);
    const nameOf = await namesOf(em.fork(), uploaders);
    for (const row of rows) yield { ...toResponse(row), uploadedBy: nameOf(row.uploadedBy) };
  }
}

@Controller('api/content/export')
export class ContentExportController {
  constructor(private readonly em: EntityManager) {}

  /** Sends the content items of a filter as CSV. */
  @Allow('content.write')
  @Get()
  @Sends('text/csv')
  send(
    @Viewer() viewer: Viewer,
    @Query() query: ContentExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return CONTENT_CSV.send(request, response, itemsOf(this.em, viewer, query));
  }
}
