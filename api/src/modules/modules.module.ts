import { Module } from '@nestjs/common';
import { ActivationService } from './channel/activation.service.ts';
import { CandidateFate } from './channel/candidate-fate.ts';
import { CandidateService } from './channel/candidate.service.ts';
import { Channel } from './channel/channel.ts';
import { ChannelController } from './channel/channel.controller.ts';
import { ChannelLogService } from './channel/channel-log.service.ts';
import { Pointer } from './channel/pointer.ts';
import { RollbackService } from './channel/rollback.service.ts';
import { Trials } from './channel/trials.ts';
import { Turns } from './channel/turns.ts';
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
  controllers: [ModulesController, ChannelController, ReleaseFilesController],
  providers: [
    ActivationService,
    CandidateFate,
    CandidateService,
    Channel,
    ChannelLogService,
    Pointer,
    RollbackService,
    Trials,
    Turns,
    ModulesService,
    Proof,
    ReleaseArchives,
    ReleaseFolders,
    WorkspaceBuilds,
    ReleaseSets,
    DevelopedModules,
  ],
  exports: [Channel, ReleaseArchives, ReleaseFolders, WorkspaceBuilds, ReleaseSets, DevelopedModules],
})
export class ModulesModule {}
