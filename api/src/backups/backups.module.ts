import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { BackupKeysModule } from '../backup-keys/index.ts';
import { ArchiveKeys } from './archive-keys.ts';
import { BackupDownloadsService } from './backup-downloads.service.ts';
import { BackupFailures } from './backup-failures.ts';
import { BackupFilesController, BackupInfoController, BackupsController } from './backups.controller.ts';
import { BackupLeftoversService } from './backup-leftovers.service.ts';
import { BackupMakerService } from './backup-maker.service.ts';
import { BackupRetentionService, BackupScheduleService } from './backup-schedule.service.ts';
import { BackupUploadsService } from './backup-uploads.service.ts';
import { BackupsService } from './backups.service.ts';
import { BackupsWork } from './backups.work.ts';
import { RefuseWritesWhileRestoring, Restoring } from './restoring.ts';
import { RestoreRunnerService } from './restore-runner.service.ts';
import { RestoresService } from './restores.service.ts';
import { BackupLockService, RunsService } from './runs.service.ts';

@Global()
@Module({
  imports: [BackupKeysModule],
  controllers: [BackupFilesController, BackupsController, BackupInfoController],
  providers: [
    ArchiveKeys,
    BackupDownloadsService,
    BackupFailures,
    BackupLeftoversService,
    BackupMakerService,
    BackupRetentionService,
    BackupScheduleService,
    BackupsService,
    BackupsWork,
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
