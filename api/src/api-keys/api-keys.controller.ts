import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { ApiKeyDto } from './api-keys.dto.ts';
import { ApiKeysService } from './api-keys.service.ts';

@Controller('api/api-keys')
export class ApiKeysController {
  constructor(private readonly apiKeys: ApiKeysService) {}

  /** Lists the platforms and whether an API key is set, never the keys themselves. */
  @Allow('settings.write')
  @Get()
  list() {
    return this.apiKeys.list();
  }

  /** Stores a platform's API key, sealed. */
  @Allow('settings.write')
  @Put(':platform')
  set(@Param('platform') platform: string, @Body() input: ApiKeyDto) {
    return this.apiKeys.set(platform, input);
  }

  /** Deletes a platform's API key. */
  @Allow('settings.write')
  @Delete(':platform')
  @HttpCode(204)
  remove(@Param('platform') platform: string) {
    return this.apiKeys.remove(platform);
  }

  /** Tries a platform's stored API key on that platform. */
  @Allow('settings.write')
  @Post(':platform/test')
  @HttpCode(200)
  test(@Param('platform') platform: string) {
    return this.apiKeys.test(platform);
  }
}
