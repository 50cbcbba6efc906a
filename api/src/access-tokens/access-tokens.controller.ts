import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { Allow, NeedsRecentLogin } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { AccessTokenDto } from './access-tokens.dto.ts';
import { AccessTokensService } from './access-tokens.service.ts';

@Controller('api/access-tokens')
export class AccessTokensController {
  constructor(private readonly tokens: AccessTokensService) {}

  /** Lists access tokens, never their secrets. */
  @Allow('settings.write')
  @Get()
  list() {
    return this.tokens.list();
  }

  /** Creates an access token. Its secret is shown only once. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: AccessTokenDto) {
    return this.tokens.create(viewer, input);
  }

  /** Removes an access token, which ends its access. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.tokens.remove(id);
  }
}
