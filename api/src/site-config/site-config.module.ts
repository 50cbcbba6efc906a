import { Module } from '@nestjs/common';
import { MailLanguage, SiteConfigService } from './site-config.service.ts';
import { SiteConfigController } from './site-config.controller.ts';

@Module({
  controllers: [SiteConfigController],
  providers: [MailLanguage, SiteConfigService],
  exports: [MailLanguage, SiteConfigService],
})
export class SiteConfigModule {}
