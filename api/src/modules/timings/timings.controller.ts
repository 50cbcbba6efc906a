import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow, Public } from '../../platform/access/access.ts';
import { ModuleOverviewService } from './module-overview.service.ts';
import { TimingReportDto } from './timings.dto.ts';
import { TimingReportsService } from './timing-reports.service.ts';

@Controller('api/modules')
export class TimingsController {
  constructor(
    private readonly overview: ModuleOverviewService,
    private readonly reports: TimingReportsService,
  ) {}

  /** Takes the load time and the interaction times that a browser measured. */
  @Public()
  @Post('timings')
  @HttpCode(204)
  report(@Body() input: TimingReportDto, @Req() request: Request) {
    return this.reports.take(input, request);
  }

  /** Describes the active releases: libraries, weights, failures, and timings beside those of the release before. */
  @Allow('modules.write')
  @Get('overview')
  list() {
    return this.overview.list();
  }
}
