import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ContactMessagesModule } from '../contact-messages/index.ts';
import { LandingContentModule } from '../landing-content/index.ts';
import { ModulesModule } from '../modules/index.ts';
import { readForm } from '../platform/http/read-body.ts';
import { RedirectsModule } from '../redirects/index.ts';
import { SiteConfigModule } from '../site-config/index.ts';
import { SitePagesModule } from '../site-pages/index.ts';
import { CardPagesModule } from './card/card-pages.service.ts';
import { ConsolePagesService } from './console-pages.service.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { ModulePreviewPages } from './module-preview/module-preview-pages.ts';
import { PageItems } from './public-pages/page-items.ts';
import { PageSocialPictures } from './public-pages/page-social-pictures.ts';
import { PageViews } from './public-pages/page-views.ts';
import { PageReads } from './public-pages/page-reads.ts';
import { PagesController, ContactFormController } from './pages.controller.ts';
import { PagesService } from './pages.service.ts';
import { LandingPreviewService } from './preview/landing-preview.service.ts';
import { PagePreviewService } from './preview/page-preview.service.ts';
import { PreviewsController } from './preview/previews.controller.ts';
import { SitePagePreviewService } from './preview/site-page-preview.service.ts';
import { PublicPagesService } from './public-pages/public-pages.service.ts';
import { PageRenderer } from './rendering/page-renderer.ts';
import { PageWarmUp } from './public-pages/page-warm-up.ts';
import { SiteFilesController } from './site-files.controller.ts';
import { SiteFilesService } from './site-files.service.ts';

const FORM_FIELDS = 20;

@Module({
  imports: [
    CardPagesModule,
    ContactMessagesModule,
    LandingContentModule,
    ModulesModule,
    RedirectsModule,
    SiteConfigModule,
    SitePagesModule,
  ],
  controllers: [ContactFormController, PreviewsController, SiteFilesController, PagesController],
  providers: [
    ConsolePagesService,
    MaintenanceService,
    ModulePreviewPages,
    PageItems,
    PageReads,
    PageSocialPictures,
    PageViews,
    PagesService,
    LandingPreviewService,
    PagePreviewService,
    SitePagePreviewService,
    PublicPagesService,
    PageRenderer,
    PageWarmUp,
    SiteFilesService,
  ],
  exports: [PageSocialPictures, SitePagePreviewService],
})
export class PagesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: FORM_FIELDS })).forRoutes(ContactFormController);
  }
}
