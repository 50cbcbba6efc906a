import { Body, Controller, Ip, Post } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { ContactMessageDto } from './contact-messages.dto.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Controller('api/contact')
export class ContactMessagesController {
  constructor(private readonly contactMessages: ContactMessagesService) {}

  @Public()
  @Post()
  send(@Body() input: ContactMessageDto, @Ip() address: string) {
    return this.contactMessages.send(input, address);
  }
}
