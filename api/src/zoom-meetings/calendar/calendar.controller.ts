import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Sends } from '../../platform/access/access.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendCachedBody } from '../../platform/http/cached-body.ts';
import { CalendarFeedsService } from './calendar-feeds.service.ts';

/** Serves the calendar feeds of live sessions. */
@Controller('calendar')
export class CalendarController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** Sends the calendar feed of live sessions. */
  @Public()
  @Get('sessions-:feed.ics')
  @Sends('text/calendar')
  async feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    const body = await this.feeds.read(request.path);
    if (!body) throw new AppError('request.not-found');
    sendCachedBody(body, request, response);
  }
}
