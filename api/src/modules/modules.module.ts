import { Module } from '@nestjs/common';
import { ModulesController } from './modules.controller.ts';
import { ModulesService } from './modules.service.ts';
import { Proof } from './proof/proof.ts';
import { ReleaseArchives } from './publication/release-archives.ts';
import { ReleaseFolders } from './publication/release-folders.ts';
import { WorkspaceBuilds } from './publication/workspace-builds.ts';
import { DevelopedModules } from './serving/developed-modules.ts';
import { ReleaseFilesController } from './serving/release-files.controller.ts';
import { ReleaseSets } from './serving/release-sets.ts';

@Module({
  controllers: [ModulesController, ReleaseFilesController],
  providers: [
    ModulesService,
    Proof,
    ReleaseArchives,
    ReleaseFolders,
    WorkspaceBuilds,
    ReleaseSets,
    DevelopedModules,
  ],
  exports: [ReleaseArchives, ReleaseFolders, WorkspaceBuilds, ReleaseSets, DevelopedModules],
})
export class ModulesModule {}
