import { Module } from '@nestjs/common';
import { SiteConfigController } from './site-config.controller.ts';
import { SiteConfigService } from './site-config.service.ts';

@Module({ controllers: [SiteConfigController], providers: [SiteConfigService], exports: [SiteConfigService] })
export class SiteConfigModule {}
