import { Module } from '@nestjs/common';
import { CardPagesModule } from '../pages/index.ts';
import { ZoomAccountModule } from '../zoom-account/index.ts';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.ts';
import { CalendarController } from './calendar/calendar.controller.ts';
import { MeetingAnalyticsService } from './meeting-analytics.service.ts';
import { MeetingChanges } from './meeting-changes.ts';
import { MeetingDatesService } from './meeting-dates.service.ts';
import { MeetingExceptionsService } from './meeting-exceptions.service.ts';
import { MeetingJoinsController } from './meeting-joins.controller.ts';
import { MeetingJoinsService } from './meeting-joins.service.ts';
import {
  MeetingAnalyticsController,
  MeetingDatesController,
  MeetingExceptionsController,
  ZoomMeetingsController,
} from './zoom-meetings.controller.ts';
import { MeetingRules } from './meeting-rules.ts';
import { ZoomMeetingsImport } from './zoom-meetings.import.ts';
import { ZoomMeetingsBulk } from './zoom-meetings-bulk.service.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';
import { ZoomMeetingsWork } from './zoom-meetings.work.ts';

export { invitation, type Invitation } from './calendar/invitation.ts';
export { sequenceOf } from './calendar/meeting-events.ts';
export { MeetingChanges, type MeetingDates, readDates } from './meeting-changes.ts';
export { isJoining, MeetingJoinsService } from './meeting-joins.service.ts';
export { MeetingException } from './zoom-meetings.entity.ts';
export { siteZone } from './zoom-meetings.response.ts';
export { timesOf } from './zoom-meetings.response.ts';
export { ZoomMeeting } from './zoom-meetings.entity.ts';

@Module({
  imports: [CardPagesModule, ZoomAccountModule],
  // The first controller must precede `:id`, which would match its path.
  controllers: [
    MeetingAnalyticsController,
    ZoomMeetingsController,
    MeetingDatesController,
    MeetingExceptionsController,
    MeetingJoinsController,
    CalendarController,
  ],
  providers: [
    MeetingRules,
    ZoomMeetingsImport,
    ZoomMeetingsBulk,
    ZoomMeetingsService,
    ZoomMeetingsWork,
    MeetingDatesService,
    MeetingExceptionsService,
    MeetingJoinsService,
    MeetingAnalyticsService,
    CalendarFeedsService,
    MeetingChanges,
  ],
  exports: [MeetingChanges, MeetingJoinsService],
})
export class ZoomMeetingsModule {}
