import { Module } from '@nestjs/common';
import { SitePagesModule } from '../site-pages/index.ts';
import { LandingContentController } from './landing-content.controller.ts';
import { LandingContentService } from './landing-content.service.ts';
import { LandingContentWork } from './landing-content.work.ts';
import { LandingDraftsService } from './landing-drafts.service.ts';
import { LandingPublicationService } from './landing-publication.service.ts';

export { LandingTextsDto } from './landing-content.dto.ts';
export { LandingContent, LandingDraft, LandingRevision } from './landing-content.entity.ts';
export { LandingDraftsService } from './landing-drafts.service.ts';
export { isFrameLink, isSocialUrl } from './landing-fields.ts';
export { readSectionChange } from './landing-rows.ts';
export { isFinishedDay } from './opening-hours.dto.ts';

@Module({
  imports: [SitePagesModule],
  controllers: [LandingContentController],
  providers: [LandingContentService, LandingContentWork, LandingDraftsService, LandingPublicationService],
  exports: [LandingDraftsService],
})
export class LandingContentModule {}
