import { Module } from '@nestjs/common';
import { ModulesModule } from '../../modules/index.ts';
import { SiteConfigModule } from '../../site-config/index.ts';
import { CardPagesService } from './card-pages.service.ts';

@Module({
  imports: [ModulesModule, SiteConfigModule],
  providers: [CardPagesService],
  exports: [CardPagesService],
})
export class CardPagesModule {}
