import { Global, Module } from '@nestjs/common';
import { SecurityEvents } from '../platform/security-events/security-events.service.ts';
import { ShortenedNetworks } from '../platform/security-events/shortened-networks.ts';
import { SecurityEventLogService } from './security-event-log.service.ts';
import { OwnSecurityEventsController, SecurityEventsController } from './security-events.controller.ts';

@Global()
@Module({
  controllers: [SecurityEventsController, OwnSecurityEventsController],
  providers: [SecurityEvents, ShortenedNetworks, SecurityEventLogService],
  exports: [SecurityEvents],
})
export class SecurityEventsModule {}
