import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Allow, NeedsRecentLogin } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { WebhookDto, WebhookUpdateDto } from './webhooks.dto.ts';
import { WebhooksService } from './webhooks.service.ts';

@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** Lists webhooks, never their secrets. */
  @Allow('settings.write')
  @Get()
  list() {
    return this.webhooks.list();
  }

  /** Adds a webhook. The secret that signs its requests is shown only once. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post()
  create(@Body() input: WebhookDto) {
    return this.webhooks.create(input);
  }

  /** Edits a webhook, and switches it on or off. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Put(':id')
  update(@ItemId() id: string, @Body() input: WebhookUpdateDto) {
    return this.webhooks.update(id, input);
  }

  /** Renews the secret of a webhook. For a day, requests are also signed with the former one. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post(':id/secret')
  renewSecret(@ItemId() id: string) {
    return this.webhooks.renewSecret(id);
  }

  /** Sends a test event to a webhook. */
  @Allow('settings.write')
  @Post(':id/test')
  @HttpCode(202)
  test(@ItemId() id: string) {
    return this.webhooks.test(id);
  }

  /** Removes a webhook. Events that wait for it are not sent. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.webhooks.remove(id);
  }
}
