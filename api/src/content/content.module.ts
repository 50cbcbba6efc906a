import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.ts';
import { ContentService } from './content.service.ts';
import { LeftoverFilesService } from './leftover-files.service.ts';
import { UploadsController } from './uploads.controller.ts';

@Module({
  controllers: [ContentController, UploadsController],
  providers: [ContentService, LeftoverFilesService],
})
export class ContentModule {}
