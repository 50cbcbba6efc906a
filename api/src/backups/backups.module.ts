import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { BackupDownloadsService } from './backup-downloads.service.ts';
import { BackupFailures } from './backup-failures.ts';
import { BackupFilesController } from './backup-files.controller.ts';
import { BackupInfoController } from './backup-info.controller.ts';
import { BackupLeftoversService } from './backup-leftovers.service.ts';
import { BackupLinksService } from './backup-links.service.ts';
import { BackupMakerService } from './backup-maker.service.ts';
import { BackupRetentionService } from './backup-retention.service.ts';
import { BackupScheduleService } from './backup-schedule.service.ts';
import { BackupUploadsService } from './backup-uploads.service.ts';
import { BackupsController } from './backups.controller.ts';
import { BackupsService } from './backups.service.ts';
import { RefuseWritesWhileRestoring } from './refuse-writes-while-restoring.guard.ts';
import { RestoreRunnerService } from './restore-runner.service.ts';
import { RestoresService } from './restores.service.ts';
import { Restoring } from './restoring.ts';
import { RunsService } from './runs.service.ts';
import { BackupLockService } from './backup-lock.service.ts';

@Global()
@Module({
  controllers: [BackupFilesController, BackupsController, BackupInfoController],
  providers: [
    BackupDownloadsService,
    BackupFailures,
    BackupLeftoversService,
    BackupLinksService,
    BackupMakerService,
    BackupRetentionService,
    BackupScheduleService,
    BackupsService,
    BackupUploadsService,
    RestoreRunnerService,
    RestoresService,
    Restoring,
    RunsService,
    BackupLockService,
    { provide: APP_GUARD, useClass: RefuseWritesWhileRestoring },
  ],
  exports: [Restoring],
})
export class BackupsModule {}
