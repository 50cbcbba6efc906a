import { Module } from '@nestjs/common';
import { ModulesController } from './modules.controller.ts';
import { ModulesService } from './modules.service.ts';
import { ReleaseFilesController } from './release-files.controller.ts';

@Module({
  controllers: [ModulesController, ReleaseFilesController],
  providers: [ModulesService],
  exports: [ModulesService],
})
export class ModulesModule {}
