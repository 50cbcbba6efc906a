import { Module } from '@nestjs/common';
import { CardPagesModule, PagesModule } from '../pages/index.ts';
import { SiteConfigModule } from '../site-config/index.ts';
import { SitePagesModule } from '../site-pages/index.ts';
import { PreviewLinksController, SharedPreviewsController } from './preview-links.controller.ts';
import { PreviewLinksService } from './preview-links.service.ts';
import { SharedPreviews } from './shared-previews.service.ts';

@Module({
  imports: [CardPagesModule, PagesModule, SiteConfigModule, SitePagesModule],
  controllers: [PreviewLinksController, SharedPreviewsController],
  providers: [PreviewLinksService, SharedPreviews],
})
export class PreviewLinksModule {}
