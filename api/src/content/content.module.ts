import { Module } from '@nestjs/common';
import { ContentBulkService } from './content-bulk.service.ts';
import { ContentExportController } from './content-export.controller.ts';
import { ContentExportService } from './content-export.service.ts';
import { ContentFilesController } from './content-files.controller.ts';
import { ContentFilesService } from './content-files.service.ts';
import { ContentStatsService } from './content-stats.service.ts';
import { ContentTrashController } from './content-trash.controller.ts';
import { ContentTrashService } from './content-trash.service.ts';
import { ContentController } from './content.controller.ts';
import { ContentService } from './content.service.ts';
import { LeftoverFilesService } from './leftover-files.service.ts';
import { NamedFilesSubscriber } from './named-files.subscriber.ts';
import { UploadingModule } from './uploading/uploading.module.ts';
import { PublicFilesController } from './public-files.controller.ts';

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
    ContentStatsService,
    ContentTrashService,
    ContentBulkService,
    ContentExportService,
    ContentFilesService,
    LeftoverFilesService,
    NamedFilesSubscriber,
  ],
  exports: [ContentFilesService],
})
export class ContentModule {}
