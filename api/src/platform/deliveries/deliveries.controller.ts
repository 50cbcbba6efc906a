import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Polled, Sends } from '../access/access.ts';
import { ItemId } from '../validation/item-id.ts';
import { DELIVERIES_CSV } from './deliveries.csv.ts';
import { DeliveriesExportQuery, DeliveriesQuery } from './deliveries.dto.ts';
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

  /** Sends the list of emails and text messages of a filter as CSV. */
  @Allow('settings.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: DeliveriesExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await DELIVERIES_CSV.send(request, response, await this.log.export(query));
  }

  /** Sends a failed email or text message again. */
  @Allow('settings.write')
  @Post(':id/retry')
  @HttpCode(202)
  retry(@ItemId() id: string) {
    return this.log.retry(id);
  }
}
