import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { LANGUAGES } from '@vitral/contracts/languages';
import type { Request, Response } from 'express';
import { Public, Sends } from '../../platform/access/access.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendCachedBody } from '../../platform/http/cached-body.ts';
import { isCalendarDate } from '../../platform/validation/dates.ts';
import { CalendarFeedsService } from './calendar-feeds.service.ts';

/** Serves the calendar feeds of live sessions, and files with one session. */
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

  /** Sends a calendar file with all dates of a live session. */
  @Public()
  @Get('session-:session.ics')
  @Sends('text/calendar')
  series(@Param('session') session: string, @Res() response: Response): Promise<void> {
    return this.sendFile(session, null, response);
  }

  /** Sends a calendar file with one date of a live session. */
  @Public()
  @Get('session-:session/:date.ics')
  @Sends('text/calendar')
  date(
    @Param('session') session: string,
    @Param('date') date: string,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendFile(session, date, response);
  }

  /** `session` is a language and an id, joined by `-`. */
  private async sendFile(session: string, date: string | null, response: Response): Promise<void> {
    const language = LANGUAGES.find((known) => session.startsWith(`${known}-`));
    const hasDate = date === null || isCalendarDate(date);
    const file = language && hasDate && (await this.feeds.readFile(language, session.slice(3), date));
    if (!file) throw new AppError('request.not-found');
    response.attachment(file.name).set('Cache-Control', 'no-cache').type('text/calendar').send(file.text);
  }
}
