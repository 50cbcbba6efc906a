import { Module } from '@nestjs/common';
import { ArrivingFiles } from '../arriving-files.ts';
import { ContentUsesService } from '../content-uses.service.ts';
import { ContentPicturesService } from '../pictures/content-pictures.service.ts';
import { PictureProcess } from '../pictures/picture-process.ts';
import { FileReceiver } from './file-receiver.ts';
import { ReadyFiles } from './ready-files.ts';
import { UploadsService } from './uploads.service.ts';

/** Receives and stores uploaded files. */
@Module({
  providers: [
    ArrivingFiles,
    ContentPicturesService,
    ContentUsesService,
    FileReceiver,
    PictureProcess,
    ReadyFiles,
    UploadsService,
  ],
  exports: [
    ArrivingFiles,
    ContentPicturesService,
    ContentUsesService,
    FileReceiver,
    PictureProcess,
    UploadsService,
  ],
})
export class UploadingModule {}
