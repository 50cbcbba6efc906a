import { Controller, Get, Query } from '@nestjs/common';
import { LoggedIn, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { AdminStatsQuery } from './admin-stats.dto.ts';
import { AdminStatsService } from './admin-stats.service.ts';

@Controller('api/admin/stats')
export class AdminStatsController {
  constructor(private readonly stats: AdminStatsService) {}

  /** Returns the dashboard's figures that the caller's role may see. */
  @LoggedIn()
  @Polled()
  @Get()
  read(@Viewer() viewer: Viewer, @Query() { days }: AdminStatsQuery) {
    return this.stats.read(viewer, days);
  }
}
