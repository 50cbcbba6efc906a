import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { MeetingExceptionDto, MeetingExceptionUpdateDto } from './meeting-exceptions.dto.ts';
import { MeetingExceptionsService } from './meeting-exceptions.service.ts';

@Controller('api/zoom-meetings/:id/exceptions')
export class MeetingExceptionsController {
  constructor(private readonly exceptions: MeetingExceptionsService) {}

  /** Cancels or moves a date of a live session. */
  @Allow('zoom-meetings.write')
  @Post()
  create(@ItemId() meetingId: string, @Body() input: MeetingExceptionDto) {
    return this.exceptions.create(meetingId, input);
  }

  /** Changes a cancelled or moved date. */
  @Allow('zoom-meetings.write')
  @Put(':exceptionId')
  update(
    @ItemId() meetingId: string,
    @ItemId('exceptionId') id: string,
    @Body() input: MeetingExceptionUpdateDto,
  ) {
    return this.exceptions.update(meetingId, id, input);
  }

  /** Restores a cancelled or moved date to the schedule. */
  @Allow('zoom-meetings.write')
  @Delete(':exceptionId')
  @HttpCode(204)
  remove(@ItemId() meetingId: string, @ItemId('exceptionId') id: string) {
    return this.exceptions.remove(meetingId, id);
  }
}
