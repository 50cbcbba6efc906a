import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditRetentionService } from './audit-retention.service.ts';
import { AuditService } from './audit.service.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditService, AuditLogService, AuditRetentionService],
  exports: [AuditService],
})
export class AuditModule {}
