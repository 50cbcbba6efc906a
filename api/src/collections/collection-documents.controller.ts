import { Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { LoggedIn, Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { DocumentsQuery } from './collections.dto.ts';
import { type Fields, FieldsInBody, QueryOfDocuments, type ReadQuery } from './document.pipes.ts';
import { CollectionDocuments } from './collection-documents.service.ts';
import { type Place, PlaceInPath } from './place.ts';

/** The declaration of the collection says who may read and write it; the service checks that. */
@ApiParam({ name: 'module', type: 'string' })
@ApiParam({ name: 'collection', type: 'string' })
@Controller('api/collections/:module/:collection')
export class CollectionDocumentsController {
  constructor(private readonly documents: CollectionDocuments) {}

  /** Lists the documents of a collection: `filter[field]=value` and `sort` take its indexed fields. */
  @Public()
  @Get()
  @ApiQuery({ type: DocumentsQuery })
  list(@Viewer() viewer: Viewer | null, @PlaceInPath() place: Place, @QueryOfDocuments() query: ReadQuery) {
    return this.documents.list(viewer, place, query);
  }

  /** Lists the deleted documents of a collection that can be restored. */
  @LoggedIn()
  @Get('trash')
  trash(@Viewer() viewer: Viewer, @PlaceInPath() place: Place, @Query() query: ListQuery) {
    return this.documents.deleted(viewer, place, query);
  }

  /** Returns a document. */
  @Public()
  @Get(':id')
  get(@Viewer() viewer: Viewer | null, @PlaceInPath() place: Place, @ItemId() id: string) {
    return this.documents.get(viewer, place, id);
  }

  /** Creates a document. */
  @LoggedIn()
  @Post()
  create(@Viewer() viewer: Viewer, @PlaceInPath() place: Place, @FieldsInBody() body: Fields) {
    return this.documents.create(viewer, place, body);
  }

  /** Changes a document. */
  @LoggedIn()
  @Put(':id')
  update(
    @Viewer() viewer: Viewer,
    @PlaceInPath() place: Place,
    @ItemId() id: string,
    @FieldsInBody() body: Fields,
  ) {
    const { version, id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = body;
    if (!Number.isInteger(version) || Number(version) < 1)
      throw new AppError('request.invalid', { fields: ['version:isInt'] });
    return this.documents.update(viewer, place, id, Number(version), fields);
  }

  /** Deletes a document. */
  @LoggedIn()
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Viewer, @PlaceInPath() place: Place, @ItemId() id: string) {
    return this.documents.remove(viewer, place, id);
  }

  /** Restores a deleted document. */
  @LoggedIn()
  @Post(':id/restore')
  @HttpCode(200)
  restore(@Viewer() viewer: Viewer, @PlaceInPath() place: Place, @ItemId() id: string) {
    return this.documents.restore(viewer, place, id);
  }

  /** Lists what was done to a document. */
  @LoggedIn()
  @Get(':id/history')
  history(
    @Viewer() viewer: Viewer,
    @PlaceInPath() place: Place,
    @ItemId() id: string,
    @Query() query: ListQuery,
  ) {
    return this.documents.entries(viewer, place, id, query);
  }
}
