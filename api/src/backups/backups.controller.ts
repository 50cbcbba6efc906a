import { pipeline } from 'node:stream/promises';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isPrefetch } from '../platform/http/prefetch.ts';
import { originOf } from '../platform/http/request-path.ts';
import {
  Allow,
  Public,
  KeyCovers,
  Polled,
  Takes,
  Sends,
  NeedsRecentLogin,
} from '../platform/access/access.ts';
import { Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { BackupDownloadsService } from './backup-downloads.service.ts';
import { RestoreDto } from './backups.dto.ts';
import { BackupsService } from './backups.service.ts';
import { RestoresService } from './restores.service.ts';
import { BackupUploadsService } from './backup-uploads.service.ts';
import type { Backup } from './backups.entity.ts';
import { ARCHIVE_TYPE } from './archive/archive.ts';

@Controller('api/backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly restores: RestoresService,
    private readonly downloads: BackupDownloadsService,
    private readonly configuration: Configuration,
  ) {}

  /** Lists the backups, including failed ones. */
  @Allow('backups.write')
  @Polled()
  @Get()
  list(@Query() query: ListQuery) {
    return this.backups.list(query);
  }

  /** Starts a backup. */
  @Allow('backups.write')
  @Post()
  @HttpCode(202)
  create(@Viewer() viewer: Viewer) {
    return this.backups.create(viewer);
  }

  /** Returns the latest restore and its progress; null if there was none. */
  @Allow('backups.write')
  @Polled()
  @Get('restore')
  restoreUnderWay() {
    return this.restores.latest();
  }

  /** Deletes a backup and its archive. */
  @Allow('backups.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.backups.remove(id);
  }

  /** Creates a link that downloads a backup once. */
  @Allow('backups.write')
  @NeedsRecentLogin()
  @Post(':id/link')
  link(@ItemId() id: string, @Req() request: Request) {
    return this.downloads.createLink(id, originOf(request, this.configuration));
  }

  /** Starts to restore a backup, which replaces all rows and files. */
  @Allow('backups.write')
  @NeedsRecentLogin()
  @Post(':id/restore')
  @HttpCode(202)
  restore(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: RestoreDto) {
    return this.restores.create(viewer, id, input);
  }
}

/** Uploads and downloads of archives. */
@Controller('api/backups')
export class BackupFilesController {
  constructor(
    private readonly downloads: BackupDownloadsService,
    private readonly uploads: BackupUploadsService,
  ) {}

  /** Stores a backup's archive that was downloaded before, once it is verified. */
  @Allow('backups.write')
  @Post('upload')
  @Takes(ARCHIVE_TYPE)
  @KeyCovers('nothing')
  upload(@Viewer() viewer: Viewer, @Req() request: Request) {
    return this.uploads.receive(viewer, request);
  }

  /** Downloads a backup by a link, once. HEAD and prefetching browsers do not use the link up. */
  @Public()
  @Get('download/:token')
  @Sends(ARCHIVE_TYPE)
  async download(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (isPrefetch(request)) throw new AppError('backups.link-invalid');
    if (request.method === 'HEAD') {
      describe(await this.downloads.findByLink(token), response);
      return void response.end();
    }
    const { backup, bytes } = await this.downloads.openLink(token);
    describe(backup, response);
    await pipeline(bytes, response).catch((error: unknown) => {
      // A client that disconnects is no error.
      if (!response.destroyed) throw error;
    });
  }

  /** Sends a backup's archive. */
  @Allow('backups.write')
  @NeedsRecentLogin()
  @Get(':id/file')
  @Sends(ARCHIVE_TYPE)
  async file(@ItemId() id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { store, file } = await this.downloads.find(id);
    response.attachment(file.filename);
    await sendFile(store, file, request, response);
  }
}

function describe({ filename, size }: Backup, response: Response): void {
  response.attachment(filename);
  response.setHeader('Content-Type', ARCHIVE_TYPE);
  response.setHeader('Content-Length', size ?? 0);
}

/** Responds with 404, as if there were no backup, to everybody who may not download it. */
@Controller('api/backup-info')
export class BackupInfoController {
  constructor(private readonly backups: BackupsService) {}

  /** Returns the latest backup for roles that may make backups; for others it does not exist. */
  @Public()
  @Get()
  get(@Viewer() viewer: Viewer | null) {
    if (!viewerMay(viewer, 'backups.write')) throw new AppError('backups.not-found');
    return this.backups.info();
  }
}
