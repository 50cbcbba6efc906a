import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cardPageHeaders, cardPageHtml, CardPagesService, noticeHtml } from '../pages/index.ts';
import { MEETING_GONE_TEXTS } from './meeting-gone.texts.ts';

/** The page for a link to a live session that does not exist. */
@Injectable()
export class MeetingGonePage {
  constructor(private readonly cards: CardPagesService) {}

  async send(request: Request, response: Response): Promise<void> {
    const language = await this.cards.languageOf(request);
    const [frame, education] = await this.cards.frameTo('education', request, language);
    const { title, text, toCalendar: label } = MEETING_GONE_TEXTS[language];
    const content = noticeHtml({ title, text, link: { address: `${education}#calendario`, label } });
    response.status(404).set(cardPageHeaders(frame));
    response.send(cardPageHtml({ title, content, frame }));
  }
}
