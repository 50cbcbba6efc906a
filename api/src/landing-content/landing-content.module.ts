import { Module } from '@nestjs/common';
import { LandingContentController } from './landing-content.controller.ts';
import { LandingContentService } from './landing-content.service.ts';
import { LandingDraftsService } from './landing-drafts.service.ts';
import { LandingPublicationService } from './landing-publication.service.ts';

@Module({
  controllers: [LandingContentController],
  providers: [LandingContentService, LandingDraftsService, LandingPublicationService],
  exports: [LandingDraftsService],
})
export class LandingContentModule {}
