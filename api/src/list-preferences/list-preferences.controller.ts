import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import type { ViewedList as ListName } from '@vitral/contracts/saved-views';
import { Allow, KeyCovers } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ListColumnsDto, StartViewDto } from './list-preferences.dto.ts';
import { ListPreferencesService } from './list-preferences.service.ts';
import { ViewedList } from './viewed-list.ts';

/** Every account has preferences; the service checks the permission for their list. */
@Controller('api/list-preferences')
export class ListPreferencesController {
  constructor(private readonly preferences: ListPreferencesService) {}

  /** Lists the columns and start views that the caller has chosen for lists of the console. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer) {
    return this.preferences.list(viewer);
  }

  /** Stores the columns of a list for the caller, in place of the previous ones. */
  @Allow('profile.write')
  @Put(':list/columns')
  @HttpCode(204)
  @KeyCovers('nothing')
  setColumns(@Viewer() viewer: Viewer, @ViewedList() list: ListName, @Body() { columns }: ListColumnsDto) {
    return this.preferences.setColumns(viewer, list, columns);
  }

  /** Chooses the view with which a list opens for the caller. */
  @Allow('profile.write')
  @Put(':list/start-view')
  @HttpCode(204)
  setStartView(@Viewer() viewer: Viewer, @ViewedList() list: ListName, @Body() { viewId }: StartViewDto) {
    return this.preferences.setStartView(viewer, list, viewId);
  }
}
