import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { SavedViewDto, SavedViewsQuery, SavedViewUpdateDto } from './saved-views.dto.ts';
import { SavedViewsService } from './saved-views.service.ts';

/** Every account has views; the service checks the permission for their list. */
@Controller('api/saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** Lists the caller's views of a list and the shared ones. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() { list }: SavedViewsQuery) {
    return this.views.list(viewer, list);
  }

  /** Saves a view of a list. */
  @Allow('profile.write')
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: SavedViewDto) {
    return this.views.create(viewer, input);
  }

  /** Changes a view. Only managers and admins change or share the views of others. */
  @Allow('profile.write')
  @Put(':id')
  update(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: SavedViewUpdateDto) {
    return this.views.update(viewer, id, input);
  }

  /** Deletes a view. */
  @Allow('profile.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.views.remove(viewer, id);
  }

  /** Restores a deleted view. */
  @Allow('profile.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.views.restore(viewer, id);
  }
}
