import { Module } from '@nestjs/common';
import { ActivationService } from './activation/activation.service.ts';
import { CandidateService } from './activation/candidate.service.ts';
import { AutomaticChanges } from './activation/automatic-changes.ts';
import { ChannelController } from './activation/channel.controller.ts';
import { ChannelLogService } from './activation/channel-log.service.ts';
import { ChannelWriter } from './activation/channel-writer.ts';
import { ReleaseProblemsController } from './activation/release-problems.controller.ts';
import { RollbackService } from './activation/rollback.service.ts';
import { ProofQueue, SetProof } from './activation/set-proof.ts';
import { Health } from './health/health.ts';
import { HealthFiguresService } from './health/health-figures.service.ts';
import { LoadReportsService } from './health/load-reports.service.ts';
import { ModulesHealthController } from './health/modules-health.controller.ts';
import { PageCounts } from './health/page-counts.ts';
import { AutomaticRollback } from './health/automatic-rollback.service.ts';
import { AutomaticRollbackNotifications } from './health/automatic-rollback.notifications.ts';
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
import { LegacyReleases } from './releases/legacy-releases.ts';
import { PublicationController } from './publication.controller.ts';
import { PublicationService } from './publication/publication.service.ts';
import { ReleaseArchives } from './releases/release-archives.ts';
import { ReleaseFolders } from './releases/release-folders.ts';
import { ReleaseLeftoversService } from './releases/release-leftovers.service.ts';
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
    AutomaticChanges,
    ChannelLogService,
    ChannelWriter,
    ProofQueue,
    ReleaseCleanUpService,
    RollbackService,
    SetProof,
    Health,
    HealthFiguresService,
    LoadReportsService,
    PageCounts,
    AutomaticRollback,
    AutomaticRollbackNotifications,
    ModulesService,
    Overrides,
    OverridesService,
    DifferenceService,
    Proof,
    TrialRunner,
    LegacyReleases,
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
    AutomaticRollback,
    AutomaticChanges,
    LegacyReleases,
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
