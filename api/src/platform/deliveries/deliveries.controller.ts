import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow, Polled } from '../access/access.ts';
import { ItemId } from '../validation/item-id.ts';
import { DeliveriesQuery } from './deliveries.dto.ts';
import { DeliveryLogService } from './delivery-log.service.ts';

@Controller('api/deliveries')
export class DeliveriesController {
  constructor(private readonly log: DeliveryLogService) {}

  /** Lists emails and text messages with their state. */
  @Allow('settings.write')
  @Polled()
  @Get()
  list(@Query() query: DeliveriesQuery) {
    return this.log.list(query);
  }

  /** Sends a failed email or text message again. */
  @Allow('settings.write')
  @Post(':id/retry')
  @HttpCode(202)
  retry(@ItemId() id: string) {
    return this.log.retry(id);
  }
}
