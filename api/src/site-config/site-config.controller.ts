import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Allow, Public } from '../platform/access/access.ts';
import { SiteConfigDto } from './site-config.dto.ts';
import { SiteConfigService } from './site-config.service.ts';

@Controller('api/site-config')
export class SiteConfigController {
  constructor(private readonly siteConfig: SiteConfigService) {}

  @Public()
  @Get(':key')
  get(@Param('key') key: string) {
    return this.siteConfig.get(key);
  }

  @Allow('site-config.write')
  @Put(':key')
  set(@Param('key') key: string, @Body() input: SiteConfigDto) {
    return this.siteConfig.set(key, input);
  }
}
