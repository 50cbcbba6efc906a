import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '@vitral/contracts';
import { cardPageHeaders, cardPageHtml, CardPagesService, noticeHtml } from '../pages/index.ts';

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
