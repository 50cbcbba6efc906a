import type { SitePageContent } from '@vitral/contracts/site-pages';
import { fixedPage, newBlock } from './fixed-page.ts';
import { each } from './texts.ts';

const SLUG = 'join';

/** The page with the form to join the team. */
export const joinPage = (): SitePageContent => ({
  ...fixedPage(SLUG),
  ...each('title', { es: 'Únete al equipo', en: 'Join the team', fr: 'Rejoignez l’équipe' }),
  ...each('description', {
    es: 'Cuéntanos dónde vives y cómo supiste de nosotros. Una persona del equipo te escribe en tu idioma y te ayuda a elegir una primera sesión en vivo.',
    en: 'Tell us where you live and how you heard about us. A person of the team writes to you in your language and helps you choose a first live session.',
    fr: 'Dites-nous où vous vivez et comment vous nous avez connus. Une personne de l’équipe vous écrit dans votre langue et vous aide à choisir une première session en direct.',
  }),
  blocks: [
    newBlock(`${SLUG}/form`, 'join', {
      ...each('noteTitle', {
        es: '¿Tienes antes una pregunta?',
        en: 'Do you have a question first?',
        fr: 'Vous avez d’abord une question ?',
      }),
      ...each('note', {
        es: 'Escríbenos sobre lo que quieras, sin unirte.',
        en: 'Write to us about anything, without joining.',
        fr: 'Écrivez-nous à propos de tout, sans rejoindre l’équipe.',
      }),
      ...each('linkText', {
        es: 'Contacta con el equipo',
        en: 'Contact the team',
        fr: 'Contactez l’équipe',
      }),
      linkUrl: '/contact',
    }),
  ],
});
