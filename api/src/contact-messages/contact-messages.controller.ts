import { Body, Controller, Delete, Get, HttpCode, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { CONTACT_MESSAGES_CSV } from './contact-messages-csv.ts';
import { ContactMessagesExportService } from './contact-messages-export.service.ts';
import {
  ContactMessagesExportQuery,
  ContactMessagesQuery,
  ContactMessageUpdateDto,
} from './contact-messages.dto.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Controller('api/contact-messages')
export class ContactMessagesController {
  constructor(
    private readonly messages: ContactMessagesService,
    private readonly exports: ContactMessagesExportService,
  ) {}

  /** Lists contact messages. */
  @Allow('contact-messages.write')
  @Polled()
  @Get()
  list(@Query() query: ContactMessagesQuery) {
    return this.messages.list(query);
  }

  /** Counts contact messages by state. */
  @Allow('contact-messages.write')
  @Polled()
  @Get('stats')
  stats() {
    return this.messages.stats();
  }

  /** Sends the contact messages of a filter as CSV. */
  @Allow('contact-messages.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: ContactMessagesExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await CONTACT_MESSAGES_CSV.send(request, response, await this.exports.open(query));
  }

  /** Returns a contact message with its notes. */
  @Allow('contact-messages.write')
  @Get(':id')
  get(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.messages.get(viewer, id);
  }

  /** Changes the state of a contact message. */
  @Allow('contact-messages.write')
  @Put(':id')
  update(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: ContactMessageUpdateDto) {
    return this.messages.update(viewer, id, input);
  }

  /** Deletes a contact message. */
  @Allow('contact-messages.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.messages.remove(id);
  }
}
