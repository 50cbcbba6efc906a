import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContactNoteDto } from './contact-messages.dto.ts';
import { ContactNotesService } from './contact-notes.service.ts';

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
