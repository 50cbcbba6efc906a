import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { SecurityEventLogService } from './security-event-log.service.ts';
import { SECURITY_EVENTS_CSV } from './security-events.csv.ts';
import {
  OwnSecurityEventsQuery,
  SecurityEventsExportQuery,
  SecurityEventsQuery,
} from './security-events.dto.ts';

@Controller('api/security-events')
export class SecurityEventsController {
  constructor(private readonly log: SecurityEventLogService) {}

  /** Lists security events of all accounts. */
  @Allow('audit.read')
  @Get()
  list(@Query() query: SecurityEventsQuery) {
    return this.log.list(query);
  }

  /** Sends the security events of a filter as CSV. */
  @Allow('audit.read')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: SecurityEventsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await SECURITY_EVENTS_CSV.send(request, response, await this.log.export(query));
  }
}

@Controller('api/profile/security-events')
export class OwnSecurityEventsController {
  constructor(private readonly log: SecurityEventLogService) {}

  /** Lists the security events of the caller's account. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: OwnSecurityEventsQuery) {
    return this.log.listOwn(viewer, query);
  }
}
