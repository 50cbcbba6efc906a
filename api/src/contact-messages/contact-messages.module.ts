import { Module } from '@nestjs/common';
import { ContactLimits } from './contact-limits.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Module({
  controllers: [ContactMessagesController],
  providers: [ContactLimits, ContactMessagesService],
  exports: [ContactMessagesService],
})
export class ContactMessagesModule {}
