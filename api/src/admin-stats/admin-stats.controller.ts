import { Controller, Get } from '@nestjs/common';
import { LoggedIn, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { AdminStatsService } from './admin-stats.service.ts';

@Controller('api/admin/stats')
export class AdminStatsController {
  constructor(private readonly stats: AdminStatsService) {}

  /** Returns the dashboard's figures, as far as the caller's role may see them. */
  @LoggedIn()
  @Polled()
  @Get()
  read(@Viewer() viewer: Viewer) {
    return this.stats.read(viewer);
  }
}
