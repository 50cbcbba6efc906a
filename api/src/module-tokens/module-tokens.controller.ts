import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { Allow, AllowPublisher, NeedsRecentLogin } from '../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../platform/access/publisher.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ModuleTokenDto } from './module-tokens.dto.ts';
import { ModuleTokensService } from './module-tokens.service.ts';

@Controller('api/module-tokens')
export class ModuleTokensController {
  constructor(private readonly tokens: ModuleTokensService) {}

  /** Lists module tokens, never their secrets. */
  @Allow('modules.write')
  @Get()
  list() {
    return this.tokens.list();
  }

  /** Creates a module token. Its secret is shown only once. */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: ModuleTokenDto) {
    return this.tokens.create(viewer, input);
  }

  /** Returns who sends this request: a token, or a person with a session. */
  @AllowPublisher('read')
  @Get('current')
  current(@CurrentPublisher() publisher: Publisher) {
    return this.tokens.holder(publisher);
  }

  /** Revokes the token that sends this request. */
  @AllowPublisher('read')
  @Delete('current')
  @HttpCode(204)
  revokeOwn(@CurrentPublisher() publisher: Publisher) {
    return this.tokens.revokeOwn(publisher);
  }

  /** Revokes a module token. */
  @Allow('modules.write')
  @Delete(':id')
  @HttpCode(204)
  revoke(@ItemId() id: string) {
    return this.tokens.revoke(id);
  }
}
