import { Module } from '@nestjs/common';
import { MailLanguage } from './mail-language.ts';
import { SiteConfigController } from './site-config.controller.ts';
import { SiteConfigService } from './site-config.service.ts';

@Module({
  controllers: [SiteConfigController],
  providers: [MailLanguage, SiteConfigService],
  exports: [MailLanguage, SiteConfigService],
})
export class SiteConfigModule {}
