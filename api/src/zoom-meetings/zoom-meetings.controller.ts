import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import {
  AcknowledgementDto,
  ScheduleDto,
  ZoomMeetingDto,
  ZoomMeetingUpdateDto,
  MeetingExceptionDto,
  MeetingExceptionUpdateDto,
  MeetingAnalyticsQuery,
  ZoomMeetingsExportQuery,
} from './zoom-meetings.dto.ts';
import { ZOOM_MEETINGS_CSV } from './zoom-meetings.csv.ts';
import { ZoomMeetingsBulk } from './zoom-meetings-bulk.service.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';
import { CalendarDay } from './calendar-day.ts';
import { MeetingDatesService } from './meeting-dates.service.ts';
import { MeetingExceptionsService } from './meeting-exceptions.service.ts';
import { MeetingAnalyticsService } from './meeting-analytics.service.ts';

@OpenToTokens('zoom-meetings')
@Controller('api/zoom-meetings')
export class ZoomMeetingsController {
  constructor(
    private readonly zoomMeetings: ZoomMeetingsService,
    private readonly bulk: ZoomMeetingsBulk,
    private readonly history: ItemHistory,
  ) {}

  /** Lists live sessions: visitors get the active ones. */
  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: ListQuery) {
    return this.zoomMeetings.list(viewer, query);
  }

  /** Lists the deleted live sessions that can be restored. */
  @Allow('zoom-meetings.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('zoom-meetings', query);
  }

  /** Sends the live sessions of a filter as CSV. */
  @Allow('zoom-meetings.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: ZoomMeetingsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await ZOOM_MEETINGS_CSV.send(request, response, await this.bulk.export(query));
  }

  /** Returns a live session. */
  @Allow('zoom-meetings.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.zoomMeetings.get(id);
  }

  /** Creates a live session. */
  @Allow('zoom-meetings.write')
  @Post()
  create(@Body() input: ZoomMeetingDto) {
    return this.zoomMeetings.create(input);
  }

  /** Returns the dates of a live session that is still being edited. */
  @Allow('zoom-meetings.write')
  @Post('schedule')
  @HttpCode(200)
  schedule(@Body() input: ScheduleDto) {
    return this.zoomMeetings.schedule(input);
  }

  /** Switches, deletes or restores many live sessions. */
  @Allow('zoom-meetings.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: ZoomMeetingsExportQuery, @Body() input: SwitchBulkDto) {
    return this.bulk.changeMany(query, input);
  }

  /** Changes a live session. */
  @Allow('zoom-meetings.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: ZoomMeetingUpdateDto) {
    return this.zoomMeetings.update(id, input);
  }

  /** Records that the slots of a live session differ intentionally. */
  @Allow('zoom-meetings.write')
  @Post(':id/acknowledgement')
  @HttpCode(200)
  acknowledge(@ItemId() id: string, @Body() { version }: AcknowledgementDto, @Viewer() viewer: Viewer) {
    return this.zoomMeetings.acknowledge(id, version, viewer);
  }

  /** Deletes a live session. */
  @Allow('zoom-meetings.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.zoomMeetings.remove(id);
  }

  /** Restores a deleted live session. */
  @Allow('zoom-meetings.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.zoomMeetings.restore(id);
  }

  /** Lists what was done to a live session. */
  @Allow('zoom-meetings.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('zoom-meetings', id, query);
  }
}

@OpenToTokens('zoom-meetings')
@Controller('api/zoom-meetings/:id/dates')
export class MeetingDatesController {
  constructor(private readonly dates: MeetingDatesService) {}

  /** Returns a date of a live session: as scheduled, moved or cancelled. */
  @Allow('zoom-meetings.write')
  @Get(':date')
  read(@ItemId() meetingId: string, @CalendarDay() date: string) {
    return this.dates.read(meetingId, date);
  }
}

@OpenToTokens('zoom-meetings')
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

@OpenToTokens('zoom-meetings')
@Controller('api/zoom-meetings/analytics')
export class MeetingAnalyticsController {
  constructor(private readonly analytics: MeetingAnalyticsService) {}

  /** Counts live sessions and joins by week. */
  @Allow('zoom-meetings.write')
  @Get()
  read(@Query() { weeks }: MeetingAnalyticsQuery) {
    return this.analytics.read(weeks);
  }
}
