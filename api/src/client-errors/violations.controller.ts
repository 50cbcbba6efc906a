import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { KeyCovers, OutsideSession, Public, Takes } from '../platform/access/access.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { readViolations } from './read-violations.ts';

export const REPORTS_TYPE = 'application/reports+json';

@Controller('api/client-errors/violations')
export class ViolationsController {
  constructor(private readonly reports: ErrorReportsService) {}

  /** Stores what the policies of pages blocked, as browsers report it by themselves. */
  @Public()
  @OutsideSession()
  @Post()
  @Takes(REPORTS_TYPE)
  @KeyCovers('nothing')
  @HttpCode(204)
  report(@Body() batch: unknown, @Req() request: Request) {
    return this.reports.storeViolations(readViolations(batch), request);
  }
}
