import { Body, Controller, Delete, Get, HttpCode, Put, Query, Req, Res, Post, Ip } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Polled, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { EDIT_VERBS, ItemHistory } from '../platform/audit/item-history.service.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Trash } from '../platform/trash/trash.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  ContactBulkDto,
  ContactMessagesExportQuery,
  ContactMessagesQuery,
  ContactMessageUpdateDto,
  ContactNoteDto,
  ContactDto,
} from './contact-messages.dto.ts';
import { ContactMessagesBulk } from './contact-messages-bulk.service.ts';
import { CONTACT_MESSAGES_CSV } from './contact-messages.csv.ts';
import { ContactMessagesService } from './contact-messages.service.ts';
import { ContactNotesService } from './contact-notes.service.ts';
import { ContactTrash } from './contact-trash.service.ts';
import { ContactService } from './contact.service.ts';

@OpenToTokens('contact-messages')
@Controller('api/contact-messages')
export class ContactMessagesController {
  constructor(
    private readonly messages: ContactMessagesService,
    private readonly bulk: ContactMessagesBulk,
    private readonly deleted: ContactTrash,
    private readonly trash: Trash,
    private readonly history: ItemHistory,
  ) {}

  /** Lists contact messages. */
  @Allow('contact-messages.write')
  @Polled()
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: ContactMessagesQuery) {
    return this.messages.list(viewer, query);
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
    @Viewer() viewer: Viewer,
    @Query() query: ContactMessagesExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await CONTACT_MESSAGES_CSV.send(request, response, await this.bulk.export(viewer, query));
  }

  /** Lists the accounts that may be assigned to contact messages. */
  @Allow('contact-messages.write')
  @Get('assignees')
  assignees() {
    return this.messages.assignees();
  }

  /** Lists the deleted contact messages that can be restored. */
  @Allow('contact-messages.write')
  @Get('trash')
  listTrash(@Query() query: ListQuery) {
    return this.trash.list('contact-messages', query);
  }

  /** Returns a contact message with its notes. */
  @Allow('contact-messages.write')
  @Get(':id')
  get(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.messages.get(viewer, id);
  }

  /** Changes, deletes or restores many contact messages. */
  @Allow('contact-messages.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(
    @Viewer() viewer: Viewer,
    @Query() query: ContactMessagesExportQuery,
    @Body() input: ContactBulkDto,
  ) {
    return this.bulk.changeMany(viewer, query, input);
  }

  /** Changes the state and the assignee of a contact message. */
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

  /** Erases a deleted contact message before its days in the trash end. */
  @Allow('contact-messages.write')
  @Delete(':id/permanently')
  @HttpCode(204)
  erase(@ItemId() id: string) {
    return this.trash.erase('contact-messages', id);
  }

  /** Restores a deleted contact message, with its notes and replies. */
  @Allow('contact-messages.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.deleted.restore(id);
  }

  /** Lists what was done to a contact message. */
  @Allow('contact-messages.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('contact-messages', id, query, EDIT_VERBS);
  }
}

@OpenToTokens('contact-messages')
@Controller('api/contact-messages/:id/notes')
export class ContactNotesController {
  constructor(private readonly notes: ContactNotesService) {}

  /** Adds a note to a contact message. */
  @Allow('contact-messages.write')
  @Post()
  add(@Viewer() viewer: Viewer, @ItemId() messageId: string, @Body() input: ContactNoteDto) {
    return this.notes.add(viewer, messageId, input);
  }

  /** Deletes a note of a contact message. */
  @Allow('contact-messages.write')
  @Delete(':noteId')
  @HttpCode(204)
  remove(@Viewer() viewer: Viewer, @ItemId() messageId: string, @ItemId('noteId') id: string) {
    return this.notes.remove(viewer, messageId, id);
  }
}

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends the site's staff a message, or a request to join the team. */
  @Public()
  @Post()
  send(@Body() input: ContactDto, @Ip() address: string) {
    return this.contact.send(input, address);
  }
}
