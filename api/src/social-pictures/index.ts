import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.ts';
import { PagesModule } from '../pages/index.ts';
import { SocialPictureProcess } from './drawing/social-picture-process.ts';
import { SocialPicturesController } from './social-pictures.controller.ts';
import { SocialPicturesService } from './social-pictures.service.ts';

@Module({
  imports: [ContentModule, PagesModule],
  controllers: [SocialPicturesController],
  providers: [SocialPictureProcess, SocialPicturesService],
})
export class SocialPicturesModule {}
