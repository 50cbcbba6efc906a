import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { AUDIT_CSV } from './audit.csv.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditExportQuery, AuditQuery } from './audit.dto.ts';

@Controller('api/audit')
export class AuditController {
  constructor(private readonly log: AuditLogService) {}

  /** Lists entries of the audit log. */
  @Allow('audit.read')
  @Get()
  list(@Query() query: AuditQuery) {
    return this.log.list(query);
  }

  /** Lists the accounts and tokens that the audit log names. */
  @Allow('audit.read')
  @Get('actors')
  actors() {
    return this.log.actors();
  }

  /** Sends the entries of a filter as CSV. */
  @Allow('audit.read')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: AuditExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await AUDIT_CSV.send(request, response, await this.log.export(query));
  }

  /** Returns an entry of the audit log. */
  @Allow('audit.read')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.log.get(id);
  }
}
