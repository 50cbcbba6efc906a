import { Module } from '@nestjs/common';
import { SiteConfigModule } from '../site-config/index.ts';
import { ContactLimits, ContactService } from './contact.service.ts';
import {
  ContactMessagesController,
  ContactNotesController,
  ContactController,
} from './contact-messages.controller.ts';
import { ContactMessagesService } from './contact-messages.service.ts';
import { ContactNotesService } from './contact-notes.service.ts';
import { ContactNotices } from './contact.notices.ts';

export { ContactMessage } from './contact-messages.entity.ts';
export { ContactNote } from './contact-messages.entity.ts';
export { ContactService } from './contact.service.ts';

@Module({
  imports: [SiteConfigModule],
  controllers: [ContactController, ContactMessagesController, ContactNotesController],
  providers: [ContactLimits, ContactMessagesService, ContactNotesService, ContactNotices, ContactService],
  exports: [ContactService],
})
export class ContactMessagesModule {}
