import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow, Public, Polled } from '../../platform/access/access.ts';
import { HealthFiguresService } from './health-figures.service.ts';
import { LoadReportDto } from './load-reports.dto.ts';
import { LoadReportsService } from './load-reports.service.ts';

@Controller('api/modules')
export class ModulesHealthController {
  constructor(
    private readonly figures: HealthFiguresService,
    private readonly reports: LoadReportsService,
  ) {}

  /** Takes a browser's report that a module failed to load. */
  @Public()
  @Post('reports')
  @HttpCode(204)
  report(@Body() input: LoadReportDto, @Req() request: Request) {
    return this.reports.take(input, request);
  }

  /** Lists how often the releases of the latest release sets failed to load. */
  @Allow('modules.write')
  @Polled()
  @Get('health')
  list() {
    return this.figures.list();
  }
}
