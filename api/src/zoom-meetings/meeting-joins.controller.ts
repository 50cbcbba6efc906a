import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '@vitral/contracts/languages';
import { cardPageHeaders, cardPageHtml, CardPagesService, noticeHtml } from '../pages/index.ts';
import { Public, Redirects } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { isJoining, MeetingJoinsService } from './meeting-joins.service.ts';

const MEETING_GONE_TEXTS: Record<Language, { title: string; text: string; toCalendar: string }> = {
  es: {
    title: 'Esta sesión no está disponible',
    text: 'Puede que la hayan retirado o puesto en pausa, o que la dirección esté incompleta. En el calendario están las sesiones a las que puedes unirte.',
    toCalendar: 'Ver el calendario',
  },
  en: {
    title: 'This session is not available',
    text: 'It may have been removed or paused, or the address may be incomplete. The calendar has the sessions that you can join.',
    toCalendar: 'See the calendar',
  },
  fr: {
    title: 'Cette session n’est pas disponible',
    text: 'Elle a peut-être été retirée ou mise en pause, ou bien l’adresse est incomplète. Le calendrier présente les sessions auxquelles vous pouvez participer.',
    toCalendar: 'Voir le calendrier',
  },
};

/** The video service must not see the referring page, and no cache may skip the count. */
const JOIN_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Redirects to calls. Browsers navigate here directly, from any site. */
@Controller('api/zoom-meetings/:id/join')
export class MeetingJoinsController {
  constructor(
    private readonly joins: MeetingJoinsService,
    private readonly cards: CardPagesService,
  ) {}

  /** Redirects to the room of a live session and counts the join. */
  @Public()
  @Get()
  @Redirects(302)
  async join(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.set(JOIN_HEADERS);
    const meeting = await this.joins.find(id);
    if (!meeting) return this.sendNotFound(id, request, response);
    if (isJoining(request)) await this.joins.count(meeting, request.ip ?? '');
    response.redirect(302, meeting.zoomLink);
  }

  /** Sends a page to clients that accept HTML, else the error as JSON. */
  private async sendNotFound(id: string, request: Request, response: Response): Promise<void> {
    response.vary('Accept');
    if (request.accepts(['json', 'html']) !== 'html') throw new AppError('zoom-meetings.not-found', { id });
    const language = await this.cards.languageOf(request);
    const [frame, education] = await this.cards.frameTo('education', request, language);
    const { title, text, toCalendar: label } = MEETING_GONE_TEXTS[language];
    const content = noticeHtml({ title, text, link: { url: `${education}#calendario`, label } });
    response.status(404).set(cardPageHeaders(frame));
    response.send(cardPageHtml({ title, content, frame }));
  }
}
