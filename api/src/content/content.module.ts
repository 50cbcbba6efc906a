import { Module } from '@nestjs/common';
import { ContentFilesController } from './content-files.controller.ts';
import { ContentFilesService } from './content-files.service.ts';
import { ContentController } from './content.controller.ts';
import { ContentService } from './content.service.ts';
import { LeftoverFilesService } from './leftover-files.service.ts';
import { UploadsController } from './uploads.controller.ts';

@Module({
  // Files first: `upload-limits` is no id.
  controllers: [ContentFilesController, ContentController, UploadsController],
  providers: [ContentService, ContentFilesService, LeftoverFilesService],
})
export class ContentModule {}
