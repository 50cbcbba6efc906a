import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { isModuleName } from '@vitral/contracts/modules';
import { Allow, Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { pathParam } from '../platform/validation/path-param.ts';
import { ModuleSettingsDto, ModuleSettingsErasureDto } from './module-settings.dto.ts';
import { ModuleSettingsService } from './module-settings.service.ts';

const ModuleInPath = () =>
  pathParam(
    'module',
    (text) => isModuleName(text) && text,
    () => new AppError('module-settings.not-found'),
  );

@Controller('api/module-settings')
export class ModuleSettingsController {
  constructor(private readonly settings: ModuleSettingsService) {}

  /** Lists the settings of all modules with their declarations. */
  @Allow('settings.write')
  @Get()
  list() {
    return this.settings.list();
  }
}

@Controller('api/modules/:module/settings')
export class SettingsOfModuleController {
  constructor(private readonly settings: ModuleSettingsService) {}

  /** Returns the settings of a module: all of them, or only the public ones. */
  @Public()
  @Get()
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  get(@Viewer() viewer: Viewer | null, @ModuleInPath() module: string) {
    return this.settings.get(viewer, module);
  }

  /** Changes the settings of a module. */
  @Allow('settings.write')
  @Put()
  set(@ModuleInPath() module: string, @Body() input: ModuleSettingsDto) {
    return this.settings.set(module, input);
  }

  /** Lists what was done to the settings of a module. */
  @Allow('settings.write')
  @Get('history')
  history(@ModuleInPath() module: string, @Query() query: ListQuery) {
    return this.settings.entries(module, query);
  }

  /** Erases the settings of a module whose active release declares none. */
  @Allow('modules.write')
  @Delete()
  @HttpCode(204)
  erase(@ModuleInPath() module: string, @Body() { confirmation }: ModuleSettingsErasureDto) {
    return this.settings.erase(module, confirmation);
  }
}
