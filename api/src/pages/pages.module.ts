import { Module } from '@nestjs/common';
import { ModulesModule } from '../modules/modules.module.ts';
import { SiteConfigModule } from '../site-config/site-config.module.ts';
import { PagesController } from './pages.controller.ts';
import { PagesService } from './pages.service.ts';

@Module({
  imports: [ModulesModule, SiteConfigModule],
  controllers: [PagesController],
  providers: [PagesService],
})
export class PagesModule {}
