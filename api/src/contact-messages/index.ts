import { Module } from '@nestjs/common';
import { PersonalNotificationsModule } from '../personal-notifications/index.ts';
import { SiteConfigModule } from '../site-config/index.ts';
import {
  ContactMessagesController,
  ContactNotesController,
  ContactController,
} from './contact-messages.controller.ts';
import { ContactMessagesBulk } from './contact-messages-bulk.service.ts';
import { ContactMessagesService } from './contact-messages.service.ts';
import { ContactMessagesWork } from './contact-messages.work.ts';
import { ContactNotesService } from './contact-notes.service.ts';
import { ContactRepliesController } from './contact-replies.controller.ts';
import { ContactReplies } from './contact-replies.service.ts';
import { ContactTrash } from './contact-trash.service.ts';
import { ContactService } from './contact.service.ts';

export { ContactMessage } from './contact-messages.entity.ts';
export { ContactNote } from './contact-messages.entity.ts';
export { ContactService } from './contact.service.ts';

@Module({
  imports: [PersonalNotificationsModule, SiteConfigModule],
  controllers: [
    ContactController,
    ContactMessagesController,
    ContactNotesController,
    ContactRepliesController,
  ],
  providers: [
    ContactMessagesBulk,
    ContactMessagesService,
    ContactMessagesWork,
    ContactNotesService,
    ContactReplies,
    ContactService,
    ContactTrash,
  ],
  exports: [ContactService],
})
export class ContactMessagesModule {}
