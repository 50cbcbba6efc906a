import { Module } from '@nestjs/common';
import { ModuleSettingsController, SettingsOfModuleController } from './module-settings.controller.ts';
import { ModuleSettingsService } from './module-settings.service.ts';
import { SettingsDeclarations } from './settings-declarations.service.ts';

export { SettingsDeclarations } from './settings-declarations.service.ts';
export { wrongSettings } from './settings-shape.ts';

@Module({
  controllers: [ModuleSettingsController, SettingsOfModuleController],
  providers: [ModuleSettingsService, SettingsDeclarations],
  exports: [SettingsDeclarations],
})
export class ModuleSettingsModule {}
