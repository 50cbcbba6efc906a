import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { readForm } from '../platform/http/read-body.ts';
import { SigningKeysModule } from '../signing-keys/index.ts';
import { CollectionsModule } from '../collections/index.ts';
import { ModuleSettingsModule } from '../module-settings/index.ts';
import { ModulePermissionsModule } from '../module-permissions/index.ts';
import { ActivePublicBlocks } from './channel/active-public-blocks.ts';
import { ActivationService } from './activation/activation.service.ts';
import { CandidateService } from './activation/candidate.service.ts';
import { CandidateWork } from './activation/candidate.work.ts';
import { AutomaticChanges } from './activation/automatic-changes.ts';
import { ChannelController } from './activation/channel.controller.ts';
import { ChannelLogService } from './activation/channel-log.service.ts';
import { ChannelWriter } from './activation/channel-writer.ts';
import {
  DifferenceController,
  ModulesController,
  ModulesHealthController,
  OverridesController,
  PublicationController,
  ReleaseProblemsController,
} from './modules.controller.ts';
import { SetProof } from './activation/set-proof.ts';
import { Health } from './health/health.ts';
import { HealthFiguresService } from './health/health-figures.service.ts';
import { LoadReportsService } from './health/load-reports.service.ts';
import { PageCounts } from './counting/counts.ts';
import { AutomaticRollback } from './health/automatic-rollback.service.ts';
import { AutomaticRollbackNotifications } from './health/automatic-rollback.notifications.ts';
import { ReleaseCleanUpService } from './clean-up/release-clean-up.service.ts';
import { DifferenceService } from './difference/difference.service.ts';
import { ModulesService } from './modules.service.ts';
import { GrantsController } from './grants/grants.controller.ts';
import { Grants } from './grants/grants.ts';
import { Overrides } from './overrides/overrides.ts';
import { ModulePreviewsController, PreviewEndController } from './previews/module-previews.controller.ts';
import { ModulePreviewsService } from './previews/module-previews.service.ts';
import { PreviewFigures } from './previews/preview-figures.ts';
import { PreviewLinks } from './serving/preview-links.ts';
import { PreviewSets } from './serving/preview-sets.ts';
import { PreviewVisits } from './serving/preview-visits.ts';
import { CallProblems } from './proof/call-problems.ts';
import { Proof } from './proof/proof.ts';
import { TrialRunner } from './proof/trial/trial-runner.ts';
import { LegacyReleases } from './releases/legacy-releases.ts';
import { PublicationService } from './publication/publication.service.ts';
import { ReleaseExport } from './promotion/release-export.ts';
import { ReleaseArchives } from './releases/release-archives.ts';
import { BadPackages } from './releases/bad-packages.ts';
import { ReleaseTrust } from './releases/release-trust.ts';
import { ReleaseFolders } from './releases/release-folders.ts';
import { WorkspaceBuilds } from './publication/workspace-builds.ts';
import { CurrentSetController, ReleaseFilesController } from './serving/release-files.controller.ts';
import { DevelopedModules } from './serving/developed-modules.ts';
import { ReleasedFilesFinder } from './serving/released-files.ts';
import { ReleaseSets } from './serving/release-sets.ts';
import { ModuleOverviewService } from './timings/module-overview.service.ts';
import { TimingCounts } from './timings/timing-counts.ts';
import { TimingReportsService } from './timings/timing-reports.service.ts';
import { TimingsController } from './timings/timings.controller.ts';
import { Regressions } from './regression/regressions.ts';
import { Reporters } from './counting/reporters.ts';
import { SeenSets, SetMetrics } from './serving/seen-sets.ts';

const SHARED = [
  ActivePublicBlocks,
  AutomaticChanges,
  AutomaticRollback,
  DevelopedModules,
  Health,
  LegacyReleases,
  Overrides,
  PreviewVisits,
  ReleaseArchives,
  ReleaseExport,
  ReleaseFolders,
  ReleaseSets,
  SeenSets,
  WorkspaceBuilds,
];

@Module({
  imports: [CollectionsModule, ModulePermissionsModule, ModuleSettingsModule, SigningKeysModule],
  controllers: [
    ModulesController,
    PublicationController,
    ChannelController,
    DifferenceController,
    ReleaseProblemsController,
    GrantsController,
    TimingsController,
    ModulesHealthController,
    OverridesController,
    ModulePreviewsController,
    PreviewEndController,
    CurrentSetController,
    ReleaseFilesController,
  ],
  providers: [
    ...SHARED,
    ActivationService,
    CallProblems,
    AutomaticRollbackNotifications,
    CandidateService,
    CandidateWork,
    ChannelLogService,
    ChannelWriter,
    DifferenceService,
    Grants,
    HealthFiguresService,
    LoadReportsService,
    ModuleOverviewService,
    ModulePreviewsService,
    ModulesService,
    PageCounts,
    PreviewFigures,
    PreviewLinks,
    PreviewSets,
    BadPackages,
    Proof,
    PublicationService,
    Regressions,
    ReleaseCleanUpService,
    ReleasedFilesFinder,
    ReleaseTrust,
    Reporters,
    SetMetrics,
    SetProof,
    TimingCounts,
    TimingReportsService,
    TrialRunner,
  ],
  exports: SHARED,
})
export class ModulesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: 1 })).forRoutes(PreviewEndController);
  }
}
