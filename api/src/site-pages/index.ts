import { Module } from '@nestjs/common';
import { CollectionsModule } from '../collections/index.ts';
import { ModulesModule } from '../modules/index.ts';
import { CaptionsController } from './captions/captions.controller.ts';
import { BlockTypes } from './blocks/block-types.service.ts';
import { PublicBlocks } from './public-blocks/public-blocks.service.ts';
import { PublicSitePagesService } from './public-site-pages.service.ts';
import { SitePagePublicationService } from './site-page-publication.service.ts';
import { SitePagesBulk } from './site-pages-bulk.service.ts';
import { SitePagesController } from './site-pages.controller.ts';
import { SitePagesService } from './site-pages.service.ts';
import { SitePagesWork } from './site-pages.work.ts';

export { BlockTypes } from './blocks/block-types.service.ts';
export { captionsData } from './captions/page-captions.ts';
export { PublicSitePagesService, toPublicPage } from './public-site-pages.service.ts';
export { addPublishedPage, publishFixedPage } from './site-page-rows.ts';
export { SitePagesService } from './site-pages.service.ts';
export { SitePageDto } from './site-pages.dto.ts';
export { SitePage, SitePagePublication, SitePageRevision } from './site-pages.entity.ts';

@Module({
  imports: [CollectionsModule, ModulesModule],
  controllers: [CaptionsController, SitePagesController],
  providers: [
    BlockTypes,
    PublicBlocks,
    PublicSitePagesService,
    SitePagePublicationService,
    SitePagesBulk,
    SitePagesService,
    SitePagesWork,
  ],
  exports: [BlockTypes, PublicSitePagesService, SitePagesService],
})
export class SitePagesModule {}
