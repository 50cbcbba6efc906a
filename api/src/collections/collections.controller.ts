import { Body, Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Allow } from '../platform/access/access.ts';
import { CollectionErasureDto } from './collections.dto.ts';
import { Collections } from './collections.service.ts';
import { type Place, PlaceInPath } from './place.ts';

@Controller('api/collections')
export class CollectionsController {
  constructor(private readonly collections: Collections) {}

  /** Lists the collections of all modules with the number and the size of their documents. */
  @Allow('modules.write')
  @Get()
  list() {
    return this.collections.list();
  }

  /** Erases the data of a collection that no active release declares. */
  @Allow('modules.write')
  @Delete(':module/:collection')
  @ApiParam({ name: 'module', type: 'string' })
  @ApiParam({ name: 'collection', type: 'string' })
  @HttpCode(204)
  erase(@PlaceInPath() place: Place, @Body() { confirmation }: CollectionErasureDto) {
    return this.collections.erase(place, confirmation);
  }
}
