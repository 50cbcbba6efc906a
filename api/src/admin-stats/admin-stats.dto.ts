import { DEFAULT_STATS_RANGE, STATS_RANGES, type StatsRange } from '@vitral/contracts/admin-stats';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';

export class AdminStatsQuery {
  @Type(() => Number) @IsIn(STATS_RANGES) days: StatsRange = DEFAULT_STATS_RANGE;
}
