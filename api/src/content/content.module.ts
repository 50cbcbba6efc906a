import { Module } from '@nestjs/common';
import { StagedFiles } from './staged-files.ts';
import { ContentUsesService } from './content-uses.service.ts';
import { ContentPicturesService } from './pictures/content-pictures.service.ts';
import { PictureProcess } from './pictures/picture-process.ts';
import { FileReceiver } from './uploading/file-receiver.ts';
import { PreparedFiles } from './uploading/prepared-files.ts';
import { UploadsService } from './uploading/uploads.service.ts';
import { ContentBulkService } from './content-bulk.service.ts';
import { ContentExportController } from './content-export.controller.ts';
import { ContentFilesController } from './content-files.controller.ts';
import { ContentFilesService } from './content-files.service.ts';
import { ContentService } from './content.service.ts';
import { ContentController, ContentTrashController } from './content.controller.ts';
import { ContentTrashService } from './content-trash.service.ts';
import { LeftoverFilesService } from './leftover-files.service.ts';
import { NamedFilesSubscriber } from './named-files.subscriber.ts';
import { PublicFilesController } from './public-files.controller.ts';

@Module({
  providers: [
    StagedFiles,
    ContentPicturesService,
    ContentUsesService,
    FileReceiver,
    PictureProcess,
    PreparedFiles,
    UploadsService,
  ],
  exports: [
    StagedFiles,
    ContentPicturesService,
    ContentUsesService,
    FileReceiver,
    PictureProcess,
    UploadsService,
  ],
})
export class UploadingModule {}

@Module({
  imports: [UploadingModule],
  // Controllers with fixed paths come first: `upload-limits` and `export` would match `:id`.
  controllers: [
    ContentFilesController,
    ContentExportController,
    ContentTrashController,
    ContentController,
    PublicFilesController,
  ],
  providers: [
    ContentService,
    ContentTrashService,
    ContentBulkService,
    ContentFilesService,
    LeftoverFilesService,
    NamedFilesSubscriber,
  ],
  exports: [ContentFilesService],
})
export class ContentModule {}
