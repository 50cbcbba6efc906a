import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { TestMessageDto } from './notifications.dto.ts';
import { TestMessageService } from './test-message.service.ts';

@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly testMessages: TestMessageService) {}

  /** Sends a test message by email or text message. */
  @Allow('settings.write')
  @Post('test')
  @HttpCode(202)
  test(@Viewer() viewer: Viewer, @Body() input: TestMessageDto) {
    return this.testMessages.send(viewer, input);
  }
}
