import { Body, Controller, Get, Post, Put, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import type { UploadLimits } from '@vitral/contracts/content';
import type { Request, Response } from 'express';
import { Allow, KeyCovers, OpenToTokens, Sends, Takes } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { IdempotencyKeys } from '../platform/idempotency/idempotency-keys.service.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContentFileQuery } from './content.dto.ts';
import { allowOwnFrames, ContentFilesService, mayBeShown, nameDownload } from './content-files.service.ts';
import { ContentService } from './content.service.ts';
import { ACCEPTED_EXTENSIONS } from './uploading/file-kinds.ts';
import type { StagedUpload as File } from './uploading/file-receiver.ts';
import { UploadedFile, ReceiveFile } from './uploading/receive-file.interceptor.ts';
import { ReplacementDto, UploadDto } from './uploading/upload.dto.ts';
import { UploadsService } from './uploading/uploads.service.ts';

const FORM_WITH_FILE = 'multipart/form-data';

/** Uploads and downloads the files of content items. */
@OpenToTokens('content')
@Controller('api/content')
export class ContentFilesController {
  constructor(
    private readonly content: ContentService,
    private readonly contentFiles: ContentFilesService,
    private readonly uploads: UploadsService,
    private readonly files: FileStore,
    private readonly configuration: Configuration,
    private readonly keys: IdempotencyKeys,
  ) {}

  /** Returns the size limits and accepted extensions of uploads. */
  @Allow('content.write')
  @Get('upload-limits')
  limits(): UploadLimits {
    const { maxUpload: fileSize, maxPicture: pictureSize } = this.configuration;
    return { fileSize, pictureSize, extensions: ACCEPTED_EXTENSIONS };
  }

  /** Uploads a file as a new content item. */
  @Allow('content.write')
  @Post()
  @Takes(FORM_WITH_FILE)
  @KeyCovers('file')
  @UseInterceptors(ReceiveFile)
  create(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @UploadedFile() file: File,
    @Body() input: UploadDto,
  ) {
    return this.keys.once(request, sent(file, input), () => this.uploads.create(viewer, file, input));
  }

  /** Replaces the file of a content item. */
  @Allow('content.write')
  @Put(':id/file')
  @Takes(FORM_WITH_FILE)
  @KeyCovers('file')
  @UseInterceptors(ReceiveFile)
  replace(
    @Req() request: Request,
    @ItemId() id: string,
    @UploadedFile() file: File,
    @Body() input: ReplacementDto,
  ) {
    return this.keys.once(request, sent(file, input), () => this.uploads.replace(id, file, input));
  }

  /** Sends the file of a content item, or a smaller variant of a picture. */
  @Allow('materials.read')
  @Get(':id/file')
  @Sends('*/*')
  async send(
    @Viewer() viewer: Viewer,
    @ItemId() id: string,
    @Query() { disposition, w: width, shape }: ContentFileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const row = await this.content.find(viewer, id);
    const file = await this.contentFiles.variantOf(row, { width, shape }, request.accepts());
    const isShown = disposition === 'inline' && mayBeShown(row);
    nameDownload(response, row.originalName, isShown ? 'inline' : 'attachment');
    if (isShown) allowOwnFrames(response);
    await sendFile(this.files, file, request, response);
  }
}

/** The part of an upload that its Idempotency-Key covers. */
const sent = ({ checksum, name }: File, input: UploadDto | ReplacementDto) => ({ checksum, name, input });
