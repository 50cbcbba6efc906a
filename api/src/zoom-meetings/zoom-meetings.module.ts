import { Module } from '@nestjs/common';
import { CardPagesModule } from '../pages/index.ts';
import { CalendarController } from './calendar/calendar.controller.ts';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.ts';
import { MeetingAnalyticsController } from './meeting-analytics.controller.ts';
import { MeetingAnalyticsService } from './meeting-analytics.service.ts';
import { MeetingExceptionsController } from './meeting-exceptions.controller.ts';
import { MeetingExceptionsService } from './meeting-exceptions.service.ts';
import { MeetingGonePage } from './meeting-gone.page.ts';
import { MeetingJoinsController } from './meeting-joins.controller.ts';
import { MeetingJoinsService } from './meeting-joins.service.ts';
import { ZoomMeetingsController } from './zoom-meetings.controller.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';

@Module({
  imports: [CardPagesModule],
  // The first controller must precede `:id`, which would match its path.
  controllers: [
    MeetingAnalyticsController,
    ZoomMeetingsController,
    MeetingExceptionsController,
    MeetingJoinsController,
    CalendarController,
  ],
  providers: [
    ZoomMeetingsService,
    MeetingExceptionsService,
    MeetingJoinsService,
    MeetingGonePage,
    MeetingAnalyticsService,
    CalendarFeedsService,
  ],
})
export class ZoomMeetingsModule {}
