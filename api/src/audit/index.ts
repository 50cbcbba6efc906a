import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditService, ItemHistory, CsvExports, AuditLogService],
  exports: [AuditService, ItemHistory, CsvExports],
})
export class AuditModule {}
