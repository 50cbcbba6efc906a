import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { SecurityEvents } from '../platform/audit/security-events.service.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditService, SecurityEvents, AuditLogService],
  exports: [AuditService, SecurityEvents],
})
export class AuditModule {}
