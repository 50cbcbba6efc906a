import type { SitePageContent } from '@vitral/contracts/site-pages';
import { fixedPage, newBlock } from './fixed-page.ts';
import { each } from './texts.ts';

const SLUG = 'join-sent';

const STEPS = [
  {
    ...each('title', {
      es: 'Leemos tu solicitud',
      en: 'We read your request',
      fr: 'Nous lisons votre demande',
    }),
    ...each('text', { es: 'En menos de 24 horas.', en: 'Within 24 hours.', fr: 'Sous 24 heures.' }),
  },
  {
    ...each('title', {
      es: 'Una persona del equipo te escribe',
      en: 'A person of the team writes to you',
      fr: 'Une personne de l’équipe vous écrit',
    }),
    ...each('text', {
      es: 'Por correo y en el idioma que elegiste. Mira también en la carpeta de spam.',
      en: 'By email and in the language that you chose. Look in your spam folder, too.',
      fr: 'Par courriel et dans la langue que vous avez choisie. Regardez aussi dans vos courriels indésirables.',
    }),
  },
  {
    ...each('title', {
      es: 'Eliges una primera sesión en vivo',
      en: 'You choose a first live session',
      fr: 'Vous choisissez une première session en direct',
    }),
    ...each('text', {
      es: 'Ya puedes mirar cuándo son.',
      en: 'You can already look at when they take place.',
      fr: 'Vous pouvez déjà voir quand elles ont lieu.',
    }),
  },
];

/** The page that thanks for a request to join. */
export const joinSentPage = (): SitePageContent => ({
  ...fixedPage(SLUG),
  isIndexed: false,
  ...each('title', {
    es: 'Gracias por querer unirte',
    en: 'Thank you for wanting to join',
    fr: 'Merci de vouloir nous rejoindre',
  }),
  ...each('description', {
    es: 'Tu solicitud ya está con nuestro equipo. Esto es lo que sigue.',
    en: 'Your request is with our team now. This is what happens next.',
    fr: 'Votre demande est entre les mains de notre équipe. Voici la suite.',
  }),
  blocks: [
    newBlock(`${SLUG}/steps`, 'steps', {
      ...each('title', { es: 'Qué sigue ahora', en: 'What happens next', fr: 'La suite' }),
      steps: STEPS,
    }),
    newBlock(`${SLUG}/sessions`, 'sessions', {
      ...each('title', { es: 'Sesiones en vivo', en: 'Live sessions', fr: 'Sessions en direct' }),
      layout: 'cards',
    }),
  ],
});
