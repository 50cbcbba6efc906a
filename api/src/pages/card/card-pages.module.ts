import { Module } from '@nestjs/common';
import { ModulesModule } from '../../modules/modules.module.ts';
import { SiteConfigModule } from '../../site-config/site-config.module.ts';
import { CardPagesService } from './card-pages.service.ts';

@Module({
  imports: [ModulesModule, SiteConfigModule],
  providers: [CardPagesService],
  exports: [CardPagesService],
})
export class CardPagesModule {}
