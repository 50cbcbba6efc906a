import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { Allow, Public } from '../../platform/access/access.ts';
import { HealthFiguresService } from './health-figures.service.ts';
import { LoadReportDto } from './load-reports.dto.ts';
import { LoadReportsService } from './load-reports.service.ts';

@Controller('api/modules')
export class ModulesHealthController {
  constructor(
    private readonly figures: HealthFiguresService,
    private readonly reports: LoadReportsService,
  ) {}

  @Public()
  @Post('reports')
  @HttpCode(204)
  report(@Body() input: LoadReportDto, @Ip() address: string) {
    return this.reports.take(input, address);
  }

  @Allow('modules.write')
  @Get('health')
  list() {
    return this.figures.list();
  }
}
