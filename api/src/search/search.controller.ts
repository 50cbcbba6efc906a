import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { SearchQuery } from './search.dto.ts';
import { SearchService } from './search.service.ts';

@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Finds items of all nouns that contain every word. Only nouns and items that the caller's role may open are searched. */
  @Allow('dashboard.read')
  @Get()
  find(@Viewer() viewer: Viewer, @Query() query: SearchQuery) {
    return this.search.find(viewer, query);
  }
}
