import { Module } from '@nestjs/common';
import { CalendarController } from './calendar/calendar.controller.ts';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.ts';
import { MeetingExceptionsController } from './meeting-exceptions.controller.ts';
import { MeetingExceptionsService } from './meeting-exceptions.service.ts';
import { ZoomMeetingsController } from './zoom-meetings.controller.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';

@Module({
  controllers: [ZoomMeetingsController, MeetingExceptionsController, CalendarController],
  providers: [ZoomMeetingsService, MeetingExceptionsService, CalendarFeedsService],
})
export class ZoomMeetingsModule {}
