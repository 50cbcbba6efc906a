import { Module } from '@nestjs/common';
import { EmailLanguage, SiteConfigService } from './site-config.service.ts';
import { SiteConfigController } from './site-config.controller.ts';

export { EmailLanguage, SiteConfigService } from './site-config.service.ts';
export { SiteConfig } from './site-config.entity.ts';

@Module({
  controllers: [SiteConfigController],
  providers: [EmailLanguage, SiteConfigService],
  exports: [EmailLanguage, SiteConfigService],
})
export class SiteConfigModule {}
