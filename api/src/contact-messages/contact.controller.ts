import { Body, Controller, Ip, Post } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { ContactDto } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends the site's staff a message. */
  @Public()
  @Post()
  send(@Body() input: ContactDto, @Ip() address: string) {
    return this.contact.send(input, address);
  }
}
