import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ContactMessagesModule } from '../contact-messages/index.ts';
import { ContentModule } from '../content/index.ts';
import { CardPagesModule } from '../pages/index.ts';
import { readForm } from '../platform/http/read-body.ts';
import { ShareLinkEditsService } from './share-link-edits.service.ts';
import { ShareLinkListService } from './share-link-list.service.ts';
import { ShareLinkResponses } from './share-link-responses.service.ts';
import { ShareLinksController } from './share-links.controller.ts';
import { ShareLinksService } from './share-links.service.ts';
import { ShareLinksWork } from './share-links.work.ts';
import { ShareTokens } from './share-tokens.ts';
import { LeadFormController, LeadsController } from './leads/leads.controller.ts';
import { LeadsService } from './leads/leads.service.ts';
import { SharePagesService } from './page/share-pages.service.ts';
import { OpensService } from './opens.service.ts';
import { SharedFilesService } from './shared-files.service.ts';
import { SharedFilesController } from './shared-files.controller.ts';

/** Enough for the longest percent-encoded password in any script. */
const FORM_BYTES = 8192;

@Module({
  imports: [ContactMessagesModule, ContentModule, CardPagesModule],
  controllers: [ShareLinksController, SharedFilesController, LeadFormController, LeadsController],
  providers: [
    ShareLinkEditsService,
    ShareLinkListService,
    ShareLinkResponses,
    ShareLinksService,
    ShareLinksWork,
    SharedFilesService,
    LeadsService,
    OpensService,
    SharePagesService,
    ShareTokens,
  ],
})
export class ShareLinksModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: 5, limit: FORM_BYTES })).forRoutes(SharedFilesController);
    consumer.apply(readForm({ fields: 10 })).forRoutes(LeadFormController);
  }
}
