import { Module } from '@nestjs/common';
import { DevelopedModules } from './developed-modules.ts';
import { ModulesController } from './modules.controller.ts';
import { ModulesService } from './modules.service.ts';
import { ReleaseFilesController } from './release-files.controller.ts';

@Module({
  controllers: [ModulesController, ReleaseFilesController],
  providers: [ModulesService, DevelopedModules],
  exports: [ModulesService, DevelopedModules],
})
export class ModulesModule {}
