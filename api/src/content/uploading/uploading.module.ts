import { Module } from '@nestjs/common';
import { StagedFiles } from '../staged-files.ts';
import { ContentUsesService } from '../content-uses.service.ts';
import { ContentPicturesService } from '../pictures/content-pictures.service.ts';
import { PictureProcess } from '../pictures/picture-process.ts';
import { FileReceiver } from './file-receiver.ts';
import { PreparedFiles } from './prepared-files.ts';
import { UploadsService } from './uploads.service.ts';

/** Receives and stores uploaded files. */
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
