import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Allow, Public } from '../platform/access/access.ts';
import { SiteConfigDto } from './site-config.dto.ts';
import { SiteConfigService } from './site-config.service.ts';

@Controller('api/site-config')
export class SiteConfigController {
  constructor(private readonly siteConfig: SiteConfigService) {}

  /** Returns a public setting of the site. */
  @Public()
  @Get(':key')
  get(@Param('key') key: string) {
    return this.siteConfig.get(key);
  }

  /** Changes a public setting of the site. */
  @Allow('site-config.write')
  @Put(':key')
  set(@Param('key') key: string, @Body() input: SiteConfigDto) {
    return this.siteConfig.set(key, input);
  }
}
