import { Module } from '@nestjs/common';
import { ActivationService } from './channel/activation.service.ts';
import { CandidateService } from './channel/candidate.service.ts';
import { Channel } from './channel/channel.ts';
import { ChannelController } from './channel/channel.controller.ts';
import { ChannelLogService } from './channel/channel-log.service.ts';
import { Pointer } from './channel/pointer.ts';
import { ReleaseProblemsController } from './channel/release-problems.controller.ts';
import { RollbackService } from './channel/rollback.service.ts';
import { ProofQueue, SetProof } from './channel/set-proof.ts';
import { Health } from './health/health.ts';
import { HealthFiguresService } from './health/health-figures.service.ts';
import { LoadReportsService } from './health/load-reports.service.ts';
import { ModulesHealthController } from './health/modules-health.controller.ts';
import { PageCounts } from './health/page-counts.ts';
import { TakeBack } from './health/take-back.service.ts';
import { TakeBackNotifications } from './health/take-back.notifications.ts';
import { ReleaseCleanUpService } from './clean-up/release-clean-up.service.ts';
import { DifferenceController } from './difference/difference.controller.ts';
import { DifferenceService } from './difference/difference.service.ts';
import { ModulesController } from './modules.controller.ts';
import { ModulesService } from './modules.service.ts';
import { Overrides } from './overrides/overrides.ts';
import { OverridesController } from './overrides/overrides.controller.ts';
import { OverridesService } from './overrides/overrides.service.ts';
import { Proof } from './proof/proof.ts';
import { TrialRunner } from './proof/trial/trial-runner.ts';
import { EarlierReleases } from './publication/earlier-releases.ts';
import { PublicationController } from './publication/publication.controller.ts';
import { PublicationService } from './publication/publication.service.ts';
import { ReleaseArchives } from './publication/release-archives.ts';
import { ReleaseFolders } from './publication/release-folders.ts';
import { ReleaseLeftoversService } from './publication/release-leftovers.service.ts';
import { ReleaseWriter } from './publication/release-writer.ts';
import { WorkspaceBuilds } from './publication/workspace-builds.ts';
import { CurrentSetController } from './serving/current-set.controller.ts';
import { DevelopedModules } from './serving/developed-modules.ts';
import { ReleaseFilesController } from './serving/release-files.controller.ts';
import { ReleasedFilesFinder } from './serving/released-files.ts';
import { ReleaseSets } from './serving/release-sets.ts';
import { SeenSets } from './serving/seen-sets.ts';
import { SetMetrics } from './serving/set-metrics.ts';

@Module({
  controllers: [
    ModulesController,
    PublicationController,
    ChannelController,
    DifferenceController,
    ReleaseProblemsController,
    ModulesHealthController,
    OverridesController,
    CurrentSetController,
    ReleaseFilesController,
  ],
  providers: [
    ActivationService,
    CandidateService,
    Channel,
    ChannelLogService,
    Pointer,
    ProofQueue,
    ReleaseCleanUpService,
    RollbackService,
    SetProof,
    Health,
    HealthFiguresService,
    LoadReportsService,
    PageCounts,
    TakeBack,
    TakeBackNotifications,
    ModulesService,
    Overrides,
    OverridesService,
    DifferenceService,
    Proof,
    TrialRunner,
    EarlierReleases,
    PublicationService,
    ReleaseArchives,
    ReleaseFolders,
    ReleaseLeftoversService,
    ReleaseWriter,
    WorkspaceBuilds,
    ReleasedFilesFinder,
    ReleaseSets,
    SeenSets,
    SetMetrics,
    DevelopedModules,
  ],
  exports: [
    TakeBack,
    Channel,
    EarlierReleases,
    Health,
    Overrides,
    ReleaseArchives,
    ReleaseFolders,
    WorkspaceBuilds,
    ReleaseSets,
    SeenSets,
    DevelopedModules,
  ],
})
export class ModulesModule {}
