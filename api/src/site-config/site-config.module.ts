import { Module } from '@nestjs/common';
import { EmailLanguage, SiteConfigService } from './site-config.service.ts';
import { SiteConfigController } from './site-config.controller.ts';

@Module({
  controllers: [SiteConfigController],
  providers: [EmailLanguage, SiteConfigService],
  exports: [EmailLanguage, SiteConfigService],
})
export class SiteConfigModule {}
