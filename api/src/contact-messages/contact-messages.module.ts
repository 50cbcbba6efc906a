import { Module } from '@nestjs/common';
import { SiteConfigModule } from '../site-config/index.ts';
import { ContactLimits } from './contact-limits.ts';
import { ContactMessagesExportService } from './contact-messages-export.service.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { ContactMessagesService } from './contact-messages.service.ts';
import { ContactNotesController } from './contact-notes.controller.ts';
import { ContactNotesService } from './contact-notes.service.ts';
import { ContactController } from './contact.controller.ts';
import { ContactNotices } from './contact.notices.ts';
import { ContactService } from './contact.service.ts';

@Module({
  imports: [SiteConfigModule],
  controllers: [ContactController, ContactMessagesController, ContactNotesController],
  providers: [
    ContactLimits,
    ContactMessagesExportService,
    ContactMessagesService,
    ContactNotesService,
    ContactNotices,
    ContactService,
  ],
  exports: [ContactService],
})
export class ContactMessagesModule {}
