import type { Language } from '@vitral/contracts';

export const MEETING_GONE_TEXTS: Record<Language, { title: string; text: string; toCalendar: string }> = {
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
