import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Allow, OpenToTokens, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContactReplyDto } from './contact-messages.dto.ts';
import { ContactReplies } from './contact-replies.service.ts';

@OpenToTokens('contact-messages')
@Controller('api/contact-messages/:id/replies')
export class ContactRepliesController {
  constructor(private readonly replies: ContactReplies) {}

  /** Lists the replies to a contact message, oldest first. */
  @Allow('contact-messages.write')
  @Polled()
  @Get()
  list(@ItemId() messageId: string) {
    return this.replies.list(messageId);
  }

  /** Emails a reply to the visitor, and marks the message as answered. */
  @Allow('contact-messages.write')
  @Post()
  send(@Viewer() viewer: Viewer, @ItemId() messageId: string, @Body() input: ContactReplyDto) {
    return this.replies.send(viewer, messageId, input);
  }

  /** Sends a failed reply again. */
  @Allow('contact-messages.write')
  @Post(':replyId/retry')
  @HttpCode(202)
  retry(@ItemId() messageId: string, @ItemId('replyId') id: string) {
    return this.replies.retry(messageId, id);
  }
}
