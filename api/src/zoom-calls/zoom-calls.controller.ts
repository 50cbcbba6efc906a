import { Controller, Get, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow, Polled, Public } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { CallEventsService } from './call-events.service.ts';
import { ZoomCallsService } from './zoom-calls.service.ts';

@Controller('api/zoom-calls')
export class ZoomCallsController {
  constructor(
    private readonly zoomCalls: ZoomCallsService,
    private readonly events: CallEventsService,
  ) {}

  /** Lists the Zoom meetings of live sessions, and how many people were in their latest calls. */
  @Allow('zoom-meetings.write')
  @Polled()
  @Get()
  list() {
    return this.zoomCalls.list();
  }

  /** Receives an event that Zoom has signed. */
  @Public()
  @Post('events')
  @HttpCode(200)
  receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers('x-zm-signature') signature = '',
    @Headers('x-zm-request-timestamp') timestamp = '',
  ) {
    return this.events.receive({ body: request.rawBody ?? Buffer.alloc(0), signature, timestamp });
  }

  /** Makes the Zoom meeting of a live session follow it again. */
  @Allow('zoom-meetings.write')
  @Post(':id/sync')
  @HttpCode(204)
  retry(@ItemId() meetingId: string) {
    return this.zoomCalls.retry(meetingId);
  }
}
