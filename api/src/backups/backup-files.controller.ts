import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Public, Sends, KeyCovers, Takes } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { BackupDownloadsService } from './backup-downloads.service.ts';
import { BackupLinksService } from './backup-links.service.ts';
import { BackupUploadsService } from './backup-uploads.service.ts';
import type { Backup } from './backups.entity.ts';
import { ARCHIVE_TYPE } from './archive/archive-format.ts';

/** Uploads and downloads of archives. */
@Controller('api/backups')
export class BackupFilesController {
  constructor(
    private readonly downloads: BackupDownloadsService,
    private readonly links: BackupLinksService,
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
      describe(await this.links.find(token), response);
      return void response.end();
    }
    const { backup, bytes } = await this.links.open(token);
    describe(backup, response);
    await pipeline(bytes, response).catch((error: unknown) => {
      // A client that disconnects is no error.
      if (!response.destroyed) throw error;
    });
  }

  /** Sends a backup's archive. */
  @Allow('backups.write')
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

function isPrefetch(request: Request): boolean {
  const purpose = request.get('sec-purpose') ?? request.get('purpose') ?? '';
  return purpose.includes('prefetch');
}
