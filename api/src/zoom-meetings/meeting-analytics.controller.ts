import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { MeetingAnalyticsQuery } from './meeting-analytics.dto.ts';
import { MeetingAnalyticsService } from './meeting-analytics.service.ts';

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
