import { Controller, Get } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { BackupsService } from './backups.service.ts';

/** Responds with 404, as if there were no backup, to everybody who may not download it. */
@Controller('api/backup-info')
export class BackupInfoController {
  constructor(private readonly backups: BackupsService) {}

  /** Returns the latest backup to roles that may make backups; to others there is none. */
  @Public()
  @Get()
  get(@Viewer() viewer: Viewer | null) {
    if (!viewerMay(viewer, 'backups.write')) throw new AppError('backups.not-found');
    return this.backups.info();
  }
}
