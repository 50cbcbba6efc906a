import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../access/access.ts';
import { ListQuery } from '../validation/list-query.dto.ts';
import { AuditService } from './audit.service.ts';

@Controller('api/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Allow('audit.read')
  @Get()
  list(@Query() query: ListQuery) {
    return this.audit.list(query);
  }
}
