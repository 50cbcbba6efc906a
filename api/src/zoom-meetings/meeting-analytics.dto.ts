import { ANALYTICS_WEEKS, type AnalyticsWeeks } from '@vitral/contracts';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';

export class MeetingAnalyticsQuery {
  @Type(() => Number) @IsIn(ANALYTICS_WEEKS) weeks: AnalyticsWeeks = 12;
}
