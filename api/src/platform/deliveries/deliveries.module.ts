import { Global, Module } from '@nestjs/common';
import { Deliveries } from './deliveries.ts';
import { DeliveriesController } from './deliveries.controller.ts';
import { DeliveryLogService } from './delivery-log.service.ts';
import { DeliveryRetentionService } from './delivery-retention.service.ts';

@Global()
@Module({
  controllers: [DeliveriesController],
  providers: [Deliveries, DeliveryLogService, DeliveryRetentionService],
  exports: [Deliveries],
})
export class DeliveriesModule {}
