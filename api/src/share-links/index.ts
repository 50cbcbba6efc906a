import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ContentModule } from '../content/index.ts';
import { CardPagesModule } from '../pages/index.ts';
import { readForm } from '../platform/http/read-body.ts';
import { ShareLinksController } from './share-links.controller.ts';
import { ShareLinksService } from './share-links.service.ts';
import { ShareTokens } from './share-tokens.ts';
import { OpensService } from './opens.service.ts';
import { SharedFilesService } from './shared-files.service.ts';
import { SharedFilesController } from './shared-files.controller.ts';

/** Enough for the longest percent-encoded password in any script. */
const FORM_BYTES = 8192;

@Module({
  imports: [ContentModule, CardPagesModule],
  controllers: [ShareLinksController, SharedFilesController],
  providers: [ShareLinksService, SharedFilesService, OpensService, ShareTokens],
})
export class ShareLinksModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: 5, limit: FORM_BYTES })).forRoutes(SharedFilesController);
  }
}
